/** Colours and other controls of terminals. */
const ESCAPES = /\u001b(?:\[[0-9;?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\^_])/g;
/** Controls except tab and newline, and characters that turn the direction of text around. */
export const UNSEEN =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** A text from outside that looks like what it holds: without terminal controls, and nothing in it hides or reorders the rest. */
export const plain = (text: string): string =>
  text.replaceAll(ESCAPES, "").replaceAll(/\r\n?/g, "\n").replaceAll(UNSEEN, "�");
