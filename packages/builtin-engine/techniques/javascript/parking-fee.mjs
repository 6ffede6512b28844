/**
 * title: Parking fee: first hour, started hours, highest fee of a day
 * when: The price of parking or hiring has to be worked out from hours or minutes, with started hours, a free time or a highest amount a day.
 * words: parking, parking fee, parking lot, garage, car park, parking cost, first hour, each additional hour, started hour, per hour, daily maximum, cap, free minutes, rental, bike rental, hire, hourly rate, ticket machine
 * param FIRST_HOUR: 3 — price of the first hour
 * param FURTHER_HOUR: 2 — price of each further hour that is started
 * param CAP: null — most that a day costs; null where there is no such limit
 * param FREE: 0 — minutes that cost nothing
 */
const FIRST_HOUR = 3;
const FURTHER_HOUR = 2;
const CAP = null;
const FREE = 0;

const cents = (amount) => Math.floor(amount * 100 + 0.5 + 1e-7) / 100;

const limited = (amount, cap) => (cap === null ? amount : Math.min(amount, cap));

/** Started hours are paid in full; no time costs nothing. The limit holds for each 24 hours. */
export function parkingFee(hours, firstHour = FIRST_HOUR, furtherHour = FURTHER_HOUR, cap = CAP) {
  const started = Math.ceil(hours);
  if (started <= 0) return 0;
  const feeOf = (count) => limited(count === 0 ? 0 : firstHour + (count - 1) * furtherHour, cap);
  if (cap === null || started <= 24) return cents(feeOf(started));
  return cents(Math.floor(started / 24) * cap + feeOf(started % 24));
}

/** The fee of so many minutes; some may be free, and all are paid once there are more. */
export function parkingFeeMinutes(
  minutes,
  firstHour = FIRST_HOUR,
  furtherHour = FURTHER_HOUR,
  cap = CAP,
  free = FREE,
) {
  return minutes <= free ? 0 : parkingFee(minutes / 60, firstHour, furtherHour, cap);
}

const minutesOf = (time) => {
  const [hours, minutes] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

/** From one time to another, "09:15" to "11:30"; an earlier second time is on the next day. */
export function parkingFeeBetween(from, to, firstHour = FIRST_HOUR, furtherHour = FURTHER_HOUR, cap = CAP) {
  const minutes = (minutesOf(to) - minutesOf(from) + 1440) % 1440;
  return parkingFee(minutes / 60, firstHour, furtherHour, cap);
}

/** One price for each started hour, the first ones perhaps free. */
export function hourlyFee(hours, rate = FURTHER_HOUR, freeHours = FREE, cap = CAP) {
  return cents(limited(Math.max(0, Math.ceil(hours - freeHours)) * rate, cap));
}

/** A price that holds some hours, and one for each further hour that is started. */
export function rentalFee(hours, base, included, furtherHour, cap = CAP) {
  if (hours <= 0) return 0;
  return cents(limited(base + Math.max(0, Math.ceil(hours - included)) * furtherHour, cap));
}

/** Days at one price, with something off from a number of days on and more from a higher one. */
export function carRental(days, perDay = 40, longFrom = 7, longOff = 50, midOff = 20) {
  if (days >= longFrom) return days * perDay - longOff;
  return days >= 3 ? days * perDay - midOff : days * perDay;
}
