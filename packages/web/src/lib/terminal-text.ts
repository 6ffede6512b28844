import { UNSEEN } from "./plain.ts";

/** How a piece of a terminal's output looks. */
export interface TerminalStyle {
  /** One of the sixteen colours, 0 to 15. */
  colour: number | null;
  bold: boolean;
  dim: boolean;
}

export interface TerminalPiece extends TerminalStyle {
  text: string;
}

const PLAIN: TerminalStyle = { colour: null, bold: false, dim: false };
/** Operating system commands, the other controls with their parameters, and what is one character long. */
const CONTROL =
  /\u001b(?:\]([^\u0007\u001b]*)(?:\u0007|\u001b\\)?|\[([0-9;?]*)[ -/]*([@-~])|[@-Z\\^_])|[\b\r\n]/g;
/** The longest line; a program that prints more without a newline writes the rest on lines of their own. */
const MOST_LINE_CHARS = 4_000;

/** A line on the screen: each character with its style, and where the cursor is. */
interface Line {
  letters: string[];
  styles: TerminalStyle[];
  at: number;
}

/** The lines that a terminal shows for a program's output: its colours, and what it wrote over, as progress bars do. Other controls do nothing. */
export function terminalLines(output: string): TerminalPiece[][] {
  const lines: Line[] = [{ letters: [], styles: [], at: 0 }];
  let style = PLAIN;
  let from = 0;
  const newLine = () => lines.push({ letters: [], styles: [], at: 0 });
  const put = (text: string) => {
    for (const letter of text.replaceAll(UNSEEN, "�")) {
      if (lines.at(-1)!.at >= MOST_LINE_CHARS) newLine();
      const line = lines.at(-1)!;
      line.letters[line.at] = letter;
      line.styles[line.at++] = style;
    }
  };
  for (const { 0: control, 2: parameters, 3: kind, index } of output.matchAll(CONTROL)) {
    put(output.slice(from, index));
    from = index + control.length;
    const line = lines.at(-1)!;
    if (control === "\n") newLine();
    else if (control === "\r") line.at = 0;
    else if (control === "\b") line.at = Math.max(0, line.at - 1);
    else if (kind === "m") style = styleAfter(style, parameters ?? "");
    else if (kind === "K") erase(line, parameters ?? "");
  }
  put(output.slice(from));
  return lines.map(piecesOf);
}

function erase(line: Line, what: string): void {
  if (what === "" || what === "0") line.letters.length = line.styles.length = line.at;
  else if (what === "2") line.letters.length = line.styles.length = line.at = 0;
}

/** The style after a "select graphic rendition". What it does not know changes nothing. */
function styleAfter(style: TerminalStyle, parameters: string): TerminalStyle {
  const codes = parameters.split(";").map(Number);
  let next = style;
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i]!;
    if (code === 0) next = PLAIN;
    else if (code === 1) next = { ...next, bold: true };
    else if (code === 2) next = { ...next, dim: true };
    else if (code === 22) next = { ...next, bold: false, dim: false };
    else if (code === 39) next = { ...next, colour: null };
    else if (code >= 30 && code <= 37) next = { ...next, colour: code - 30 };
    else if (code >= 90 && code <= 97) next = { ...next, colour: code - 82 };
    // A colour of more than sixteen has more parameters.
    else if (code === 38 || code === 48) i += codes[i + 1] === 5 ? 2 : 4;
  }
  return next;
}

function piecesOf({ letters, styles }: Line): TerminalPiece[] {
  const pieces: TerminalPiece[] = [];
  for (const [i, letter] of letters.entries()) {
    const last = pieces.at(-1);
    if (last && styles[i] === styles[i - 1]) last.text += letter;
    else pieces.push({ ...styles[i]!, text: letter });
  }
  return pieces;
}
