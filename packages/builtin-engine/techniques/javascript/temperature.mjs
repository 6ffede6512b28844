/**
 * title: Convert temperatures: Celsius, Fahrenheit, Kelvin
 * when: A temperature has to be converted between Celsius, Fahrenheit and Kelvin, rounded or not.
 * words: temperature, celsius, fahrenheit, kelvin, convert, degrees, celsius to fahrenheit, fahrenheit to celsius, centigrade
 * param PLACES: null — decimals of the answer, halves up; without a number nothing is rounded
 */
const PLACES = null;

const rounded = (number, places) =>
  places === null ? number : Math.floor(number * 10 ** places + 0.5) / 10 ** places;

export function celsiusToFahrenheit(celsius, places = PLACES) {
  return rounded((celsius * 9) / 5 + 32, places);
}

export function fahrenheitToCelsius(fahrenheit, places = PLACES) {
  return rounded(((fahrenheit - 32) * 5) / 9, places);
}

export function celsiusToKelvin(celsius, places = PLACES) {
  return rounded(celsius + 273.15, places);
}

export function kelvinToCelsius(kelvin, places = PLACES) {
  return rounded(kelvin - 273.15, places);
}

export function fahrenheitToKelvin(fahrenheit, places = PLACES) {
  return rounded(((fahrenheit - 32) * 5) / 9 + 273.15, places);
}

export function kelvinToFahrenheit(kelvin, places = PLACES) {
  return rounded(((kelvin - 273.15) * 9) / 5 + 32, places);
}

/** Units by their first letter, in either case: "C" or "celsius", "F", "K". */
export function convertTemperature(value, from, to, places = PLACES) {
  const [source, target] = [from, to].map((unit) => unit.slice(0, 1).toUpperCase());
  const known = ["C", "F", "K"];
  if (!known.includes(source) || !known.includes(target)) throw new RangeError("unknown unit");
  if (source === target) return rounded(value, places);
  const conversions = {
    CF: celsiusToFahrenheit,
    CK: celsiusToKelvin,
    FC: fahrenheitToCelsius,
    FK: fahrenheitToKelvin,
    KC: kelvinToCelsius,
    KF: kelvinToFahrenheit,
  };
  return conversions[source + target](value, places);
}
