import { clock, HALF, NOON } from "./clock.ts";
import { valueOf } from "./number-words.ts";

/** A time of day, or a difference from UTC in minutes. */
type Read = { time: number; withSeconds: boolean; isOnDial?: boolean } | { offset: number } | undefined;
type Form = [pattern: RegExp, read: (groups: string[]) => Read];

const EN = "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve";
const DE = "eins?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf";
const FR = "une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze";
const ES = "una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce";
const PT = "uma|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze";
const HOURS = new Map(
  [EN, DE.replace("eins?", "eins"), FR, ES, PT].flatMap((names) =>
    names.split("|").map((name, i) => [name, i + 1] as const),
  ),
);
/** Minutes as languages say them beside an hour. */
const MINUTES = new Map(
  Object.entries({
    ein: 1,
    quarter: 15,
    viertel: 15,
    quart: 15,
    cuarto: 15,
    quarto: 15,
    fünfzehn: 15,
    quinze: 15,
    quince: 15,
    twenty: 20,
    zwanzig: 20,
    vingt: 20,
    veinte: 20,
    vinte: 20,
    "twenty-five": 25,
    fünfundzwanzig: 25,
    "vingt-cinq": 25,
    veinticinco: 25,
    half: 30,
    demie: 30,
    media: 30,
    meia: 30,
    trente: 30,
    treinta: 30,
    dreißig: 30,
  }),
);
const digits = "\\d{1,2}";
const FEW = "five|ten|twenty(?:-five)?";
const FEW_DE = "fünf|zehn|zwanzig|fünfundzwanzig";
const HALF_OF_DAY = `(?:[\\s,]{1,2}(${HALF}))?`;
const END = "(?![\\p{L}\\p{N}])";
const START = "(?<![\\p{L}\\p{N}.,:-])";

const numberOf = (word: string) =>
  /^\d/.test(word) ? Number(word) : (HOURS.get(word) ?? MINUTES.get(word) ?? valueOf(word) ?? 0);

/** A time on a dial: an hour of twelve and minutes past or, if negative, to it. */
function onDial(hour: string, minutes: number, half: string | undefined): Read {
  const named = numberOf(hour.toLowerCase());
  if (named < 1 || named > 24) return undefined;
  const isBefore = minutes < 0;
  const h = isBefore ? named - 1 : named;
  const m = isBefore ? minutes + 60 : minutes;
  const read = clock(String(h), String(m), undefined, half);
  // Twelve o'clock is noon; midnight is called so.
  const isOnDial = half === undefined && named <= 12 && (read?.time !== NOON || m !== 0);
  return read && { ...read, isOnDial };
}

const minutesOf = (word: string | undefined, isBefore: boolean): number => {
  const value = word === undefined ? 0 : numberOf(word.toLowerCase());
  return isBefore ? -value : value;
};

const form = (pattern: string, read: Form[1]): Form => [new RegExp(`${START}${pattern}${END}`, "giu"), read];

