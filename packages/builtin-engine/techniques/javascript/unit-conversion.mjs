/**
 * title: Convert units of length, weight, volume, speed and time
 * when: A length, weight, volume, speed or time has to be converted from one unit to another: kilometres and miles, kilograms and pounds, inches and centimetres.
 * words: convert units, kilometers to miles, miles to kilometers, kg to pounds, pounds to kg, inches to cm, feet to meters, gallons to liters, km/h to m/s, ounces, metric, imperial, seconds to hours, unit converter
 * param PLACES: null — decimals of the answer, halves up; without a number nothing is rounded
 */
const PLACES = null;

const kinds = [
  { mm: 0.001, cm: 0.01, m: 1, km: 1000, in: 0.0254, ft: 0.3048, yd: 0.9144, mi: 1609.344 },
  { mg: 0.001, g: 1, kg: 1000, t: 1000000, oz: 28.349523125, lb: 453.59237 },
  { ml: 0.001, cl: 0.01, dl: 0.1, l: 1, gal: 3.785411784, pt: 0.473176473, qt: 0.946352946 },
  { "m/s": 3600, "km/h": 1000, mph: 1609.344 },
  { ms: 0.001, s: 1, min: 60, h: 3600, d: 86400, week: 604800 },
];

const rounded = (number, places) =>
  places === null ? number : Math.floor(number * 10 ** places + 0.5) / 10 ** places;

/** Units of the same kind by their signs: mm cm m km in ft yd mi, mg g kg t oz lb, ml l gal, km/h mph, min h. */
export function convertUnits(value, from, to, places = PLACES) {
  const kind = kinds.find((units) => Object.hasOwn(units, from) && Object.hasOwn(units, to));
  if (kind === undefined) throw new RangeError(`no conversion from ${from} to ${to}`);
  return rounded((value * kind[from]) / kind[to], places);
}

export function kilometersToMiles(kilometers, places = PLACES) {
  return rounded(kilometers / 1.609344, places);
}

export function milesToKilometers(miles, places = PLACES) {
  return rounded(miles * 1.609344, places);
}

export function kilogramsToPounds(kilograms, places = PLACES) {
  return rounded(kilograms / 0.45359237, places);
}

export function poundsToKilograms(pounds, places = PLACES) {
  return rounded(pounds * 0.45359237, places);
}

export function inchesToCentimeters(inches, places = PLACES) {
  return rounded(inches * 2.54, places);
}

export function centimetersToInches(centimeters, places = PLACES) {
  return rounded(centimeters / 2.54, places);
}

export function feetToMeters(feet, places = PLACES) {
  return rounded(feet * 0.3048, places);
}

export function metersToFeet(meters, places = PLACES) {
  return rounded(meters / 0.3048, places);
}

export function litersToGallons(liters, places = PLACES) {
  return rounded(liters / 3.785411784, places);
}

export function gallonsToLiters(gallons, places = PLACES) {
  return rounded(gallons * 3.785411784, places);
}

/** Whole seconds of hours, minutes and seconds. */
export function toSeconds(hours, minutes = 0, seconds = 0) {
  return hours * 3600 + minutes * 60 + seconds;
}

export function degreesToRadians(degrees, places = PLACES) {
  return rounded((degrees * Math.PI) / 180, places);
}

export function radiansToDegrees(radians, places = PLACES) {
  return rounded((radians * 180) / Math.PI, places);
}
