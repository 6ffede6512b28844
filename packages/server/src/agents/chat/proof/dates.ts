import { isNoRange, withRanges } from "./ranges.ts";

/** A date, a time of day or a weekday that a text states. */
export interface Moment {
  start: number;
  end: number;
  year?: number;
  month?: number;
  day?: number;
  /** Seconds since midnight, and whether seconds are written. */
  time?: number;
  withSeconds?: boolean;
  /** 0 is Sunday. */
  weekday?: number;
  /** Difference from UTC, in minutes. */
  offset?: number;
  /** It is said in a word: `midnight`, which may be meant loosely. */
  isWord?: boolean;
  /** Where the range ends that begins with it. */
  until?: Moment;
}

const MONTH_NAMES = [
  "january jan januar janvier enero janeiro",
  "february feb februar février febrero fevereiro",
  "march mar märz mars marzo março",
  "april apr avril abril",
  "may mai mayo maio",
  "june jun juni juin junio junho",
  "july jul juli juillet julio julho",
  "august aug août agosto",
  "september sep sept septembre septiembre setembro",
  "october oct oktober octobre octubre outubro",
  "november nov novembre noviembre novembro",
  "december dec dezember décembre diciembre dezembro",
];
const WEEKDAY_NAMES = [
  "sunday sun sonntag dimanche domingo 星期日 星期天 日曜日 日曜",
  "monday mon montag lundi lunes segunda-feira 星期一 月曜日 月曜",
  "tuesday tue tues dienstag mardi martes terça-feira 星期二 火曜日 火曜",
  "wednesday wed mittwoch mercredi miércoles quarta-feira 星期三 水曜日 水曜",
  "thursday thu thur thurs donnerstag jeudi jueves quinta-feira 星期四 木曜日 木曜",
  "friday fri freitag vendredi viernes sexta-feira 星期五 金曜日 金曜",
  "saturday sat samstag sonnabend samedi sábado 星期六 土曜日 土曜",
];
const indexed = (lists: string[]) =>
  new Map(lists.flatMap((names, i) => names.split(" ").map((name) => [name, i] as const)));
const MONTHS = indexed(MONTH_NAMES);
const WEEKDAYS = indexed(WEEKDAY_NAMES);
export const MONTH = [...MONTHS.keys()].toSorted((a, b) => b.length - a.length).join("|");
/** Short names of days only with a capital or a full stop would still be words; `sun` and `mar` count in dates alone. */
const WEEKDAY = [...WEEKDAYS.keys()]
  .filter((name) => name.length > 4 || /\p{Script=Han}/u.test(name))
  .toSorted((a, b) => b.length - a.length)
  .join("|");

/** The names of weekdays and months, each with what it names: `day0` is Sunday, `month0` January. */
export const namedDays = (): [name: string, day: string][] => [
  ...[...WEEKDAYS].map(([name, i]): [string, string] => [name, `day${i}`]),
  ...[...MONTHS].map(([name, i]): [string, string] => [name, `month${i}`]),
];

const NOON = 43_200;

type Reader = (groups: string[]) => Omit<Moment, "start" | "end"> | undefined;
const yearOf = (written: string | undefined) =>
  written === undefined || written === "" ? {} : { year: Number(written) };
const dated = (
  year: string | undefined,
  month: number,
  day: string,
): Omit<Moment, "start" | "end"> | undefined =>
  month >= 1 && month <= 12 && Number(day) >= 1 && Number(day) <= 31
    ? { ...yearOf(year), month, day: Number(day) }
    : undefined;
const monthly = (year: string, month: string) =>
  Number(month) >= 1 && Number(month) <= 12 ? { year: Number(year), month: Number(month) } : undefined;
const monthOf = (name: string) => MONTHS.get(name.toLowerCase())! + 1;

/** Which half of the day a time is in, in words behind it or before it. */
const HALF =
  "(?:am|pm|a\\.m\\.|p\\.m\\.|in the (?:morning|afternoon|evening)|at night|(?:vor|nach)mittags|morgens|abends|nachts|du (?:matin|soir)|de l['’]après-midi|de la (?:mañana|tarde|noche|madrugada)|da (?:manhã|tarde|noite|madrugada))(?!\\p{L})";
const HALF_BEFORE = "午前|午後|上午|下午|早上|凌晨|晚上|夜|오전|오후";
const LATE =
  /^(?:p|in the (?:afternoon|evening)|nachm|abends|du soir|de l|de la tarde|da tarde|午後|下午|오후)/iu;
const EARLY =
  /^(?:a\.?m|in the morning|vorm|morgens|du matin|de la (?:mañana|madrugada)|da (?:manhã|madrugada)|午前|上午|早上|凌晨|오전)/iu;
const NIGHT = /^(?:at night|nachts|de la noche|da noite|晚上|夜)/iu;

