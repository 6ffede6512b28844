/**
 * title: Elections: count votes, winner, ties, majority
 * when: Votes have to be counted, the winner found with or without ties, a majority checked or shares in percent given.
 * words: election, elections, vote, votes, voting, count votes, winner, tie, candidate, candidates, ballot, majority, poll, class president, most votes, percent of votes, runoff, tally, survey
 * param TIE: null — answer when several have the most votes
 * param PLACES: 1 — decimals of percentages
 */
const TIE = null;
const PLACES = 1;

/** { candidate: votes } in the order in which they come. */
export function countVotes(votes) {
  const counts = new Map();
  for (const vote of votes) counts.set(vote, (counts.get(vote) ?? 0) + 1);
  return Object.fromEntries(counts);
}

const mostOf = (counts) => Math.max(0, ...Object.values(counts));

/** All with the most votes of { candidate: votes }, in their order. */
export function leadersOfCounts(counts) {
  return Object.keys(counts).filter((name) => counts[name] === mostOf(counts));
}

/** The one with the most votes; at a tie, or without votes, another answer. */
export function electionWinner(votes, tie = TIE) {
  const leaders = leadersOfCounts(countVotes(votes));
  return leaders.length === 1 ? leaders[0] : tie;
}

/** The one with the most of { candidate: votes }; at a tie another answer. */
export function winnerOfCounts(counts, tie = TIE) {
  const leaders = leadersOfCounts(counts);
  return leaders.length === 1 ? leaders[0] : tie;
}

/** All who have the most votes, in the order in which they come. */
export function electionLeaders(votes) {
  return leadersOfCounts(countVotes(votes));
}

/** At a tie the first in the alphabet; null without votes. */
export function winnerByAlphabet(votes) {
  return electionLeaders(votes).sort()[0] ?? null;
}

/** At a tie the last in the alphabet; null without votes. */
export function winnerByAlphabetLast(votes) {
  return electionLeaders(votes).sort().at(-1) ?? null;
}

/** At a tie the one who got the first vote; null without votes. */
export function winnerFirstVoted(votes) {
  return electionLeaders(votes)[0] ?? null;
}

/** The one with more than half of the votes; else another answer. */
export function majorityWinner(votes, tie = TIE) {
  const counts = countVotes(votes);
  return Object.keys(counts).find((name) => counts[name] * 2 > votes.length) ?? tie;
}

/** { candidate: percent }. */
export function votePercentages(votes, places = PLACES) {
  return Object.fromEntries(
    Object.entries(countVotes(votes)).map(([name, count]) => [
      name,
      Math.floor((count * 100 * 10 ** places) / votes.length + 0.5 + 1e-7) / 10 ** places,
    ]),
  );
}

/** [candidate, votes], the most first; at a tie by name. */
export function voteRanking(votes) {
  return Object.entries(countVotes(votes)).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}

/** How many can still win when so many voters have not voted yet, and the winner needs strictly more than all others. */
export function countPossibleWinners(counts, left = 0) {
  const most = Math.max(0, ...counts);
  if (left === 0) return counts.filter((count) => count === most).length === 1 ? 1 : 0;
  return counts.filter((count) => count + left > most).length;
}

/** The one with the most votes as a text, or at a tie all of them as a list; in the order in which they come, or of the alphabet. */
export function electionWinnerOrAll(votes, byAlphabet = false) {
  const leaders = electionLeaders(votes);
  if (leaders.length === 1) return leaders[0];
  return byAlphabet ? leaders.sort() : leaders;
}

/** At a tie the one who reached that number of votes first; null without votes. */
export function winnerFirstReached(votes) {
  const most = mostOf(countVotes(votes));
  const counts = new Map();
  for (const vote of votes) {
    counts.set(vote, (counts.get(vote) ?? 0) + 1);
    if (counts.get(vote) === most) return vote;
  }
  return null;
}

/** The one with at least half of the votes, the first of two; else another answer. */
export function halfWinner(votes, tie = TIE) {
  const counts = countVotes(votes);
  return Object.keys(counts).find((name) => counts[name] * 2 >= votes.length) ?? tie;
}

/** { candidate: percent } as exact numbers, or rounded to whole ones. */
export function votePercentagesOf(votes, whole = false) {
  return Object.fromEntries(
    Object.entries(countVotes(votes)).map(([name, count]) => {
      const percent = (count * 100) / votes.length;
      return [name, whole ? Math.floor(percent + 0.5) : percent];
    }),
  );
}

/** [candidate, votes], the most first; at a tie in the order in which they come, or the last in the alphabet first. */
export function voteRankingOf(votes, lastOfAlphabetFirst = false) {
  const counts = Object.entries(countVotes(votes));
  const byName = (a, b) => (a[0] > b[0] ? -1 : 1);
  return counts.sort((a, b) => b[1] - a[1] || (lastOfAlphabetFirst ? byName(a, b) : 0));
}
