/**
 * title: Messages by thresholds: age group, temperature, speed, greeting by hour, sign of a number
 * when: A number has to be turned to a word or message by limits: an age group, ticket price, weather word, speeding message, time of day greeting, or positive, negative, zero.
 * words: threshold, bands, categories, ranges, if else, age group, child teenager adult senior, ticket price by age, hot cold warm, temperature message, speeding, fine, traffic light, good morning, good afternoon, good evening, greeting by hour, positive negative zero, label by range, too high, too low
 * param LIMITS: [13, 20, 65] — lower bounds from which the next word counts
 * param LABELS: ["child", "teenager", "adult", "senior"] — words, one more than there are bounds
 */
const LIMITS = [13, 20, 65];
const LABELS = ["child", "teenager", "adult", "senior"];

/** The word of the band in which a number lies; a bound belongs to the band above it. */
export function bandOf(number, limits = LIMITS, labels = LABELS) {
  return labels[limits.filter((limit) => number >= limit).length];
}

/** Like bandOf, but a bound belongs to the band below it. */
export function bandUpTo(number, limits = LIMITS, labels = LABELS) {
  return labels[limits.filter((limit) => number > limit).length];
}

/** How many numbers lie in each band. */
export function countBands(numbers, limits = LIMITS, labels = LABELS) {
  const counts = Object.fromEntries(labels.map((label) => [label, 0]));
  for (const number of numbers) counts[bandOf(number, limits, labels)] += 1;
  return counts;
}

/** child below 13, teenager below 20, adult below 65, then senior; or other bounds. */
export function ageGroup(age, teen = 13, adult = 20, senior = 65) {
  return bandOf(age, [teen, adult, senior], ["child", "teenager", "adult", "senior"]);
}

/** minor below 18, then adult. */
export function minorOrAdult(age, adult = 18, minor = "minor", grown = "adult") {
  return age >= adult ? grown : minor;
}

/** A child's price, the full one, or that of old age, by two bounds. */
export function ticketPrice(age, prices = [5, 10, 7], child = 12, senior = 65) {
  return bandOf(age, [child, senior], prices);
}

/** "positive", "negative" or "zero". */
export function signWord(number, positive = "positive", negative = "negative", zero = "zero") {
  return number === 0 ? zero : number > 0 ? positive : negative;
}

/** "cold" below 10, "mild" below 20, "warm" below 30, then "hot". */
export function temperatureWord(degrees, mild = 10, warm = 20, hot = 30) {
  return bandOf(degrees, [mild, warm, hot], ["cold", "mild", "warm", "hot"]);
}

/** State of water at a temperature in Celsius: "solid" up to 0, "liquid", "gas" from 100 on. */
export function stateOfWater(celsius, solid = "solid", liquid = "liquid", gas = "gas") {
  return celsius <= 0 ? solid : celsius < 100 ? liquid : gas;
}

/** "Good morning" from 5, "Good afternoon" from 12, "Good evening" from 18, "Good night" from 22 o'clock. */
export function greetingByHour(hour, morning = 5, afternoon = 12, evening = 18, night = 22) {
  return hour < morning ? "Good night" : `Good ${dayPart(hour, morning, afternoon, evening, night)}`;
}

/** "morning", "afternoon", "evening" or "night" of an hour from 0 to 23. */
export function dayPart(hour, morning = 5, afternoon = 12, evening = 18, night = 22) {
  return bandOf(
    hour,
    [morning, afternoon, evening, night],
    ["night", "morning", "afternoon", "evening", "night"],
  );
}

/** "higher", "lower" or "equal": what a number is to another one. */
export function compareMessage(number, other, higher = "higher", lower = "lower", equal = "equal") {
  return signWord(number - other, higher, lower, equal);
}

/** "too low" for a guess below the secret, "too high" above it, else "correct". */
export function guessMessage(guess, secret, low = "too low", high = "too high", correct = "correct") {
  return signWord(guess - secret, high, low, correct);
}

/** Demerit points: one for each whole so many km/h above the limit; 0 within it. */
export function demeritPoints(speed, limit = 70, step = 5) {
  return Math.max(0, Math.floor((speed - limit) / step));
}

/** "Ok" within the limit, "Points: 2" above it, "License suspended" above the most points. */
export function speedMessage(speed, limit = 70, step = 5, most = 12) {
  const points = demeritPoints(speed, limit, step);
  if (points > most) return "License suspended";
  return points > 0 ? `Points: ${points}` : "Ok";
}

/** What to do at a traffic light: stop, caution, go; null of another colour. */
export function trafficLightAction(colour, red = "stop", yellow = "caution", green = "go") {
  return { red, yellow, amber: yellow, green }[colour.toLowerCase()] ?? null;
}

/** minor up to the age and with it, adult only above it. */
export function minorOrAdultOver(age, adult = 18, minor = "minor", grown = "adult") {
  return age > adult ? grown : minor;
}

/** child up to 12, teenager up to 19, adult up to 64, then senior: each bound belongs to the group below it. */
export function ageGroupTo(age, child = 12, teen = 19, adult = 64) {
  return bandUpTo(age, [child, teen, adult], ["child", "teenager", "adult", "senior"]);
}

/** "cold" up to 10, "mild" up to 20, "warm" up to 30, then "hot": each bound belongs to the word below it. */
export function temperatureWordTo(degrees, cold = 10, mild = 20, warm = 30) {
  return bandUpTo(degrees, [cold, mild, warm], ["cold", "mild", "warm", "hot"]);
}

/** State of water: "solid" below 0, "liquid" from 0 to 100, both included, "gas" above 100. */
export function stateOfWaterOver(celsius, solid = "solid", liquid = "liquid", gas = "gas") {
  if (celsius < 0) return solid;
  return celsius > 100 ? gas : liquid;
}

/** "solid" below 0, "liquid" from 0 on, "gas" from 100 on. */
export function stateOfWaterFrom(celsius, solid = "solid", liquid = "liquid", gas = "gas") {
  if (celsius < 0) return solid;
  return celsius >= 100 ? gas : liquid;
}

/** "positive" or "negative": zero counts as positive. */
export function signWordOfTwo(number, positive = "positive", negative = "negative") {
  return number >= 0 ? positive : negative;
}

/** Demerit points: one for each so many km/h above the limit that have begun. */
export function demeritPointsByEach(speed, limit = 70, step = 5) {
  return Math.max(0, Math.ceil((speed - limit) / step));
}
