export const NOON = 43_200;

/** Which half of the day a time is in, in words behind it or before it. */
export const HALF =
  "(?:am|pm|a\\.m\\.|p\\.m\\.|in the (?:morning|afternoon|evening)|at night|(?:vor|nach)mittags|morgens|abends|nachts|du (?:matin|soir)|de l['’]après-midi|de la (?:mañana|tarde|noche|madrugada)|da (?:manhã|tarde|noite|madrugada))(?!\\p{L})";
export const HALF_BEFORE = "午前|午後|上午|下午|早上|凌晨|晚上|夜|오전|오후";
const LATE =
  /^(?:p|in the (?:afternoon|evening)|nachm|abends|du soir|de l|de la tarde|da tarde|午後|下午|오후)/iu;
const EARLY =
  /^(?:a\.?m|in the morning|vorm|morgens|du matin|de la (?:mañana|madrugada)|da (?:manhã|madrugada)|午前|上午|早上|凌晨|오전)/iu;
const NIGHT = /^(?:at night|nachts|de la noche|da noite|晚上|夜)/iu;

/** The other half of the day than `am` or `pm`. */
export const otherHalf = (half: string) => (/^p/i.test(half) ? "am" : "pm");

/** A time of day, or undefined if there is none such. `half`: the half of the day, as a language says it. */
export function clock(h: string, m: string, s: string | undefined, half: string | undefined) {
  const isNight = half !== undefined && NIGHT.test(half);
  // Eleven at night is late, two at night is early.
  const late = half !== undefined && (isNight ? Number(h) % 12 >= 6 : LATE.test(half));
  const early = half !== undefined && (isNight ? !late : EARLY.test(half));
  const hours = (late || early) && Number(h) <= 12 ? (Number(h) % 12) + (late ? 12 : 0) : Number(h);
  if (hours > 24 || Number(m) > 59) return undefined;
  return { time: hours * 3_600 + Number(m) * 60 + Number(s ?? 0), withSeconds: s !== undefined };
}
