const MOST_LINES = 1_000;
/** Names of columns with commas between them. */
const HEAD = /^[\p{L}_][^\d,"']{0,40}\d?(?:,[\p{L}_][^,"'\n]{0,40}){1,40}$/u;
const commasOf = (line: string) => line.split(",").length;

/**
 * A text with semicolons for the commas between numbers: in lines that have as many as the names above them, `20,480.00` is two
 * numbers.
 */
export function withValuesApart(text: string): string {
  if (!/\d,\d{3}(?!\d)/.test(text)) return text;
  let columns = 0;
  return text
    .split("\n", MOST_LINES)
    .map((line) => {
      if (columns > 0 && commasOf(line) === columns && !line.includes(", "))
        return line.replaceAll(/(?<=\d),(?=\d)/g, ";");
      columns = HEAD.test(line.trim()) && !line.includes(", ") ? commasOf(line) : 0;
      return line;
    })
    .join("\n");
}
