/** How models begin the sentence that they say before they call a tool, in lower case. */
const OPENINGS = [
  ..."let me |let's |first, |first i |first let |to answer |to find |to check |to verify |to work |to compute |to calculate |to convert |to get |to see |sure|okay|ok,|ok. |alright|certainly|of course|one moment|one sec|give me a |now |next, |time to |before i |good question|great question".split(
    "|",
  ),
  // Who speaks of himself says what he does.
  ..."i |i'|we |we'|ich |wir |je |j'|nous |yo |eu |io |ik |我|私".split("|"),
  ..."asking |building |calculating |checking |comparing |computing |converting |counting |creating |doing |fetching |finding |getting |looking |measuring |opening |querying |reading |retrieving |running |searching |testing |trying |using |verifying |working |writing ".split(
    "|",
  ),
  ..."lass |lassen |zuerst |zunächst |moment|gern|einen moment|dann |laisse|permett|d'abord |un instant|voyons |voy a |déjame|permít|primero |un momento|vamos a |calculo |compruebo |busco |consulto |convierto |reviso |verifico |vou |deixe|primeiro|um momento|vamos |confiro |procuro |fammi |calcolo |cerco |controllo |converto ".split(
    "|",
  ),
  ..."让我|首先|好的|先|まず|では|それでは|調べ|確認|計算|少々".split("|"),
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
