/**
 * title: Lay out rows as a text table
 * when: Rows have to be printed in aligned columns, plain or as a Markdown table.
 * words: table, columns, align, pad, markdown table, report, print, text layout
 * param GAP: "  " — what stands between the columns
 */
const GAP = "  ";

const width = (text) => [...text].length;

const isNumber = (text) => /^[-+]?\d[\d,.]*%?$/.test(text);

/** Numbers stand at the right, all else at the left. Short rows are filled up; no spaces at the end of a line. */
export function textTable(rows, gap = GAP) {
  const texts = rows.map((row) => row.map((value) => String(value ?? "")));
  const columns = Math.max(0, ...texts.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, i) =>
    Math.max(...texts.map((row) => width(row[i] ?? ""))),
  );
  const cell = (text, i) => {
    const space = " ".repeat(widths[i] - width(text));
    return isNumber(text) ? space + text : text + space;
  };
  return texts.map((row) =>
    widths
      .map((_, i) => cell(row[i] ?? "", i))
      .join(gap)
      .trimEnd(),
  );
}

/** Lines of a Markdown table; the first row is the head. */
export function markdownTable(rows) {
  if (rows.length === 0) return [];
  const line = (row) =>
    `| ${rows[0]
      .map((_, i) =>
        String(row[i] ?? "")
          .replaceAll("|", "\\|")
          .replaceAll("\n", " "),
      )
      .join(" | ")} |`;
  return [line(rows[0]), `|${" --- |".repeat(rows[0].length)}`, ...rows.slice(1).map(line)];
}
