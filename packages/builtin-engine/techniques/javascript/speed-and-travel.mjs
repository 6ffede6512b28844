/**
 * title: Speed, distance and travel time, pace
 * when: A speed, a distance or a travel time is wanted, the average speed of a trip in parts, a time of arrival or the pace of a run.
 * words: speed, average speed, distance, travel time, time to travel, km/h, mph, kilometers per hour, miles per hour, how long, trip, journey, legs, arrival time, eta, pace, minutes per km, running, race, marathon, runner, cyclist, train, meet
 * param PLACES: 2 — decimals of the answer
 * param PAUSE: 0 — minutes of rest on the way
 */
const PLACES = 2;
const PAUSE = 0;

const rounded = (number, places = PLACES) =>
  places === null ? number : Math.floor(number * 10 ** places + 0.5 + 1e-7) / 10 ** places;

const clock = (hours, minutes) => `${hours}:${String(minutes).padStart(2, "0")}`;

/** Distance by time; 0 in no time. */
export function averageSpeed(distance, hours, places = PLACES) {
  return hours === 0 ? 0 : rounded(distance / hours, places);
}

/** In km/h, from metres and seconds. */
export function speedKmh(meters, seconds, places = PLACES) {
  return averageSpeed(meters * 3.6, seconds, places);
}

/** The speed of a trip in parts [distance, hours]. */
export function speedOfLegs(legs, places = PLACES) {
  const sum = (place) => legs.reduce((total, leg) => total + leg[place], 0);
  return averageSpeed(sum(0), sum(1), places);
}

/** The speed there and back over the same distance. */
export function roundTripSpeed(speed, speedBack, places = PLACES) {
  return rounded((2 * speed * speedBack) / (speed + speedBack), places);
}

export function distanceTravelled(speed, hours, places = PLACES) {
  return rounded(speed * hours, places);
}

/** In hours. */
export function travelHours(distance, speed, places = PLACES) {
  return rounded(distance / speed, places);
}

/** In whole minutes, with a rest. */
export function travelMinutes(distance, speed, pause = PAUSE) {
  return rounded((distance / speed) * 60, 0) + pause;
}

/** As "H:MM", with a rest: 90 km at 60 km/h give "1:30". */
export function travelTime(distance, speed, pause = PAUSE) {
  const minutes = travelMinutes(distance, speed, pause);
  return clock(Math.floor(minutes / 60), minutes % 60);
}

/** "09:30" and 90 km at 60 km/h give "11:00". */
export function arrivalTime(start, distance, speed, pause = PAUSE) {
  const [hours, minutes] = start.split(":").map(Number);
  const end = hours * 60 + minutes + travelMinutes(distance, speed, pause);
  return clock(String(Math.floor(end / 60) % 24).padStart(2, "0"), end % 60);
}

/** Minutes for one unit of distance, as "M:SS": 10 km in 55 minutes are "5:30". */
export function pace(distance, minutes) {
  const seconds = rounded((minutes * 60) / distance, 0);
  return clock(Math.floor(seconds / 60), seconds % 60);
}

/** The time for a distance at a pace of "5:30" for each unit, as "H:MM:SS" or "M:SS". */
export function timeAtPace(distance, paceText) {
  const [minutes, seconds] = paceText.split(":").map(Number);
  const total = rounded((minutes * 60 + seconds) * distance, 0);
  const end = [Math.floor(total / 60) % 60, total % 60];
  const hours = Math.floor(total / 3600);
  return hours > 0 ? `${clock(hours, end[0])}:${String(end[1]).padStart(2, "0")}` : clock(...end);
}

/** Hours until two that come towards each other meet. */
export function hoursToMeet(distance, speed1, speed2, places = PLACES) {
  return rounded(distance / (speed1 + speed2), places);
}

/** Hours until the faster one behind has caught up; null where it never does. */
export function hoursToCatchUp(lead, slower, faster, places = PLACES) {
  return faster <= slower ? null : rounded(lead / (faster - slower), places);
}

/** As averageSpeed, but nothing is rounded. */
export function averageSpeedAsIs(distance, hours) {
  return averageSpeed(distance, hours, null);
}

/** As speedKmh, but nothing is rounded. */
export function speedKmhAsIs(meters, seconds) {
  return speedKmh(meters, seconds, null);
}

/** As speedOfLegs, but nothing is rounded. */
export function speedOfLegsAsIs(legs) {
  return speedOfLegs(legs, null);
}

/** As roundTripSpeed, but nothing is rounded. */
export function roundTripSpeedAsIs(speed, speedBack) {
  return roundTripSpeed(speed, speedBack, null);
}

/** As distanceTravelled, but nothing is rounded. */
export function distanceTravelledAsIs(speed, hours) {
  return distanceTravelled(speed, hours, null);
}

/** As travelHours, but nothing is rounded. */
export function travelHoursAsIs(distance, speed) {
  return travelHours(distance, speed, null);
}

/** As hoursToMeet, but nothing is rounded. */
export function hoursToMeetAsIs(distance, speed1, speed2) {
  return hoursToMeet(distance, speed1, speed2, null);
}

/** As hoursToCatchUp, but nothing is rounded. */
export function hoursToCatchUpAsIs(lead, slower, faster) {
  return hoursToCatchUp(lead, slower, faster, null);
}
