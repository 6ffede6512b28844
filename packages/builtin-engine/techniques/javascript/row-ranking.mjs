/**
 * title: Ranking, leaderboard, places and medals
 * when: Rows, pairs or a dictionary with scores need places (1, 2, 3), a leaderboard as lines, or the place of one name.
 * words: rank, ranking, leaderboard, scoreboard, standings, place, position, ties share a place, dense rank, competition ranking, medals, gold silver bronze, numbered list, league table, high scores
 * param DENSE: false — whether the place after a tie goes on without a gap
 * param TEMPLATE: "{rank}. {name}: {score}" — line of a leaderboard
 * param FIELD: null — field with the score; without a name the first that holds a number
 * param LABEL: null — field that names a row; without a name "name", or the first that holds a text
 */
const DENSE = false;
const TEMPLATE = "{rank}. {name}: {score}";
const FIELD = null;
const LABEL = null;

/** A dictionary is taken as pairs of key and value. */
function rowsOf(data) {
  return Array.isArray(data) ? data : Object.entries(data);
}

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

/** Place of each number, the largest is 1; equal ones share a place. */
export function placesOf(scores, dense = DENSE) {
  const others = dense ? [...new Set(scores)] : scores;
  return scores.map((score) => 1 + others.filter((other) => other > score).length);
}

/** Names and scores, the largest first, equal ones in their order, with their places. */
function standings(data, dense, field, label) {
  const rows = rowsOf(data);
  const [key, name] = [numberField(rows, field), labelField(rows, label)];
  const sorted = rows.toSorted((a, b) => b[key] - a[key]);
  const places = placesOf(
    sorted.map((row) => row[key]),
    dense,
  );
  return sorted.map((row, i) => ({ row, rank: places[i], name: row[name], score: row[key] }));
}

/** The rows, the largest score first, each with its place in a field "rank". */
export function rankRows(data, dense = DENSE, field = FIELD) {
  return standings(data, dense, field, null).map(({ row, rank }) => ({ ...row, rank }));
}

/** {"Ann": 1, "Bob": 2}. */
export function rankTable(data, dense = DENSE, field = FIELD, label = LABEL) {
  return Object.fromEntries(standings(data, dense, field, label).map(({ name, rank }) => [name, rank]));
}

/** The place of a name; null for one that is not there. */
export function rankOfName(data, name, dense = DENSE, field = FIELD, label = LABEL) {
  return standings(data, dense, field, label).find((one) => one.name === name)?.rank ?? null;
}

/** Lines such as "1. Ann: 90". */
export function leaderboard(data, template = TEMPLATE, dense = DENSE, field = FIELD, label = LABEL) {
  return standings(data, dense, field, label).map((one) =>
    template.replace(/\{(rank|name|score)\}/g, (_, key) => String(one[key])),
  );
}

/** Names with their medals, three at most: {"gold": "Ann"}. */
export function medals(data, field = FIELD, label = LABEL) {
  const first = standings(data, false, field, label).slice(0, 3);
  return Object.fromEntries(first.map(({ name }, i) => [["gold", "silver", "bronze"][i], name]));
}