/** Times of day in words. `five to ten` alone is a range. */
export const CLOCK_WORDS: Form[] = [
  // `half past ten`, `a quarter to six`, `ten past one in the morning`, `ten minutes to six`
  form(`(?:a\\s)?(half|quarter|${FEW})\\s(past|after)\\s(${EN}|${digits})${HALF_OF_DAY}`, ([m, , h, half]) =>
    onDial(h!, minutesOf(m, false), half),
  ),
  form(`(?:a\\s)?quarter\\s(?:to|of|before)\\s(${EN}|${digits})${HALF_OF_DAY}`, ([h, half]) =>
    onDial(h!, -15, half),
  ),
  form(
    `(${EN}|${FEW}|${digits})\\sminutes\\s(past|to)\\s(${EN}|${digits})${HALF_OF_DAY}`,
    ([m, side, h, half]) => onDial(h!, minutesOf(m, side!.toLowerCase() === "to"), half),
  ),
  form(
    `(?<=(?:\\bat|\\bit(?:['’]s| is)|\\bby|\\bbefore|\\bsince)\\s)(${FEW})\\sto\\s(${EN})(?!\\s\\p{L}{3,}|-)${HALF_OF_DAY}`,
    ([m, h, half]) => onDial(h!, minutesOf(m, true), half),
  ),
  // `9.30 Uhr`, `6.20 am`
  form(`(${digits})\\.([0-5]\\d)\\s?(?:Uhr|(${HALF}))`, ([h, m, half]) => clock(h!, m!, undefined, half)),
  form(
    `(?<=(?:\\bat|\\bit(?:['’]s| is)|\\bby|\\buntil|\\bbefore|\\bafter|\\bsince|\\babout|\\baround|\\bpast)\\s)(${EN})\\s(${HALF})`,
    ([h, half]) => onDial(h!, 0, half),
  ),
  form(`(${EN}|${digits})\\so['’]?clock${HALF_OF_DAY}`, ([h, half]) => onDial(h!, 0, half)),
  // `halb elf`, `Viertel nach zehn`, `fünf vor halb elf`, `zehn Uhr`
  form(
    `(?:(${FEW_DE})\\s(vor|nach)\\s)?halb\\s(${DE}|${digits})(?:\\sUhr)?${HALF_OF_DAY}`,
    ([m, side, h, half]) => onDial(h!, minutesOf(m, side === "vor") - 30, half),
  ),
  form(
    `(viertel|${FEW_DE})\\s(vor|nach)\\s(${DE}|${digits})(?:\\sUhr)?${HALF_OF_DAY}`,
    ([m, side, h, half]) => onDial(h!, minutesOf(m, side!.toLowerCase() === "vor"), half),
  ),
  form(`(ein|${DE})\\sUhr(?:\\s(dreißig|fünfzehn))?${HALF_OF_DAY}`, ([h, m, half]) =>
    onDial(h!, minutesOf(m, false), half),
  ),
  // `à dix heures et demie`, `six heures moins le quart`
  form(
    `(?<=(?:à|vers|dès|avant|après|jusqu['’]à|est|sera)\\s)(${FR}|${digits})\\sheures?(?:\\set\\s(demie|quart)|\\smoins\\s(?:le\\s)?(quart|cinq|dix|vingt(?:-cinq)?))?(?!\\spar\\s)${HALF_OF_DAY}`,
    ([h, past, to, half]) => onDial(h!, minutesOf(past ?? to, past === undefined && to !== undefined), half),
  ),
  // `a las diez y media`, `las seis menos cuarto`
  form(
    `(?<=(?:a|son|es|desde|hasta|sobre|de)\\sl?as?\\s)(${ES}|${digits})(?:\\sy\\s(media|cuarto|cinco|diez|veinte|veinticinco)|\\smenos\\s(cuarto|cinco|diez|veinte|veinticinco))?(?![:.,]\\d)(?:\\shoras)?${HALF_OF_DAY}`,
    ([h, past, to, half]) => onDial(h!, minutesOf(past ?? to, past === undefined && to !== undefined), half),
  ),
  // `às dez e meia`, `dez para as seis`
  form(
    `(?<=(?:às|das|até as|são|pelas)\\s)(${PT}|${digits})(?:\\se\\s(meia|quinze|cinco|dez|vinte))?(?![:.,]\\d|h)(?:\\shoras)?${HALF_OF_DAY}`,
    ([h, past, half]) => onDial(h!, minutesOf(past, false), half),
  ),
  form(
    `(?:um\\s)?(quarto|cinco|dez|vinte)\\spara\\s(?:as|a|à)\\s(${PT}|${digits})${HALF_OF_DAY}`,
    ([m, h, half]) => onDial(h!, minutesOf(m, true), half),
  ),
];

/** `nine hours ahead of UTC`, `cinco horas y media por detrás de UTC`. */
export const offsetInWords: Form = form(
  `(\\p{L}{2,8}|${digits})(?:[.,](5|75))?(?:\\s(?:and\\sa|und\\seine|et|y|e)\\s(half|halbe|demie?|media|meia)|(einhalb))?\\s(?:hours?|stunden?|heures?|horas?)(?:\\s(?:et|y|e)\\s(demie|media|meia))?(?:\\s(?:(?:and|und|et|y|e)\\s)?(\\d{2})\\s(?:minutes?|minuten|minutos))?\\s(?:(ahead\\sof|vor|d['’]avance\\ssur|en\\savance\\ssur|por\\sdelante\\sde|à\\sfrente\\sd[eo])|(?:behind|hinter|de\\sretard\\ssur|en\\sretard\\ssur|por\\sdetrás\\sde|atrás\\sd[eo]))\\s(?:l['’]|the\\s)?(?:UTC|GMT|Greenwich|Coordinated\\sUniversal\\sTime)`,
  ([hours, part, half, german, late, minutes, ahead]) => {
    const whole = numberOf(hours!.toLowerCase()) * 60;
    const rest =
      (half ?? german ?? late)
        ? 30
        : Number(minutes ?? 0) + (part === undefined ? 0 : 60 * Number(`0.${part}`));
    return whole === 0 || whole > 14 * 60
      ? undefined
      : { offset: (ahead === undefined ? -1 : 1) * (whole + rest) };
  },
);
