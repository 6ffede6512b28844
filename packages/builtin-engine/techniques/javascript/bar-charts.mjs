/**
 * title: Histograms, bar charts, progress bars and star ratings as text
 * when: Numbers have to be drawn as bars of signs, in lines or upright, a progress bar made of a part and a whole, or a rating written as stars.
 * words: histogram, bar chart, text chart, progress bar, percent bar, loading bar, star rating, stars, graph of numbers, horizontal bars, vertical histogram, draw bars, ascii chart, hash marks, health bar, battery, meter
 * param MARK: "*" — sign of a bar
 * param WIDTH: 10 — characters of a whole bar
 * param EMPTY: "-" — sign of what is not yet done
 * param SEPARATOR: ": " — what stands between a name and its bar
 */
const MARK = "*";
const WIDTH = 10;
const EMPTY = "-";
const SEPARATOR = ": ";

const bar = (count, mark) => mark.repeat(Math.max(0, Math.round(count)));

/** A bar for each number, as a list of texts. */
export function barsOf(numbers, mark = MARK) {
  return numbers.map((number) => bar(number, mark));
}

/** Lines such as "tea: ***" of a dictionary or of pairs. */
export function barLines(table, mark = MARK, separator = SEPARATOR, asList = true) {
  const pairs = Array.isArray(table) ? table : Object.entries(table);
  const lines = pairs.map(([name, number]) => `${name}${separator}${bar(number, mark)}`);
  return asList ? lines : lines.join("\n");
}

/** Names of equal width, a bar and the number: "tea  | *** 3". */
export function barChart(table, mark = MARK, separator = " | ", asList = false) {
  const pairs = Array.isArray(table) ? table : Object.entries(table);
  const width = Math.max(0, ...pairs.map(([name]) => name.length));
  const lines = pairs.map(
    ([name, number]) => `${name.padEnd(width)}${separator}${bar(number, mark)} ${number}`,
  );
  return asList ? lines : lines.join("\n");
}

/** Bars of numbers as one text, a line for each. */
export function histogramText(numbers, mark = MARK) {
  return barsOf(numbers, mark).join("\n");
}

/** How often each item stands in a list, as lines "item: **", in the order in which they first occur. */
export function histogramOfItems(items, mark = MARK, separator = SEPARATOR) {
  const counts = new Map();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].map(([item, count]) => `${item}${separator}${bar(count, mark)}`);
}

/** Upright bars: a line for each height, the highest first, without spaces at its end. */
export function verticalHistogram(numbers, mark = MARK, gap = "", asList = false) {
  const top = Math.max(0, ...numbers);
  const lines = Array.from({ length: top }, (_, i) => {
    const cells = numbers.map((number) => (number >= top - i ? mark : " ".repeat(mark.length)));
    return cells.join(gap).trimEnd();
  });
  return asList ? lines : lines.join("\n");
}

/** "[#####-----]" of 5 of 10; never more than full. */
export function progressBar(done, total = 100, width = WIDTH, mark = "#", empty = EMPTY) {
  return `[${bareProgressBar(done, total, width, mark, empty)}]`;
}

/** "#####-----" without brackets. */
export function bareProgressBar(done, total = 100, width = WIDTH, mark = "#", empty = EMPTY) {
  const part = total > 0 ? Math.min(1, Math.max(0, done / total)) : 0;
  const full = Math.floor(part * width + 1e-9);
  return mark.repeat(full) + empty.repeat(width - full);
}

/** "[#####-----] 50%", the percentage rounded to a whole number. */
export function progressWithPercent(done, total = 100, width = WIDTH, mark = "#", empty = EMPTY) {
  const percent = total > 0 ? Math.round(Math.min(1, Math.max(0, done / total)) * 100) : 0;
  return `${progressBar(done, total, width, mark, empty)} ${percent}%`;
}

/** "★★★☆☆" of 3 of 5, rounded to whole stars. */
export function starRating(rating, most = 5, full = "★", empty = "☆") {
  const stars = Math.min(most, Math.max(0, Math.round(rating)));
  return full.repeat(stars) + empty.repeat(most - stars);
}

/** As bareProgressBar with the filled part rounded to the nearest sign, halves up: 7 of 16 in 8 signs gives 4. */
export function progressBarRounded(done, total = 100, width = WIDTH, mark = "#", empty = EMPTY) {
  const part = total > 0 ? Math.min(1, Math.max(0, done / total)) : 0;
  const full = Math.floor(part * width + 0.5 + 1e-9);
  return `[${mark.repeat(full)}${empty.repeat(width - full)}]`;
}

/** "[#####-----] 50%", the percentage cut off to a whole number. */
export function progressAndPercent(done, total = 100, width = WIDTH, mark = "#", empty = EMPTY) {
  const percent = total > 0 ? Math.floor(Math.min(1, Math.max(0, done / total)) * 100 + 1e-9) : 0;
  return `${progressBar(done, total, width, mark, empty)} ${percent}%`;
}

/** As starRating with only whole stars counted: 3.9 of 5 has three. */
export function starRatingOfWhole(rating, most = 5, full = "★", empty = "☆") {
  return starRating(Math.floor(rating), most, full, empty);
}

/** As verticalHistogram where every line is as wide as the list, with spaces at its end. */
export function verticalHistogramOfAll(numbers, asList = false, mark = MARK, gap = "") {
  const top = Math.max(0, ...numbers);
  const lines = Array.from({ length: top }, (_, i) =>
    numbers.map((number) => (number >= top - i ? mark : " ".repeat(mark.length))).join(gap),
  );
  return asList ? lines : lines.join("\n");
}

/** As histogramOfItems in the order of the items, or the most frequent first where that is wanted. */
export function histogramOfItemsSorted(items, byCount = false, mark = MARK, separator = SEPARATOR) {
  const order = [...items].sort((a, b) => (a < b ? -1 : 1));
  const lines = histogramOfItems(order, mark, separator);
  const kinds = [...new Set(order)];
  const countAt = (place) => items.filter((item) => item === kinds[place]).length;
  const places = lines.map((_, place) => place);
  if (byCount) places.sort((a, b) => countAt(b) - countAt(a));
  return places.map((place) => lines[place]);
}
