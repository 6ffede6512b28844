/**
 * title: Taxi fare: base fee, distance and waiting time
 * when: A taxi or ride fare has to be worked out from a base fee and a price for each kilometre or mile, with a least fare, waiting minutes or a night surcharge.
 * words: taxi, taxi fare, cab, ride, fare, base fare, per km, per kilometer, per mile, per minute, minimum fare, surcharge, night, meter, courier, scooter
 * param BASE: 3.5 — fee of every ride
 * param PER_KM: 2 — price of each kilometre
 * param PER_MINUTE: 0.5 — price of each minute
 * param MINIMUM: 0 — least that a ride costs
 * param SURCHARGE: 20 — percent that a night ride costs more
 */
const BASE = 3.5;
const PER_KM = 2;
const PER_MINUTE = 0.5;
const MINIMUM = 0;
const SURCHARGE = 20;

const cents = (amount) => Math.floor(amount * 100 + 0.5 + 1e-7) / 100;

/** Base fee and distance. */
export function taxiFare(km, base = BASE, perKm = PER_KM, minimum = MINIMUM) {
  return cents(Math.max(minimum, base + km * perKm));
}

/** Each started kilometre is paid in full. */
export function taxiFareStarted(km, base = BASE, perKm = PER_KM, minimum = MINIMUM) {
  return taxiFare(Math.ceil(km), base, perKm, minimum);
}

/** Base fee, distance and time. */
export function rideFare(km, minutes, base = BASE, perKm = PER_KM, perMinute = PER_MINUTE) {
  return cents(base + km * perKm + minutes * perMinute);
}

/** The base fee holds the first kilometres. */
export function fareWithFreeKm(km, base, freeKm, perKm) {
  return cents(base + Math.max(0, km - freeKm) * perKm);
}

/** The first kilometres at one price, those beyond at another. */
export function fareInSteps(km, base, perKm, limit, beyond) {
  return cents(base + Math.min(km, limit) * perKm + Math.max(0, km - limit) * beyond);
}

/** The fare with so many percent more where it is night. */
export function nightFare(km, isNight, base = BASE, perKm = PER_KM, surcharge = SURCHARGE) {
  const fare = base + km * perKm;
  return cents(isNight ? fare + (fare * surcharge) / 100 : fare);
}
