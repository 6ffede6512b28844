/**
 * title: The time in words: half past three, quarter to five
 * when: A time of the clock has to be told in words, such as quarter past two, twenty to six or three o'clock.
 * words: time in words, clock in words, half past, quarter past, quarter to, o'clock, o' clock, minutes past, minutes to, talking clock, tell the time, noon, midnight, spoken time, read the clock
 * param PAST: " past " — text before the hour that has begun
 * param TO: " to " — text before the hour that comes
 * param FULL: " o'clock" — text behind a full hour
 */
const PAST = " past ";
const TO = " to ";
const FULL = " o'clock";

const ones =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = ["", "", "twenty", "thirty", "forty", "fifty"];

/** 0 to 59 in words. */
function numberWords(number, hyphen) {
  if (number < 20) return ones[number];
  const rest = number % 10;
  return tens[Math.floor(number / 10)] + (rest === 0 ? "" : hyphen + ones[rest]);
}

const partsOf = (time) => time.split(":").map(Number);

const hourWords = (hour) => ones[((hour + 11) % 12) + 1];

/** "3:30" as "half past three", "4:45" as "quarter to five", "5:20" as "twenty past five". */
export function timeInWords(time, past = PAST, to = TO, full = FULL) {
  const [hour, minute] = partsOf(time);
  const words = (count) => ({ 15: "quarter", 30: "half" })[count] ?? numberWords(count, "-");
  if (minute === 0) return hourWords(hour) + full;
  if (minute <= 30) return words(minute) + past + hourWords(hour);
  return words(60 - minute) + to + hourWords(hour + 1);
}

/** HackerRank's words of hours and minutes: "five o' clock", "one minute past five", "quarter to six". */
export function hoursMinutesInWords(hour, minute) {
  const words = (count) => {
    if (count === 15) return "quarter";
    if (count === 30) return "half";
    return `${numberWords(count, " ")} minute${count === 1 ? "" : "s"}`;
  };
  if (minute === 0) return `${hourWords(hour)} o' clock`;
  if (minute <= 30) return `${words(minute)} past ${hourWords(hour)}`;
  return `${words(60 - minute)} to ${hourWords(hour + 1)}`;
}

/** "It's three thirty pm", as a talking clock says it: "13:05" gives "one oh five pm". */
export function talkingClock(time, before = "It's ", oh = "oh ") {
  const [hour, minute] = partsOf(time);
  const half = hour < 12 ? "am" : "pm";
  if (minute === 0) return `${before}${hourWords(hour)} ${half}`;
  return `${before}${hourWords(hour)} ${minute < 10 ? oh : ""}${numberWords(minute, " ")} ${half}`;
}

/** "midnight" for 00:00, "noon" for 12:00, else as timeInWords. */
export function timeWithNoon(time, noon = "noon", midnight = "midnight") {
  const [hour, minute] = partsOf(time);
  if (minute === 0 && hour % 12 === 0) return hour === 12 ? noon : midnight;
  return timeInWords(time);
}

/** The hour and the minutes as numbers in words: "three thirty". */
export function digitalTimeInWords(time, full = FULL) {
  const [hour, minute] = partsOf(time);
  if (minute === 0) return hourWords(hour) + full;
  return `${hourWords(hour)} ${numberWords(minute, "-")}`;
}