const FORMS: [pattern: RegExp, read: Reader][] = [
  [/\b(\d{4})-(\d{2})-(\d{2})(?=$|[^\d-]|T)/gu, ([y, m, d]) => dated(y, Number(m), d!)],
  [/(\d{4})年(\d{1,2})月(\d{1,2})[日号]/gu, ([y, m, d]) => dated(y, Number(m), d!)],
  [/(\d{1,2})月(\d{1,2})[日号]/gu, ([m, d]) => dated(undefined, Number(m), d!)],
  [/\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/gu, ([d, m, y]) => dated(y, Number(m), d!)],
  [
    new RegExp(
      `(?<!\\p{L})(${MONTH})\\.?\\s(\\d{1,2})(?:st|nd|rd|th)?(?!\\d|[.:]\\d)(?:,?\\s(\\d{4})(?!\\d))?`,
      "giu",
    ),
    ([m, d, y]) => dated(y, monthOf(m!), d!),
  ],
  [
    new RegExp(
      `(?<![\\d.,])(\\d{1,2})(?:st|nd|rd|th|er|º|\\.)?\\s(?:of\\s|de\\s)?(${MONTH})(?!\\p{L})\\.?(?:,?\\s(?:de\\s|del\\s)?(\\d{4})(?!\\d))?`,
      "giu",
    ),
    ([d, m, y]) => dated(y, monthOf(m!), d!),
  ],
  [
    new RegExp(`(?<![\\p{L}\\d])(${MONTH})\\.?,?\\s(?:of\\s|de\\s|del\\s)?(\\d{4})(?!\\d)`, "giu"),
    ([m, y]) => ({ year: Number(y), month: monthOf(m!) }),
  ],
  [/(?<![\d/.])(\d{1,2})\/(\d{4})(?![\d/])/gu, ([m, y]) => monthly(y!, m!)],
  [/(?<![\d-])((?:19|20)\d{2})-(\d{2})(?![\d-])/gu, ([y, m]) => monthly(y!, m!)],
  [/(\d{4})年(\d{1,2})月(?!\s?\d)/gu, ([y, m]) => monthly(y!, m!)],
  [
    /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/gu,
    ([a, b, y]) => (Number(a) > 12 ? dated(y, Number(b), a!) : dated(y, Number(a), b!)),
  ],
  [
    /(?:(?<=\d:\d{2})|\b(?:UTC|GMT)\s?)([-+\u2212])(\d{1,2})(?::?(\d{2}))?(?![\d-])/gu,
    ([sign, h, m]) =>
      Number(h) <= 14 ? { offset: (sign === "+" ? 1 : -1) * (Number(h) * 60 + Number(m ?? 0)) } : undefined,
  ],
  [
    new RegExp(
      `(?<![\\d:.])(\\d{1,2}):(\\d{2})(?::(\\d{2})(?:\\.\\d+)?)?(?:\\s?(?:uhr|h)(?!\\p{L}))?(?:\\s?(${HALF}))?(?![\\d:])`,
      "giu",
    ),
    ([h, m, s, half]) => clock(h!, m!, s, half),
  ],
  // `8 to 11 am`: the half of the day is said once.
  [
    /(?<![\d:.,])(\d{1,2})(?::(\d{2}))?(?=\s?(?:to|and|until|till|through|–|-)\s?(\d{1,2})(?::\d{2})?\s?([ap]\.?m)(?!\p{L}))/giu,
    ([h, m, end, half]) =>
      clock(h!, m ?? "0", undefined, Number(h) % 12 > Number(end) % 12 ? otherHalf(half!) : half),
  ],
  [new RegExp(`(?<![\\d:.,])(\\d{1,2})\\s?(${HALF})`, "giu"), ([h, half]) => clock(h!, "0", undefined, half)],
  [
    new RegExp(`(?<![\\d:.,])(\\d{1,2})\\sUhr(?:\\s(\\d{2})(?!\\d))?(?:\\s(${HALF}))?`, "gu"),
    ([h, m, half]) => clock(h!, m ?? "0", undefined, half),
  ],
  [
    new RegExp(`(?<!\\d)(${HALF_BEFORE})?\\s?(\\d{1,2})\\s?[時点點时시]\\s?(\\d{1,2})\\s?[分분]`, "gu"),
    ([half, h, m]) => clock(h!, m!, undefined, half),
  ],
  [
    new RegExp(`(${HALF_BEFORE})\\s?(\\d{1,2})\\s?[時点點时시](半)?(?![間间간\\d]|\\s?\\d)`, "gu"),
    ([half, h, thirty]) => clock(h!, thirty ? "30" : "0", undefined, half),
  ],
  // `10 h à 20 h`, `10h–20h`, `10 bis 20 Uhr`, `à 10 h`: alone, `10 h` is how long something takes.
  [
    /(?<![\d:.,])(\d{1,2})(?=\sh\sà\s\d{1,2}\sh(?!\p{L})|h\s?[–-]\s?\d{1,2}h)/giu,
    ([h]) => clock(h!, "0", undefined, undefined),
  ],
  [
    /(?<=\dh?\sh\sà\s|\dh\s?[–-]\s?)(\d{1,2})(?=\s?h(?![\p{L}\d]))/giu,
    ([h]) => clock(h!, "0", undefined, undefined),
  ],
  [
    /(?<=(?<!\p{L})(?:à|dès|vers|avant|après|jusqu['’]à)\s)(\d{1,2})\s?h(?![\p{L}\d]|\s(?:de|du|d['’])\s)/giu,
    ([h]) => clock(h!, "0", undefined, undefined),
  ],
  [/(?<![\d:.,])(\d{1,2})(?=\s?(?:bis|–|-)\s?\d{1,2}\sUhr)/gu, ([h]) => clock(h!, "0", undefined, undefined)],
  [
    // With spaces, it is a time only if the half of the day is said: `2 h 05` is also how long something takes.
    new RegExp(`(?<![\\d:])(\\d{1,2})(?:h(\\d{2})(?!\\d)|\\s?h\\s?(\\d{2})?\\s(${HALF}))`, "giu"),
    ([h, m, spaced, half]) => clock(h!, m ?? spaced ?? "0", undefined, half),
  ],
  [
    /(?<!\p{L})(?:(midnight|mitternacht|minuit|medianoche|meia-noite)|noon|mediodía|meio-dia)(?!\p{L})/giu,
    ([night]) => ({ time: night === undefined ? NOON : 0, withSeconds: false, isWord: true }),
  ],
  [
    new RegExp(`(?<!\\p{L})(${WEEKDAY})(?!\\p{Script=Latin})s?`, "giu"),
    ([name]) => ({ weekday: WEEKDAYS.get(name!.toLowerCase())! }),
  ],
];

