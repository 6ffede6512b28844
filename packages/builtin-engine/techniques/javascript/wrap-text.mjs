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
