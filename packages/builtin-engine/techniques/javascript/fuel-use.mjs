/**
 * title: Fuel use, fuel cost and range
 * when: The fuel for a trip, what it costs, how much a car uses on a hundred km, or whether the tank is enough is wanted.
 * words: fuel, gas, petrol, gasoline, diesel, fuel cost, trip cost, fuel consumption, fuel efficiency, liters per hundred km, l/100km, mpg, miles per gallon, tank, range, refuel, gas station, reach the pump, electric car
 * param PER_100: 7 — litres on 100 km
 * param PRICE: 1.5 — price of one litre
 * param PLACES: 2 — decimals of the answer
 */
const PER_100 = 7;
const PRICE = 1.5;
const PLACES = 2;

const rounded = (number, places = PLACES) => Math.floor(number * 10 ** places + 0.5 + 1e-7) / 10 ** places;

/** Litres for a distance in km. */
export function fuelNeeded(km, per100 = PER_100, places = PLACES) {
  return rounded((km * per100) / 100, places);
}

export function fuelCost(km, per100 = PER_100, price = PRICE) {
  return rounded(((km * per100) / 100) * price);
}

/** What each person pays of the fuel. */
export function fuelShare(km, people, per100 = PER_100, price = PRICE) {
  return rounded((((km * per100) / 100) * price) / people);
}

/** Cost of a distance by a car that goes so far with one unit: miles per gallon, km per litre. */
export function fuelCostByMileage(distance, mileage, price = PRICE) {
  return rounded((distance / mileage) * price);
}

/** Litres on 100 km, from what a distance took. */
export function fuelConsumption(liters, km, places = PLACES) {
  return km === 0 ? 0 : rounded((liters * 100) / km, places);
}

/** Distance with one unit of fuel: miles per gallon, km per litre. */
export function fuelEconomy(distance, fuel, places = PLACES) {
  return fuel === 0 ? 0 : rounded(distance / fuel, places);
}

/** How many km the tank reaches. */
export function fuelRange(liters, per100 = PER_100, places = PLACES) {
  return rounded((liters * 100) / per100, places);
}

/** Whether the fuel that is left is enough, by distance with one unit. */
export function canReach(distance, mileage, fuelLeft) {
  return mileage * fuelLeft >= distance;
}

/** How often a full tank has to be filled again on the way. */
export function refuelStops(distance, range) {
  return Math.max(0, Math.ceil(distance / range) - 1);
}
