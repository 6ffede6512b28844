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

/** Full years from one ISO date to another, negative before the birth; 29 February counts as 1 March. */
export function ageOn(birth, date) {
  const [from, to] = [parts(birth), parts(date)];
  const isEarlier = to[1] < from[1] || (to[1] === from[1] && to[2] < from[2]);
  return to[0] - from[0] - (isEarlier ? 1 : 0);
}

/** In a year without 29 February it is 1 March. */
function birthdayIn(year, birth) {
  const [, month, day] = parts(birth);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** The first birthday on or after a date, as an ISO date. */
export function nextBirthday(birth, date) {
  const [year] = parts(date);
  const birthday = birthdayIn(year, birth);
  return birthday >= date ? birthday : birthdayIn(year + 1, birth);
}

/** 0 on the birthday itself. */
export function daysUntilBirthday(birth, date) {
  return (Date.parse(nextBirthday(birth, date)) - Date.parse(date)) / 86400000;
}

export function isAdult(birth, date, adult = ADULT) {
  return ageOn(birth, date) >= adult;
}

export function isBirthday(birth, date) {
  return nextBirthday(birth, date) === date;
}
