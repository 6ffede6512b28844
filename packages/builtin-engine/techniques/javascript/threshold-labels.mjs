/**
 * title: A label by thresholds: sizes, levels, warnings
 * when: A number has to become a label by limits: small, medium or large, a clothing size, a risk level, an age group, a temperature in words.
 * words: threshold, thresholds, category, categorize, classify, label, level, range, small medium large, size, clothing size, shirt size, shoe size, age group, hot or cold, temperature, air quality, traffic light, low medium high, band, bracket, message by number, dress size, risk, rating, stars
 * param LOW: 10 — first limit
 * param HIGH: 20 — second limit
 * param LABELS: ["low", "medium", "high"] — labels in rising order
 * param MEASURES: [88, 96, 104, 112] — largest measure of each size
 * param SIZES: ["S", "M", "L", "XL", "XXL"] — names of the sizes, the last one for what is larger
 */
const LOW = 10;
const HIGH = 20;
const LABELS = ["low", "medium", "high"];
const MEASURES = [88, 96, 104, 112];
const SIZES = ["S", "M", "L", "XL", "XXL"];

/** The first label below the first limit, the next one from it on, and so on: one label more than limits. */
export function labelFrom(value, limits, labels) {
  return labels[limits.filter((limit) => value >= limit).length];
}

/** As labelFrom, but a limit itself still has the lower label. */
export function labelUpTo(value, limits, labels) {
  return labels[limits.filter((limit) => value > limit).length];
}

/** One of three labels by two limits: from a limit on the higher one. */
export function threeLevels(value, low = LOW, high = HIGH, labels = LABELS) {
  return labelFrom(value, [low, high], labels);
}

/** As threeLevels, but a limit itself still has the lower label. */
export function threeLevelsUpTo(value, low = LOW, high = HIGH, labels = LABELS) {
  return labelUpTo(value, [low, high], labels);
}

/** "low", "ok" or "high": outside or inside two limits that are both ok. */
export function insideLimits(value, low = LOW, high = HIGH, below = "low", inside = "ok", above = "high") {
  if (value < low) return below;
  return value > high ? above : inside;
}

/** Rows [smallest value, label] in any order: the label of the highest that is reached; null below all. */
export function labelByRows(value, rows) {
  const reached = rows.filter(([from]) => value >= from).sort((a, b) => b[0] - a[0]);
  return reached.length === 0 ? null : reached[0][1];
}

/** Rows [largest value, label] in rising order, null for no limit: the first that holds the value; null beyond all. */
export function labelByLimits(value, rows) {
  const row = rows.find(([limit]) => limit === null || value <= limit);
  return row === undefined ? null : row[1];
}

/** Rows [from, to, label], both ends included; null where none holds the value. */
export function labelByRanges(value, rows) {
  const row = rows.find(([from, to]) => from <= value && value <= to);
  return row === undefined ? null : row[2];
}

/** The clothing size for a measure in cm; the last label is for what is larger. */
export function clothingSize(measure, measures = MEASURES, sizes = SIZES) {
  return labelUpTo(measure, measures, sizes);
}

/** How many values have each label, also those that none has. */
export function countLabels(values, limits, labels) {
  const counts = Object.fromEntries(labels.map((label) => [label, 0]));
  for (const value of values) counts[labelFrom(value, limits, labels)] += 1;
  return counts;
}

/** So many stars of five, as signs: 3 gives "★★★☆☆". */
export function starRating(stars, most = 5, full = "★", none = "☆") {
  const count = Math.min(most, Math.max(0, Math.floor(stars + 0.5)));
  return full.repeat(count) + none.repeat(most - count);
}

/** A limit itself has the lower label: only what is larger gets the next one. */
export function labelFromOver(value, limits, labels) {
  return labelUpTo(value, limits, labels);
}

/** One of three labels by two limits: only above a limit the higher one. */
export function threeLevelsFromOver(value, low = LOW, high = HIGH, labels = LABELS) {
  return threeLevelsUpTo(value, low, high, labels);
}

/** One of three labels: the first below the lower limit, the last above the higher one, both limits in the middle. */
export function threeLevelsOfTwo(value, low = LOW, high = HIGH, labels = LABELS) {
  return insideLimits(value, low, high, ...labels);
}

/** One of three labels: the first up to the lower limit, the last from the higher one on, both limits outside the middle. */
export function threeLevelsWithoutTwo(value, low = LOW, high = HIGH, labels = LABELS) {
  if (value <= low) return labels[0];
  return value >= high ? labels[2] : labels[1];
}

/** Outside or inside two limits that are both outside. */
export function insideLimitsOnly(
  value,
  low = LOW,
  high = HIGH,
  below = "low",
  inside = "ok",
  above = "high",
) {
  if (value <= low) return below;
  return value >= high ? above : inside;
}

/** Rows [value, label] in any order: the label of the highest that is passed; its own value does not count, null below all. */
export function labelByRowsOver(value, rows) {
  const passed = rows.filter(([from]) => value > from).sort((a, b) => b[0] - a[0]);
  return passed.length === 0 ? null : passed[0][1];
}

/** Rows [limit, label] in rising order, null for no limit: the first whose limit is above the value; null beyond all. */
export function labelByLimitsWithoutIt(value, rows) {
  const row = rows.find(([limit]) => limit === null || value < limit);
  return row === undefined ? null : row[1];
}

/** So many full stars of five, halves and less are not shown: 3.7 gives three. */
export function starRatingOnly(stars, most = 5, full = "★", none = "☆") {
  return starRating(Math.floor(stars), most, full, none);
}
