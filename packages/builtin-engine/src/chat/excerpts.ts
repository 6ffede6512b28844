/** The beginning of `text`, cut at a word boundary, with an ellipsis if something was cut off. */
export function beginning(text: string, characters: number): string {
  const trimmed = text.trim();
  if (trimmed.length <= characters) return trimmed;
  const cut = trimmed.slice(0, characters);
  const space = cut.search(/\s\S*$/);
  return `${(space > characters / 2 ? cut.slice(0, space) : cut).replace(/[\uD800-\uDBFF]$/, "").trimEnd()} …`;
}

/** As many whole sentences from the beginning of `text` as fit, but at least one. */
export function firstSentences(text: string, characters: number): string {
  let shown = "";
  for (const { segment } of new Intl.Segmenter("en", { granularity: "sentence" }).segment(
    text.trim().slice(0, characters * 4),
  )) {
    if (shown.length + segment.length > characters) break;
    shown += segment;
  }
  return shown.trim() || beginning(text, characters);
}

/** Formats `text` as a quotation, to mark text that others wrote. */
export const quoted = (text: string): string =>
  text
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