const otherHalf = (half: string) => (/^p/i.test(half) ? "am" : "pm");

function clock(h: string, m: string, s: string | undefined, half: string | undefined) {
  const isNight = half !== undefined && NIGHT.test(half);
  // Eleven at night is late, two at night is early.
  const late = half !== undefined && (isNight ? Number(h) % 12 >= 6 : LATE.test(half));
  const early = half !== undefined && (isNight ? !late : EARLY.test(half));
  const hours = (late || early) && Number(h) <= 12 ? (Number(h) % 12) + (late ? 12 : 0) : Number(h);
  if (hours > 24 || Number(m) > 59) return undefined;
  return { time: hours * 3_600 + Number(m) * 60 + Number(s ?? 0), withSeconds: s !== undefined };
}

/** `Mon` and `sat` are weekdays in a table or a program's output; in a sentence they may be other words. */
const SHORT_WEEKDAY: [RegExp, Reader] = [
  /\b(mon|tue|wed|thu|fri|sat|sun)\b/giu,
  ([name]) => ({ weekday: WEEKDAYS.get(name!.toLowerCase())! }),
];
/** The most moments of one form that are read from a text. */
const MOST = 500;

/** The dates, times and weekdays of a text. */
export function momentsIn(text: string, isEvidence = false): Moment[] {
  const found: Moment[] = [];
  const taken = new Uint8Array(text.length);
  for (const [pattern, read] of isEvidence ? [...FORMS, SHORT_WEEKDAY] : FORMS)
    for (const match of text.matchAll(pattern).take(MOST)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (taken[start] === 1 || taken[end - 1] === 1) continue;
      const moment = read(match.slice(1));
      if (!moment) continue;
      taken.fill(1, start, end);
      found.push({ start, end, ...moment });
    }
  return withRanges(
    text,
    found.toSorted((a, b) => a.start - b.start),
  );
}

/** Whether `stated` is one of the moments `seen`, or follows from one: the weekday of a date. */
export const isMoment = (stated: Moment, seen: readonly Moment[]): boolean =>
  seen.some((one) => agrees(stated, one)) && !isNoRange(stated, seen, agrees);

/** Whether `stated` is the moment `seen`, or follows from it. */
export function agrees(stated: Moment, seen: Moment): boolean {
  if (stated.weekday !== undefined)
    return seen.weekday === stated.weekday || weekdayOf(seen) === stated.weekday;
  if (stated.time !== undefined) {
    if (seen.time === undefined) return false;
    return stated.withSeconds && seen.withSeconds
      ? stated.time === seen.time
      : Math.floor(stated.time / 60) === Math.floor(seen.time / 60);
  }
  if (stated.offset !== undefined) return seen.offset === stated.offset;
  if (seen.month !== stated.month || (stated.day !== undefined && seen.day !== stated.day)) return false;
  return stated.year === undefined || seen.year === stated.year;
}

function weekdayOf({ year, month, day }: Moment): number | undefined {
  if (year === undefined || month === undefined || day === undefined) return undefined;
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}
