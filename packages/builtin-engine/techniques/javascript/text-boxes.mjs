/**
 * title: Boxes, banners, frames and underlined headings of text
 * when: A text or list of words has to be drawn in a frame of stars or lines, centred in a line, or underlined as a heading or banner.
 * words: box, frame, border, banner, text box, surround with asterisks, star frame, add border, heading, underline, header line, centre text, center title, divider, ascii box, picture border, label
 * param MARK: "*" — character of the frame
 * param WIDTH: 40 — characters of a banner line
 * param PAD: 1 — spaces between the frame and the text
 */
const MARK = "*";
const WIDTH = 40;
const PAD = 1;

const linesIn = (text) => (Array.isArray(text) ? text : text.split("\n"));

const widthOf = (lines) => Math.max(0, ...lines.map((line) => line.length));

/** Lines of a frame round the lines of a text, or round a list of words. */
export function boxLines(text, mark = MARK, pad = PAD) {
  const lines = linesIn(text);
  const space = " ".repeat(pad);
  const edge = mark.repeat(widthOf(lines) + 2 * pad + 2);
  return [edge, ...lines.map((line) => mark + space + line.padEnd(widthOf(lines)) + space + mark), edge];
}

/** The frame as one text. */
export function boxText(text, mark = MARK, pad = PAD) {
  return boxLines(text, mark, pad).join("\n");
}

/** A frame right at the text: ["abc"] → ["*****", "*abc*", "*****"]. */
export function addBorder(rows, mark = MARK) {
  return boxLines(rows, mark, 0);
}

/** A frame of +, - and |. */
export function lineBox(text, pad = PAD) {
  const lines = linesIn(text);
  const edge = `+${"-".repeat(widthOf(lines) + 2 * pad)}+`;
  const space = " ".repeat(pad);
  return [edge, ...lines.map((line) => `|${space}${line.padEnd(widthOf(lines))}${space}|`), edge].join("\n");
}

/** The text and below it a line of its length. */
export function underlineText(text, mark = "=") {
  return `${text}\n${mark.repeat(widthOf(text.split("\n")))}`;
}

/** "===== Title =====": the text in the middle of a line, an odd rest on the right. */
export function bannerLine(text, width = WIDTH, mark = MARK) {
  const rest = Math.max(0, width - text.length - 2);
  const left = Math.floor(rest / 2);
  return `${mark.repeat(left)} ${text} ${mark.repeat(rest - left)}`;
}

/** A line of marks above and below the text in the middle. */
export function bannerBox(text, width = WIDTH, mark = MARK) {
  const left = Math.max(0, Math.floor((width - text.length) / 2));
  return [mark.repeat(width), (" ".repeat(left) + text).trimEnd(), mark.repeat(width)].join("\n");
}

/** Each line in the middle of the longest one, without spaces at its end. */
export function centreLines(text) {
  const lines = linesIn(text);
  const centred = lines.map((line) => " ".repeat(Math.floor((widthOf(lines) - line.length) / 2)) + line);
  return centred.join("\n");
}

/** Each line at the right side of the longest one. */
export function rightAlignLines(text) {
  const lines = linesIn(text);
  return lines.map((line) => line.padStart(widthOf(lines))).join("\n");
}
