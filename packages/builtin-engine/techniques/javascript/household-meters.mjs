/**
 * title: Electricity, meters, battery, heating
 * when: The cost of electricity, water or heating has to be worked out from power and hours or from meter readings, or the state of a battery or a thermostat is wanted.
 * words: electricity, electricity cost, power, watts, kilowatt hours, kwh, appliance, meter reading, meter, water meter, gas meter, battery, battery life, charge, percent charged, charging time, thermostat, heating, heater, air conditioning, solar, lamp, energy
 * param PRICE: 0.3 — price of one unit
 * param BASE: 0 — fee that is paid in any case
 * param TARGET: 20 — wanted temperature
 * param TOLERANCE: 1 — degrees away from it that change nothing
 */
const PRICE = 0.3;
const BASE = 0;
const TARGET = 20;
const TOLERANCE = 1;

const rounded = (number, places = 2) => Math.floor(number * 10 ** places + 0.5 + 1e-7) / 10 ** places;

/** Kilowatt hours of a power in watts. */
export function energyUsed(watts, hours, days = 1) {
  return rounded((watts * hours * days) / 1000, 3);
}

/** What a power in watts costs over hours, on so many days. */
export function electricityCost(watts, hours, price = PRICE, days = 1) {
  return rounded(((watts * hours * days) / 1000) * price);
}

/** Units between two readings of a meter with so many digits, which begins at 0 again. */
export function unitsOverZero(before, after, digits) {
  return after >= before ? after - before : after - before + 10 ** digits;
}

/** A bill from two readings of a meter. */
export function meterBill(before, after, price = PRICE, base = BASE) {
  return rounded(base + (after - before) * price);
}

/** A bill for so many units. */
export function billForUnits(units, price = PRICE, base = BASE) {
  return rounded(base + units * price);
}

/** Units between the readings of a list. */
export function unitsPerPeriod(readings) {
  return readings.slice(1).map((reading, i) => reading - readings[i]);
}

/** Hours that a battery lasts: milliampere hours by milliampere. */
export function batteryHours(capacity, current, places = 2) {
  return rounded(capacity / current, places);
}

/** Charge in percent after a time, with so many percent lost each hour; never below 0. */
export function batteryAfter(percent, hours, lossPerHour = 10) {
  return Math.max(0, rounded(percent - hours * lossPerHour));
}

/** Minutes until a battery is full, with so many percent each minute. */
export function minutesToFull(percent, perMinute = 1) {
  return Math.max(0, Math.ceil((100 - percent) / perMinute - 1e-9));
}

/** What the heating does: "heat" below the target, "cool" above, "off" in between. */
export function thermostat(temperature, target = TARGET, tolerance = TOLERANCE) {
  if (temperature < target - tolerance) return "heat";
  return temperature > target + tolerance ? "cool" : "off";
}

/** Whether the heating runs after each temperature: on below the target less the tolerance, off above the target plus it, else as before. */
export function heatingStates(temperatures, target = TARGET, tolerance = TOLERANCE) {
  let on = false;
  return temperatures.map((temperature) => {
    if (temperature < target - tolerance) on = true;
    else if (temperature > target + tolerance) on = false;
    return on;
  });
}
