/**
 * title: Age on a date, next birthday, days until it
 * when: The age in full years on a date is wanted, the next birthday, the days until it, or whether somebody is old enough.
 * words: age, calculate age, years old, birthday, date of birth, birth date, next birthday, days until birthday, adult, old enough, anniversary
 * param ADULT: 18 — age from which somebody counts as an adult
 */
const ADULT = 18;

function parts(date) {
  const [year, month, day] = date.split("-").map(Number);
  const given = new Date(Date.UTC(year, month - 1, day));
  if (given.getUTCMonth() !== month - 1 || given.getUTCDate() !== day) throw new RangeError("not a date");
  return [year, month, day];
}

/** Full years from one ISO date to another, negative before the birth; 29 February counts as 1 March, or as 28 February. */
export function ageOn(birth, date, leapEarly = false) {
  const [[from], [to]] = [parts(birth), parts(date)];
  return to - from - (date < birthdayIn(to, birth, leapEarly) ? 1 : 0);
}

/** As ageOn, but never below 0: a date before the birth gives 0. */
export function ageOnOrNone(birth, date) {
  return Math.max(0, ageOn(birth, date));
}

/** In a year without 29 February it is 1 March, or 28 February. */
function birthdayIn(year, birth, leapEarly) {
  const [, month, day] = parts(birth);
  const found = new Date(Date.UTC(year, month - 1, day));
  const isEarly = leapEarly && found.getUTCDate() !== day;
  return (isEarly ? new Date(Date.UTC(year, 1, 28)) : found).toISOString().slice(0, 10);
}

/** The first birthday on or after a date, as an ISO date; or after it, so that on the birthday itself it is the one of next year. 29 February counts as 1 March, or as 28 February. */
export function nextBirthday(birth, date, after = false, leapEarly = false) {
  const [year] = parts(date);
  const birthday = birthdayIn(year, birth, leapEarly);
  const isAhead = after ? birthday > date : birthday >= date;
  return isAhead ? birthday : birthdayIn(year + 1, birth, leapEarly);
}

/** 0 on the birthday itself, or the days of a whole year where that is wanted. */
export function daysUntilBirthday(birth, date, after = false, leapEarly = false) {
  return (Date.parse(nextBirthday(birth, date, after, leapEarly)) - Date.parse(date)) / 86400000;
}

/** Old enough: the age is at least so much, or above it where that is wanted. */
export function isAdult(birth, date, adult = ADULT, above = false) {
  return above ? ageOn(birth, date) > adult : ageOn(birth, date) >= adult;
}

/** Whether the day and month are those of the birth; 29 February counts as 1 March in other years, as 28 February, or as neither. */
export function isBirthday(birth, date, leapEarly = false, exact = false) {
  return exact ? birth.slice(5) === date.slice(5) : nextBirthday(birth, date, false, leapEarly) === date;
}

/** The year of the date less the year of birth, whether the birthday has been or not. */
export function ageByYear(birth, date) {
  return parts(date)[0] - parts(birth)[0];
}
