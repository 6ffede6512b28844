import { plainly, unended } from "../phrasing.ts";
import { coresOf } from "./cores.ts";
import { GREETING, INTRODUCTION, needsModel, WELCOME } from "./canned-answers.ts";
import type { Act } from "./act.ts";
import type { ActName, Intent } from "./intents/intent.ts";
import { intentOf, rankIntents } from "./intents/intent-search.ts";
import { personalQuestionOf } from "./personal.ts";
import { type DateSlot } from "./slots/dates.ts";
import { type Slots, slotsOf, withUnknownPlace } from "./slots/slots.ts";
import { MOST_USED } from "./tell/tell-settings.ts";

/** A question with a known intent. */
export interface Question {
  intent: Intent;
  slots: Slots;
  plain: string;
}

/** Requests for work, which are not questions whatever their words are about. */
const ASKS_FOR_WORK =
  /^(?:write|implement|create|make|build|code|fix|repair|complete|define|generate|program|design|draw|compute|calculate|translate|summari[sz]e|compose|draft|how (?:do|can|would|should) (?:i|you|we) (?:write|code|program|implement|design|draw)|i (?:want|need) (?:a|an|you)|give me a (?:function|script|program|page))\b/i;

/** Phrases that introduce a question. */
const LEADS_IN =
  /^(?:(?:i|i'm|we|we're) [^,.!?;:]{0,60}\b(?:signet|this|here|new)\b[^,.!?;:]{0,30}|(?:a |one )?(?:quick |short |stupid |another )?question|sorry|excuse me)\s?[,.!;:-]\s+/i;
const GREETS = /^(?:hi|hello|hey|thanks)(?: there| signet)? (?=\S+ \S+ \S)/i;
const withoutLeadIn = (asked: string) =>
  unended(plainly(plainly(asked).replace(LEADS_IN, "").replace(GREETS, "")));

/** Finds the intent of a question by search; null if there is none. */
export function questionOf(asked: string): Question | null {
  for (const core of coresOf(asked)) {
    const plain = withoutLeadIn(core);
    const slots = ASKS_FOR_WORK.test(plain) ? null : slotsOf(plain);
    const intent = slots && intentOf(slots.text);
    if (intent) return { intent, slots, plain };
  }
  return null;
}

/** Questions whether it can do some kind of work. Here "can you" is not a polite request. */
const ASKS_WHETHER_IT_CAN =
  /^(?:hi,? |hello,? |hey,? )?(?:can|could|do|would) (?:you|signet|this|it) (?:also |even )?(?:write|make|create|build|develop|program|code|fix|do|generate)(?: (?:me|for me|my|a|an|some|any|small|little|simple|short|whole|computer|complete))*(?: (?:programs?|code|coding|scripts?|functions?|apps?|applications?|websites?|games?|software|bugs?|python|javascript|java|typescript))*(?: (?:in|with|using) [\w+#]{1,12})?(?: (?:for me|too|as well|please))?\s*\??$/i;

/** The action for a question that the service, its tools or its memory can answer; null otherwise. */
export function actOnQuestion(asked: string): Act | null {
  if (ASKS_WHETHER_IT_CAN.test(asked.trim())) return say(INTRODUCTION);
  const question = questionOf(asked);
  if (question?.intent.act === "beyond") return null;
  return (question && ACTS[question.intent.act](question)) ?? recalling(asked) ?? inUnknownPlace(asked);
}

type Input = Record<string, string | number>;
const call = (tool: string, input: Input = {}): Act => ({ call: tool, input });
const say = (text: string): Act => ({ say: text, reason: "stop" });

const ACTS: Record<ActName, (question: Question) => Act | null> = {
  greeting: () => say(GREETING),
  thanks: () => say(WELCOME),
  self: () => say(INTRODUCTION),
  time: ({ slots: { place } }) => call("time", place && "zone" in place ? { zone: place.zone } : {}),
  weekday: ({ slots }) => dateCall(slots, () => aimed(slots.dates)),
  until: ({ slots }) => dateCall(slots, () => counted(slots.dates, false)),
  since: ({ slots }) => dateCall(slots, () => counted(slots.dates, true)),
  between: ({ slots }) => dateCall(slots, () => spanning(slots.dates)),
  added: ({ slots }) => added(slots),
  leap: ({ slots: { years } }) => (years.length === 1 ? call("date", { of: `${years[0]}-01-01` }) : null),
  week: ({ slots }) => dateCall(slots, () => (slots.dates.length === 0 ? {} : aimed(slots.dates))),
  receipt: ({ intent, slots: { shas, runs } }) => {
    if (shas.length + runs.length > 1) return null;
    const isNamed = shas.length + runs.length === 1;
    return isNamed === (intent.id === "named receipt")
      ? call("read_receipt", { sha: shas[0] ?? "latest" })
      : null;
  },
  usage: () => call("usage"),
  prices: () => call("prices"),
  limits: () => call("limits"),
  settings: ({ plain }) => call("settings", { q: plain }),
  overview: () => call("settings", { q: MOST_USED }),
  help: ({ plain, intent: { seek, seekOnly } }) =>
    call("help", { q: seekOnly ?? (seek === undefined ? plain : `${plain} ${seek}`) }),
  recall: () => null,
  beyond: () => null,
};

function dateCall({ spans, years }: Slots, inputOf: () => Input | null): Act | null {
  const input = spans.length + years.length === 0 ? inputOf() : null;
  return input && call("date", input);
}

const WEEKDAY = /day$/;
/** The date in a question. "Is 4 July a Sunday?" also contains a weekday. */
function aimed(dates: DateSlot[]): Input | null {
  const [date = dates[0], more] = dates.filter(
    ({ value }) => typeof value !== "string" || !WEEKDAY.test(value),
  );
  if (!date || more) return null;
  return typeof date.value === "string" ? { of: date.value } : date.value;
}

/** Days are counted backwards only for a date with a year. */
function counted(dates: DateSlot[], back: boolean): Input | null {
  const value = dates.length === 1 ? dates[0]!.value : null;
  if (typeof value !== "string" || (back && !/^\d{4}/.test(value))) return null;
  return { to: value };
}

function spanning(dates: DateSlot[]): Input | null {
  const values = dates.map(({ value }) => value);
  const [of, to] = values;
  if (values.length !== 2 || typeof of !== "string" || typeof to !== "string") return null;
  return [of, to].some((one) => WEEKDAY.test(one)) ? null : { of, to };
}

function added({ spans, dates, text }: Slots): Act | null {
  const [span] = spans;
  const from = dates[0]?.value;
  if (spans.length !== 1 || dates.length > 1 || typeof from === "object") return null;
  const back = /\b(?:ago|before|earlier|prior|minus|subtract)\b/.test(text);
  return call("date", {
    ...(from === undefined ? {} : { of: from }),
    plus: back ? -span!.count : span!.count,
    unit: span!.unit,
  });
}

function recalling(asked: string): Act | null {
  const personal = personalQuestionOf(asked);
  return personal && call("recall", { q: personal.q });
}

const SURELY = 0.9;
/** The answer names a place whose time zone is unknown. */
function inUnknownPlace(asked: string): Act | null {
  const slots = slotsOf(asked);
  if (!slots?.place || !("unknown" in slots.place)) return null;
  const [best] = rankIntents(withUnknownPlace(slots));
  if (best?.intent.act !== "time" || best.closeness < SURELY) return null;
  const why = `I do not know the time zone of ${slots.place.unknown}; ask for it by its name, as in “what time is it in Europe/Paris”.`;
  return { say: needsModel(why), reason: "needs_model" };
}
