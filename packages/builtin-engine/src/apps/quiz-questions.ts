/** A question with options, one of which is right, or with accepted written answers. */
export interface WrittenQuestion {
  text: string;
  options: { text: string; right: boolean }[];
  accepted: string[];
}

/** Why no quiz can be made: what is missing or ambiguous. */
export interface Unclear {
  unclear: string;
}

const MOST = 60;
const NUMBERED = /^\s*(?:q(?:uestion)?\s*\d*\s*[:.)]|\d{1,2}\s*[.)])\s*/i;
const LETTERED = /^\s*(?:\(?[a-i][.)]\s+|[-•+]\s+|\[[ x]?\]\s+)/i;
const ANSWER =
  /^\s*[([]?\s*(?:(?:the )?(?:correct |right )?answers?(?: is|:|=)|correct(?: is|:|=)|right:|a:)\s*(.+?)\s*[)\]]?\s*$/i;
/** A question followed by its answer. */
const ANSWERED =
  /^(.*\?.*?)[\s,.(]+((?:the )?(?:correct |right )?answer(?: is|:|=)\s*.+|A:\s*(?!.*\bB:).+|correct:\s*.+)$/i;
const SENTENCES =
  /(?<=[^\d\s.][.!]|\w\w\)|\d\.)\s+(?=[A-Z"'(])|(?<![,:?])\s+(?=(?:q\d*|\d{1,2})[.):]\s*\p{Lu})/u;
const ABBREVIATED = /(?:^|[\s,*])(?:mr|mrs|ms|dr|st|mt|no|vs|prof|jr|sr)\.$/i;
/** Beginnings of lines that are not part of a question. */
const STRAY = "\u0000";
/** Apparent options that are requests about the page. */
const REQUESTED =
  /\b(?:and|with|plus)\b.*\b(?:timer|score\w*|leaderboard|theme|mode|confetti|sounds?|hints?|colou?rs?|shuffl\w*|buttons?|progress|feedback|animation\w*|design)\b/i;
const RIGHT = /^\*+|\*+$|\s*\((?:correct|right|true|answer|x|✓|✔)\)\s*$|^\s*\[x\]\s*|[✓✔✅]/giu;

/** Parses all questions of `text`, which contains nothing else. */
export function questionsOf(text: string): WrittenQuestion[] | Unclear {
  const drafts: { text: string; options: string[]; answer?: string }[] = [];
  for (const line of text
    .split("\n")
    .flatMap(piecesOf)
    .filter((piece) => piece.trim() !== "")) {
    const current = drafts.at(-1);
    if (line.startsWith(STRAY)) return { unclear: line.slice(1, 60).trim() };
    const answer = ANSWER.exec(line);
    if (answer && current) {
      if (current.answer !== undefined) return { unclear: `two answers to ${current.text}` };
      current.answer = answer[1]!;
    } else if (NUMBERED.test(line) || isAsked(line))
      drafts.push(draftOf(line.replace(NUMBERED, "").replace(/^\s*[-•+]\s+/, "")));
    else if (current) current.options.push(...(LETTERED.test(line) ? [line] : optionsOf(line)));
    else return { unclear: line.trim().slice(0, 60) };
  }
  if (drafts.length === 0 || drafts.length > MOST) return { unclear: "the questions" };
  const questions = drafts.map(finished);
  return questions.find((one): one is Unclear => "unclear" in one) ?? (questions as WrittenQuestion[]);
}

/** Whether a line has a question mark and is not an option with a letter. */
const isAsked = (line: string) => line.includes("?") && !/^\s*(?:\(?[a-i][.)]|\[[ x]?\])\s+/i.test(line);

/** Splits questions on one line, each with its options or answer. */
function piecesOf(line: string): string[] {
  const pieces: string[] = [];
  const number = NUMBERED.exec(line)?.[0] ?? "";
  for (const [at, part] of line
    .slice(number.length)
    .split(/;\s*|\s\/\s(?=\p{Lu}[^/?]{3,}\?)/u)
    .entries())
    for (const [sentence, piece] of part.split(SENTENCES).entries()) {
      const last = pieces.length - 1;
      if (last < 0 || piece.includes("?") || ANSWER.test(piece)) pieces.push(piece);
      else if (sentence === 0 && at > 0) pieces[last] += `, ${piece}`;
      else if (ABBREVIATED.test(pieces[last]!)) pieces[last] += ` ${piece}`;
      // Another sentence after the questions may be a request about the page.
      else pieces.push(`${STRAY}${piece}`);
    }
  return pieces.flatMap((part, at) => {
    const piece = at === 0 ? number + part : part;
    const answer = ANSWERED.exec(piece);
    return answer ? [answer[1]!, answer[2]!] : [piece];
  });
}

function draftOf(line: string) {
  const at = line.indexOf("?");
  const [text, rest] = at < 0 ? [line, ""] : [line.slice(0, at + 1), line.slice(at + 1)];
  return {
    text: text.trim(),
    options: optionsOf(rest.replace(/^["')\s:–—-]+/, "").replace(/^options?:\s*/i, "")),
  };
}

function optionsOf(rest: string): string[] {
  const text = rest.trim().replace(/[.;]$/, "");
  if (text === "") return [];
  const lettered = text.split(/(?:^|[\s,]+)\(?(?=[A-I][.)]\s?\S)(?:[A-I])[.)]\s?/i);
  if (lettered.length > 2 && lettered[0] === "") return lettered.slice(1);
  const parts = text.split(/\s*,(?!\d{3}(?!\d))\s*(?:or |and )?|\s+\/\s+|\s*\|\s*|(?<=\w)\/(?=[\w*])/);
  return parts.length === 1 ? text.split(/\s+or\s+/i) : parts;
}

/** An answer in brackets after the question or its options: `What is 7x8? (56)`, `6, 8 or 10 (8)`. */
function bracketed(options: string[]): { options: string[]; answer?: string } {
  const last = /^(.*?)\s*\(([^()]{1,80})\)\s*[/;.]?$/.exec(options.at(-1) ?? "");
  if (!last || /^(?:correct|right|true|answer|x|✓|✔)$/i.test(last[2]!)) return { options };
  const others = [...options.slice(0, -1), last[1]!].map((each) => each.trim()).filter((each) => each !== "");
  const isOne = others.some((each) => each.toLowerCase() === last[2]!.toLowerCase());
  return others.length === 0 || isOne ? { options: others, answer: last[2]! } : { options };
}

function finished(draft: { text: string; options: string[]; answer?: string }): WrittenQuestion | Unclear {
  const told = draft.answer === undefined ? bracketed(draft.options) : draft;
  const options = told.options
    .map((option) => option.replace(LETTERED, (mark) => (/\[x\]/i.test(mark) ? "*" : "")).trim())
    .filter((option) => option !== "")
    .map((option) => ({ text: option.replaceAll(RIGHT, "").trim(), right: option.search(RIGHT) >= 0 }));
  const { text } = draft;
  const { answer } = told;
  const requested = draft.options.find((option) => REQUESTED.test(option));
  if (requested !== undefined) return { unclear: requested.trim().slice(0, 60) };
  const long = [text, answer ?? "", ...options.map((option) => option.text)].some(
    (words) => words.length > 300,
  );
  if (text === "" || long || options.some((option) => option.text === ""))
    return { unclear: text.slice(0, 60) || "a question" };
  if (options.length === 0)
    return answer === undefined
      ? { unclear: `the answer to ${text}` }
      : { text, options: [], accepted: accepted(answer) };
  if (options.length === 1 && answer === undefined)
    return { text, options: [], accepted: accepted(options[0]!.text) };
  return chosen(text, options, answer);
}

const accepted = (answer: string): string[] => [answer.replace(/[.!]$/, "").trim()];

function chosen(
  text: string,
  options: WrittenQuestion["options"],
  answer: string | undefined,
): WrittenQuestion | Unclear {
  if (answer !== undefined) {
    const said = answer
      .replace(/^\(?([a-i])[.)]\s+/i, "")
      .replace(/[.!]$/, "")
      .trim()
      .toLowerCase();
    const letter = /^\(?([a-i])[.)]?(?:\s.*)?$/i.exec(answer.trim())?.[1]?.toLowerCase();
    let at = options.findIndex((option) => option.text.toLowerCase() === said);
    if (at < 0 && letter) at = letter.charCodeAt(0) - 97;
    const option = options[at];
    if (!option || options.some((one) => one.right && one !== option))
      return { unclear: `the answer to ${text}` };
    option.right = true;
  }
  const texts = new Set(options.map((option) => option.text.toLowerCase()));
  const rights = options.filter((option) => option.right).length;
  if (rights !== 1 || options.length > 9 || texts.size < options.length)
    return { unclear: rights === 0 ? `the right answer to ${text}` : `one right answer to ${text}` };
  return { text, options, accepted: [] };
}

const REQUESTS =
  /\b(?:theme|mode|colou?rs?|background|shuffle[ds]?|random\w*|timer|seconds|please|make|use|should|titled?|called|score|pass\w*|show|with|when)\b/i;

/** Start and end of the questions in `task`; null if there are none. */
export function findQuestions(task: string): { body: string; around: [string, string] } | null {
  const numbered = task.search(/^\s*(?:q(?:uestion)?\s*\d*\s*[:.)]|1\s*[.)])\s*\S/im);
  const mark = task.indexOf("?");
  const sentence = mark < 0 ? -1 : beginOf(task.slice(0, mark));
  const starts = [numbered, sentence].filter((at) => at > 0);
  if (starts.length === 0) return null;
  const begin = Math.min(...starts);
  let body = task.slice(begin);
  let after = "";
  for (;;) {
    const tail = /^([\s\S]*\S)(?:[.!]\s+|\n\s*)([^.!?\n]+[.!]?)\s*$/.exec(body);
    if (
      !tail ||
      !REQUESTS.test(tail[2]!) ||
      ANSWER.test(tail[2]!) ||
      LETTERED.test(tail[2]!) ||
      /\*|\(correct\)/i.test(tail[2]!)
    )
      break;
    body = tail[1]!;
    after = `${tail[2]!} ${after}`;
  }
  return { body, around: [task.slice(0, begin).replace(/\bq(?:uestion)?\s*\d*\s*[:.)]?\s*$/i, ""), after] };
}

/** Start of the first question, given the text before its question mark. */
function beginOf(before: string): number {
  const last = Math.max(
    before.lastIndexOf(": "),
    before.lastIndexOf(":\n"),
    before.lastIndexOf("\n"),
    before.search(/[.!]\s(?!.*[.!]\s)/s),
  );
  if (last < 0) return -1;
  const prefix = /(?:^|[\s:.])(?:q(?:uestion)?\s*\d*|\d{1,2})\s*$/i.exec(before.slice(0, last));
  return prefix ? prefix.index + 1 : last + 1;
}
