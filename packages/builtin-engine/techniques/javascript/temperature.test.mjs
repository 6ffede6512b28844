import assert from "node:assert/strict";
import { test } from "node:test";
import {
  celsiusToFahrenheit,
  fahrenheitToCelsius,
  celsiusToKelvin,
  kelvinToCelsius,
  fahrenheitToKelvin,
  kelvinToFahrenheit,
  convertTemperature,
} from "./temperature.mjs";

test("from one to another", () => {
  assert.deepEqual(celsiusToFahrenheit(100), 212);
  assert.deepEqual(celsiusToFahrenheit(-40), -40);
  assert.deepEqual(celsiusToFahrenheit(37.5), 99.5);
  assert.deepEqual(celsiusToFahrenheit(21.37, 1), 70.5);
  assert.deepEqual(fahrenheitToCelsius(32), 0);
  assert.deepEqual(fahrenheitToCelsius(100), 37.77777777777778);
  assert.deepEqual(fahrenheitToCelsius(100, 1), 37.8);
  assert.deepEqual(fahrenheitToCelsius(0, 0), -18);
  assert.deepEqual(celsiusToKelvin(0), 273.15);
  assert.deepEqual(kelvinToCelsius(273.15), 0);
  assert.deepEqual(kelvinToCelsius(300, 2), 26.85);
  assert.deepEqual(fahrenheitToKelvin(32), 273.15);
  assert.deepEqual(kelvinToFahrenheit(273.15), 32);
});

test("units by name", () => {
  assert.deepEqual(convertTemperature(100, "C", "F"), 212);
  assert.deepEqual(convertTemperature(212, "fahrenheit", "celsius"), 100);
  assert.deepEqual(convertTemperature(0, "celsius", "Kelvin"), 273.15);
  assert.deepEqual(convertTemperature(32, "F", "K"), 273.15);
  assert.deepEqual(convertTemperature(273.15, "K", "C"), 0);
  assert.deepEqual(convertTemperature(273.15, "K", "F"), 32);
  assert.deepEqual(convertTemperature(20.55, "C", "C", 1), 20.6);
  assert.throws(() => convertTemperature(1, "X", "C"), RangeError);
  assert.throws(() => convertTemperature(1, "C", ""), RangeError);
});
