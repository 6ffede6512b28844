/**
 * title: Wrap text to a width at spaces
 * when: Text has to be broken into lines of at most so many characters, without splitting words that fit.
 * words: word wrap, line break, reflow, fill, columns, width, textwrap
 * param WIDTH: 72 — longest line in characters
 */
const WIDTH = 72;

export function wrapText(text, width = WIDTH) {
  if (width < 1) throw new RangeError("width has to be at least 1");
  const lines = [];
  let line = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    let letters = [...word];
    if (line.length > 0 && line.length + 1 + letters.length <= width) {
      line.push(" ", ...letters);
      continue;
    }
    if (line.length > 0) lines.push(line.join(""));
    // A word longer than a line is cut at the width.
    for (; letters.length > width; letters = letters.slice(width))
      lines.push(letters.slice(0, width).join(""));
    line = letters;
  }
  if (line.length > 0) lines.push(line.join(""));
  return lines;
}

/** The lines as one text with line feeds. */
export function wrapTextAsOne(text, width = WIDTH) {
  return wrapText(text, width).join("\n");
}

/** Lines of whole words: a word longer than a line stands alone on a line and is not cut. */
export function wrapTextAsItIs(text, width = WIDTH) {
  const lines = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && [...longer].length <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** As wrapTextAsItIs, as one text with line feeds. */
export function wrapTextAsItIsToOne(text, width = WIDTH) {
  return wrapTextAsItIs(text, width).join("\n");
}

/** Cut after every so many characters, wherever that is. */
export function wrapTextByAll(text, width = WIDTH) {
  const letters = [...text];
  const count = Math.ceil(letters.length / width);
  return Array.from({ length: count }, (_, i) => letters.slice(i * width, (i + 1) * width).join(""));
}
