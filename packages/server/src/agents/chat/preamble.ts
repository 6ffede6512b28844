/** How models begin the sentence that they say before they call a tool, in lower case. */
const OPENINGS = [
  ..."let me |let's |i'll |i will |i'm going to |i am going to |i need to |i should |i have to |first, i |first, let |first i |first let |to answer |to find |to check |to verify |to work |to compute |to calculate |sure|okay|ok,|ok. |alright|certainly|of course|looking |checking |searching |calculating |computing |fetching |reading |running |one moment|one sec|give me a |now i |now let |next, |next i |time to |before i |good question|great question".split(
    "|",
  ),
  ..."ich |lass |lassen |zuerst |zunächst |moment|gern|einen moment|dann |je vais |laisse|permett|d'abord |un instant|voyons |je dois |voy a |déjame|permít|primero |un momento|vamos a |vou |deixe|primeiro|um momento|vamos ".split(
    "|",
  ),
  ..."让我|我来|我先|我会|首先|好的|先|まず|では|それでは|調べ|確認|計算|少々".split("|"),
];
const MOST_CHARS = 300;

/**
 * Whether the beginning of a turn's text may be what the model says before a tool call, rather than its answer. Such a text
 * is held back until the turn shows which of the two it is; anything else is streamed at once.
 */
export function mayBePreamble(beginning: string): boolean {
  const text = beginning.trimStart().toLowerCase().replaceAll("’", "'");
  if (text.length > MOST_CHARS || /\n\s*\n|\n\s*(?:[-*|#`]|\d+[.)])/.test(text)) return false;
  return OPENINGS.some((opening) =>
    text.length < opening.length ? opening.startsWith(text) : text.startsWith(opening),
  );
}
