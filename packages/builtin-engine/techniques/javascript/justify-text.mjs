/**
 * title: Justify text to full lines of equal width
 * when: Text has to be set in lines that all reach the right margin, with the spaces spread evenly.
 * words: justify, full justification, align, margin, spaces, typesetting
 * param WIDTH: 60 — width of a line in characters
 */
const WIDTH = 60;

function fullLine(words, width) {
  if (words.length === 1) return words[0];
  const gaps = words.length - 1;
  const spaces = width - words.reduce((sum, word) => sum + [...word].length, 0);
  // What does not divide evenly goes to the gaps on the left.
  return words
    .map(
      (word, i) => word + " ".repeat(i < gaps ? Math.floor(spaces / gaps) + (i < spaces % gaps ? 1 : 0) : 0),
    )
    .join("");
}

/** Lines of a text or a list of words; the last line and single words stay ragged, or get spaces behind them to the full width. */
export function justifyText(text, width = WIDTH, padded = false) {
  const rows = [];
  let row = [];
  let used = 0;
  for (const word of Array.isArray(text) ? text : text.split(/\s+/).filter(Boolean)) {
    const length = [...word].length;
    if (row.length > 0 && used + 1 + length > width) {
      rows.push(row);
      row = [];
      used = 0;
    }
    used += (row.length > 0 ? 1 : 0) + length;
    row.push(word);
  }
  // The last line stays ragged.
  const lines = rows.map((words) => fullLine(words, width)).concat(row.length > 0 ? [row.join(" ")] : []);
  return padded ? lines.map((line) => line + " ".repeat(Math.max(0, width - [...line].length))) : lines;
}
