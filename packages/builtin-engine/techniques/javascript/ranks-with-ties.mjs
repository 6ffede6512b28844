/**
 * title: Ranks with ties: competition, dense, medals
 * when: Places have to be given to scores, with equal scores at the same place, or medals to the best.
 * words: rank, ranking, ranks, ties, tied, place, places, competition ranking, dense ranking, leaderboard, position, medal, gold, silver, bronze, podium, scoreboard, top three, standing, same rank
 * param METHOD: "competition" — "competition" (1, 2, 2, 4), "dense" (1, 2, 2, 3), "ordinal" (1, 2, 3, 4) or "average" (1, 2.5, 2.5, 4)
 * param ASCENDING: false — whether the smallest number is first
 */
const METHOD = "competition";
const ASCENDING = false;

/** The place of each number, in the order of the list. */
export function rankWithTies(numbers, method = METHOD, ascending = ASCENDING) {
  const isBefore = (a, b) => (ascending ? a < b : a > b);
  return numbers.map((number, i) => {
    const before = numbers.filter((other) => isBefore(other, number));
    const equal = numbers.filter((other) => other === number).length;
    if (method === "dense") return new Set(before).size + 1;
    if (method === "average") return before.length + (equal + 1) / 2;
    const earlier = numbers.slice(0, i).filter((other) => other === number).length;
    if (method === "ordinal") return before.length + 1 + earlier;
    if (method !== "competition") throw new RangeError("unknown method");
    return before.length + 1;
  });
}

/** Places without gaps: equal numbers share one, the next one follows at once. */
export function denseRanks(numbers, ascending = ASCENDING) {
  return rankWithTies(numbers, "dense", ascending);
}

/** Places with the smallest number first: equal numbers share one. */
export function ranksAscending(numbers, method = METHOD) {
  return rankWithTies(numbers, method, true);
}

/** { name: place } of { name: score }. */
export function rankNames(scores, method = METHOD, ascending = ASCENDING) {
  const places = rankWithTies(Object.values(scores), method, ascending);
  return Object.fromEntries(Object.keys(scores).map((name, i) => [name, places[i]]));
}

/** [place, name, score] of { name: score }, the best first; equal ones by name. */
export function rankingRows(scores, method = METHOD) {
  const places = rankNames(scores, method, false);
  return Object.entries(scores)
    .map(([name, score]) => [places[name], name, score])
    .sort((a, b) => b[2] - a[2] || (a[1] < b[1] ? -1 : 1));
}

/** Words for the first three places, the place as a text for all others. */
export function medals(scores, first = "Gold Medal", second = "Silver Medal", third = "Bronze Medal") {
  const places = rankWithTies(scores, "ordinal", false);
  return places.map((place) => [first, second, third][place - 1] ?? String(place));
}

/** The names of the best of { name: score }, down to a place; those who share the last place are included. */
export function bestNames(scores, count = 3) {
  return rankingRows(scores)
    .filter(([place]) => place <= count)
    .map(([, name]) => name);
}

/** The place that a score gets on a leaderboard of others, without gaps. */
export function placeOnLeaderboard(leaderboard, score) {
  return new Set(leaderboard.filter((other) => other > score)).size + 1;
}

/** The place that each of many scores gets on a leaderboard. */
export function placesOnLeaderboard(leaderboard, scores) {
  return scores.map((score) => placeOnLeaderboard(leaderboard, score));
}

/** Places without gaps, equal numbers share one; the largest first, with true the smallest. */
export function rankWithTiesAsOne(numbers, ascending = ASCENDING) {
  return rankWithTies(numbers, "dense", ascending);
}

/** Each number has a place of its own, equal ones in the order of the list; the largest first, with true the smallest. */
export function rankWithTiesByEach(numbers, ascending = ASCENDING) {
  return rankWithTies(numbers, "ordinal", ascending);
}

/** Equal numbers share a place and places are left out behind them: 1, 2, 2, 4; the largest first, with true the smallest. */
export function rankWithTiesAsIs(numbers, ascending = ASCENDING) {
  return rankWithTies(numbers, "competition", ascending);
}

/** Equal numbers share the last of their places: 1, 3, 3, 4; the largest first, with true the smallest. */
export function rankWithTiesToAll(numbers, ascending = ASCENDING) {
  const isBefore = (a, b) => (ascending ? a <= b : a >= b);
  return numbers.map((number) => numbers.filter((other) => isBefore(other, number)).length);
}

/** Equal numbers share the mean of their places: 1, 2.5, 2.5, 4; the largest first, with true the smallest. */
export function rankWithTiesOverAll(numbers, ascending = ASCENDING) {
  return rankWithTies(numbers, "average", ascending);
}

/** The names of the so many best of { name: score }, no more of them: equal ones by name. */
export function bestNamesOnly(scores, count = 3) {
  return rankingRows(scores)
    .slice(0, count)
    .map(([, name]) => name);
}
