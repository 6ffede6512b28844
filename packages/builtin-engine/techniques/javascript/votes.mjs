/**
 * title: Votes, tally and election winner
 * when: Votes, answers or items of a list have to be tallied into a dictionary, a winner found, or shares in percent worked out.
 * words: votes, tally, election, winner, poll, survey, ballot, count votes, count items, frequency dictionary, most votes, tie, majority, percentage of votes, histogram of list, occurrences, ranked choice
 * param TIE: null — answer where the first place is shared or nobody voted
 * param PLACES: 1 — decimals of a share in percent
 */
const TIE = null;
const PLACES = 1;

/** Halves away from zero; a hair is added, since 1.005 is stored as a little less. */
function rounded(number, places) {
  if (places === null) return number;
  const size = Math.floor(Math.abs(number) * 10 ** places + 0.5 + 1e-9) / 10 ** places;
  return number < 0 ? 0 - size : size;
}

/** {"a": 2, "b": 1}: how often each item stands in the list. */
export function tally(items) {
  const counts = new Map();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return Object.fromEntries(counts);
}

/** Pairs of item and number, the most frequent first, equal ones in the order in which they occur. */
export function tallySorted(items) {
  const counts = new Map();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

const countsOf = (votes) => (Array.isArray(votes) ? tallySorted(votes) : Object.entries(votes));

/** All that share the first place; of a list of votes or of an object with their numbers. */
export function voteLeaders(votes) {
  const counts = countsOf(votes);
  const most = Math.max(...counts.map(([, count]) => count));
  return counts.filter(([, count]) => count === most).map(([name]) => name);
}

/** The one with the most votes; of several there is none. */
export function electionWinner(votes, tie = TIE) {
  const leaders = voteLeaders(votes);
  return leaders.length === 1 ? leaders[0] : tie;
}

/** The one with the most votes, the first in the alphabet among equals; null without votes. */
export function alphabeticalWinner(votes) {
  return voteLeaders(votes).sort()[0] ?? null;
}

/** The one with more than half of the votes. */
export function majorityWinner(votes, none = TIE) {
  const counts = countsOf(votes);
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  return counts.find(([, count]) => count * 2 > all)?.[0] ?? none;
}

/** {"a": 66.7, "b": 33.3}: shares in percent. */
export function voteShares(votes, places = PLACES) {
  const counts = countsOf(votes);
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  return Object.fromEntries(
    counts.map(([name, count]) => [name, all === 0 ? 0 : rounded((count * 100) / all, places)]),
  );
}

/** The one with the most votes, the first that was voted for among equals; null without votes. */
export function electionWinnerOrOne(votes, none = TIE) {
  return voteLeaders(votes)[0] ?? none;
}

/** The one with the most votes, the first in the alphabet among equals; null without votes. */
export function electionWinnerByAlphabet(votes) {
  return alphabeticalWinner(votes);
}

/** The one with the most votes, the last in the alphabet among equals; null without votes. */
export function electionWinnerLastInAlphabet(votes) {
  return voteLeaders(votes).sort().at(-1) ?? null;
}

/** The one who is the first to have the highest number when a list of votes is read; null without votes. */
export function electionWinnerToGet(votes, none = TIE) {
  const counts = new Map();
  let [best, most] = [none, 0];
  for (const vote of votes) {
    counts.set(vote, (counts.get(vote) ?? 0) + 1);
    if (counts.get(vote) > most) [best, most] = [vote, counts.get(vote)];
  }
  return best;
}

/** The one with at least half of the votes, the first among equals. */
export function majorityWinnerOrTwo(votes, none = TIE) {
  const counts = countsOf(votes);
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  return counts.find(([, count]) => all > 0 && count * 2 >= all)?.[0] ?? none;
}

/** Pairs of item and number, the most frequent first, equal ones in the order of the alphabet. */
export function tallySortedByAlphabet(items) {
  return Object.entries(tally(items)).sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
}

/** How many votes the first has more than the second; all of them where there is only one. */
export function winningMargin(votes) {
  const numbers = countsOf(votes)
    .map(([, count]) => count)
    .sort((a, b) => b - a);
  return (numbers[0] ?? 0) - (numbers[1] ?? 0);
}

/** As voteShares, but nothing is rounded. */
export function voteSharesAsIs(votes) {
  return voteShares(votes, null);
}
