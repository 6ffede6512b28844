import { stemsOf } from "./words.ts";

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
  "sunday sun dim dom sonntag dimanche domingo 星期日 星期天 日曜日 日曜",
  "monday mon lun montag lundi lunes segunda-feira 星期一 月曜日 月曜",
  "tuesday tue tues dienstag mardi martes terça-feira 星期二 火曜日 火曜",
  "wednesday wed mer mié mittwoch mercredi miércoles quarta-feira 星期三 水曜日 水曜",
  "thursday thu jeu jue thur thurs donnerstag jeudi jueves quinta-feira 星期四 木曜日 木曜",
  "friday fri ven vie freitag vendredi viernes sexta-feira 星期五 金曜日 金曜",
  "saturday sat sam sáb samstag sonnabend samedi sábado 星期六 土曜日 土曜",
];
const indexed = (lists: string[]) =>
  new Map(lists.flatMap((names, i) => names.split(" ").map((name) => [name, i] as const)));
export const MONTHS = indexed(MONTH_NAMES);
export const WEEKDAYS = indexed(WEEKDAY_NAMES);
export const MONTH = [...MONTHS.keys()].toSorted((a, b) => b.length - a.length).join("|");
/** Short names of days only with a capital or a full stop would still be words; `sun` and `mar` count in dates alone. */
export const WEEKDAY = [...WEEKDAYS.keys()]
  .filter((name) => name.length > 4 || /\p{Script=Han}/u.test(name))
  .toSorted((a, b) => b.length - a.length)
  .join("|");

/** The number of the weekday with a name. */
export const weekdayNamed = (name: string): number => WEEKDAYS.get(name.toLowerCase())!;

const SHORT_WEEKDAY = /(?<![\p{L}\d])(?:sun|mon|tues?|wed|thu(?:rs?)?|fri|sat)(?=["'|:,\s.]|$)/giu;

/** Whether a text abbreviates a weekday, as tables and programs do: it has another one as well, since `sat` is also a verb. */
export function abbreviates(text: string, weekday: number): boolean {
  const days = new Set(Array.from(text.matchAll(SHORT_WEEKDAY), ([name]) => weekdayNamed(name)));
  return days.size > 1 && days.has(weekday);
}

/** The names of weekdays and months, each with what it names: `day0` is Sunday, `month0` January. */
export const namedDays = (): [name: string, day: string][] => [
  ...[...WEEKDAYS].map(([name, i]): [string, string] => [name, `day${i}`]),
  ...[...MONTHS].map(([name, i]): [string, string] => [name, `month${i}`]),
];

const MOST_SHORT = 4;
const SHORT_NAMES = new Map(
  [...MONTH_NAMES, ...WEEKDAY_NAMES].flatMap((list) => {
    const names = list.split(" ");
    const short = names.filter((name) => name.length <= MOST_SHORT && /^[a-z]+$/.test(name));
    return names.flatMap((name) => [...stemsOf(name)].map((stem) => [stem, short] as const));
  }),
);

/** The short names of the month or the weekday whose name has a stem: `jun` for June. */
export const shortNamesOf = (stem: string): readonly string[] => SHORT_NAMES.get(stem) ?? [];
