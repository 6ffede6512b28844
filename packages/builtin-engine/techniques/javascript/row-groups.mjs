/**
 * title: Group rows into a dictionary: names, counts, totals, averages per group
 * when: Rows, objects or pairs have to be grouped by a field into an object or dictionary of lists, names, counts, totals, averages or best values.
 * words: group by, group names, per category, by department, by city, by class, total per, sum per, average per, average by group, count per group, sales by region, spending by category, best of each group, dictionary of lists, partition
 * param GROUP: null — field whose value is the group; without a name the last that holds a text
 * param FIELD: null — field that is summed; without a name the first that holds a number
 * param LABEL: null — field that names a row; without a name "name", or the first that holds a text
 * param PLACES: null — decimals of an average; without a number nothing is rounded
 */
const GROUP = null;
const FIELD = null;
const LABEL = null;
const PLACES = null;

/** The named field, else the first one that holds a number and is no id. */
function numberField(rows, field) {
  const cells = rows.flatMap((row) => Object.entries(row));
  return field ?? cells.find(([key, value]) => typeof value === "number" && key !== "id")?.[0];
}

/** The named field, else "name", else the first one that holds a text. */
function labelField(rows, label) {
  const cells = rows.flatMap((row) => Object.entries(row));
  if (label === null && cells.some(([key]) => key === "name")) return "name";
  return label ?? cells.find(([, value]) => typeof value === "string")?.[0];
}

/** Halves away from zero; a hair is added, since 1.005 is stored as a little less. */
function rounded(number, places) {
  if (places === null) return number;
  const size = Math.floor(Math.abs(number) * 10 ** places + 0.5 + 1e-9) / 10 ** places;
  return number < 0 ? 0 - size : size;
}

/** The named field, else the last one of the first row that holds a text and is not its name. */
function groupField(rows, group) {
  if (group !== null) return group;
  const texts = Object.keys(rows[0] ?? {}).filter((key) => typeof rows[0][key] === "string");
  return texts.filter((key) => key !== "name").at(-1) ?? "name";
}

/** Rows without the field are a group of their own. */
function grouped(rows, group) {
  const groups = new Map();
  const key = groupField(rows, group);
  for (const row of rows) {
    const name = row[key] ?? "other";
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  return groups;
}

const tableOf = (groups, value) => Object.fromEntries([...groups].map(([key, rows]) => [key, value(rows)]));

const numbersOf = (rows, key) => rows.map((row) => row[key]).filter((value) => typeof value === "number");

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** {"Rome": [rows]}. */
export function rowsByGroup(rows, group = GROUP) {
  return tableOf(grouped(rows, group), (found) => found);
}

/** {"Rome": ["Ann", "Bob"]}. */
export function namesByGroup(rows, group = GROUP, label = LABEL) {
  const key = labelField(rows, label);
  return tableOf(grouped(rows, group), (found) => found.map((row) => row[key]));
}

/** {"Rome": 2}. */
export function countByGroup(rows, group = GROUP) {
  return tableOf(grouped(rows, group), (found) => found.length);
}

/** The numbers of each group added. */
export function totalByGroup(rows, group = GROUP, field = FIELD) {
  const key = numberField(rows, field);
  return tableOf(grouped(rows, group), (found) => sum(numbersOf(found, key)));
}

/** The mean of the numbers of each group; 0 of none. */
export function averageByGroup(rows, group = GROUP, field = FIELD, places = PLACES) {
  const key = numberField(rows, field);
  return tableOf(grouped(rows, group), (found) => {
    const numbers = numbersOf(found, key);
    return numbers.length > 0 ? rounded(sum(numbers) / numbers.length, places) : 0;
  });
}

/** The largest number of each group; null where it has none. */
export function highestByGroup(rows, group = GROUP, field = FIELD) {
  const key = numberField(rows, field);
  return tableOf(grouped(rows, group), (found) => {
    const numbers = numbersOf(found, key);
    return numbers.length > 0 ? Math.max(...numbers) : null;
  });
}

/** The name of the row with the largest number in each group, the first among equals. */
export function bestNameByGroup(rows, group = GROUP, field = FIELD, label = LABEL) {
  const [key, name] = [numberField(rows, field), labelField(rows, label)];
  return tableOf(grouped(rows, group), (found) => {
    const most = Math.max(...numbersOf(found, key));
    return found.find((row) => row[key] === most)?.[name] ?? null;
  });
}

/** The group with the largest total, the first among equals; null of no rows. */
export function groupWithLargestTotal(rows, group = GROUP, field = FIELD) {
  const totals = Object.entries(totalByGroup(rows, group, field));
  return totals.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}
