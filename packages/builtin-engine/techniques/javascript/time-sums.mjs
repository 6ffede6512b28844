/**
 * title: Sums and averages of times in hours, minutes and seconds
 * when: Durations written as H:MM, MM:SS or H:MM:SS have to be added, averaged, compared or changed into seconds, for laps, songs or hours.
 * words: add times, sum of times, total time, durations, hh:mm, mm:ss, h:mm:ss, playlist, songs, laps, lap times, fastest lap, slowest lap, stopwatch, average time, split times, race times, time to seconds, seconds to time, video length, album length
 * param WIDTH: 2 — digits of the first number, with zeros in front
 */
const WIDTH = 2;

const partsOf = (text) => text.split(":").map(Number);

/** The smallest unit of "1:30" or "1:02:03": seconds of MM:SS and H:MM:SS, minutes of H:MM. */
const totalOf = (text) => partsOf(text).reduce((sum, part) => sum * 60 + part, 0);

const two = (number) => String(number).padStart(2, "0");

const pairText = (total, width) =>
  `${String(Math.floor(total / 60)).padStart(width, "0")}:${two(total % 60)}`;

/** The sum of times of two numbers: hours and minutes give "H:MM", minutes and seconds "M:SS". */
export function sumTimes(times, width = 1) {
  return pairText(
    times.reduce((sum, time) => sum + totalOf(time), 0),
    width,
  );
}

/** As sumTimes, with two digits in front: "04:15". */
export function sumTimesPadded(times, width = WIDTH) {
  return sumTimes(times, width);
}

/** Two times together. */
export function addTimes(first, second, width = 1) {
  return sumTimes([first, second], width);
}

/** The first time less the second, with a minus where that is below zero. */
export function subtractTimes(first, second, width = 1) {
  const difference = totalOf(first) - totalOf(second);
  return (difference < 0 ? "-" : "") + pairText(Math.abs(difference), width);
}

/** The mean of times of two numbers, the smallest unit rounded half up; "0:00" without times. */
export function averageTimeText(times, width = 1) {
  const sum = times.reduce((all, time) => all + totalOf(time), 0);
  return pairText(times.length === 0 ? 0 : Math.floor(sum / times.length + 0.5), width);
}

/** "1:02:03", "02:03" or "45" as seconds. */
export function timeToSeconds(text) {
  return totalOf(text);
}

/** Minutes of "1:30", hours and minutes. */
export function timeToMinutes(text) {
  const [hours, minutes = 0] = partsOf(text);
  return hours * 60 + minutes;
}

/** Hours of "1:30" as a number: 1.5. */
export function timeToHours(text) {
  return Math.floor((timeToMinutes(text) / 60) * 100 + 0.5 + 1e-7) / 100;
}

/** 1.5 hours as "1:30", minutes rounded. */
export function hoursToTime(hours, width = 1) {
  return pairText(Math.floor(hours * 60 + 0.5), width);
}

/** Seconds as "M:SS". */
export function secondsToMinutes(seconds, width = 1) {
  return pairText(seconds, width);
}

/** Seconds as "H:MM:SS". */
export function secondsToHours(seconds, width = 1) {
  return `${String(Math.floor(seconds / 3600)).padStart(width, "0")}:${pairText(seconds % 3600, 2)}`;
}

/** The sum of "MM:SS" or "H:MM:SS" as "H:MM:SS". */
export function sumLongTimes(times, width = 1) {
  return secondsToHours(
    times.reduce((sum, time) => sum + totalOf(time), 0),
    width,
  );
}

/** The shortest of times, as it is written; the first of equal ones, null for none. */
export function fastestTime(times) {
  return times.find((time) => totalOf(time) === Math.min(...times.map(totalOf))) ?? null;
}

/** The longest of times, as it is written; the first of equal ones, null for none. */
export function slowestTime(times) {
  return times.find((time) => totalOf(time) === Math.max(...times.map(totalOf))) ?? null;
}

/** Times in rising order. */
export function sortTimes(times) {
  return [...times].sort((a, b) => totalOf(a) - totalOf(b));
}

/** The laps between times that are read one after the other: the first lap from 0 on. */
export function lapTimes(readings, width = 1) {
  return readings.map((reading, i) => subtractTimes(reading, i === 0 ? "0:00" : readings[i - 1], width));
}

/** The laps between numbers that are read one after the other. */
export function lapNumbers(readings) {
  return readings.map((reading, i) => reading - (i === 0 ? 0 : readings[i - 1]));
}
