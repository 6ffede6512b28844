/**
 * title: League tables and points of matches
 * when: Points of wins, draws and losses have to be counted, or a table of teams made from the results of matches.
 * words: league, league table, football, soccer, points, wins, draws, losses, match, matches, results, goals, goal difference, team, teams, standings, tournament, season, champion, ranking, home, away, home wins
 * param WIN: 3 — points of a win
 * param DRAW: 1 — points of a draw
 * param LOSS: 0 — points of a loss
 */
const WIN = 3;
const DRAW = 1;
const LOSS = 0;

/** Points of so many wins, draws and losses. */
export function leaguePoints(wins, draws, losses = 0, win = WIN, draw = DRAW) {
  return wins * win + draws * draw + losses * LOSS;
}

/** Points of a text or list of W, D and L. */
export function pointsOfForm(results, win = WIN, draw = DRAW, loss = LOSS) {
  const points = { W: win, D: draw, L: loss };
  return [...results].reduce((sum, result) => sum + (points[result.toUpperCase()] ?? 0), 0);
}

/** Goals of "3:1" or "3-1". */
const goalsOf = (score) => score.split(/[:-]/).map(Number);

/** Points of our team from results such as "3:1", our goals first. */
export function pointsOfScores(scores, win = WIN, draw = DRAW, loss = LOSS) {
  return scores.map(goalsOf).reduce((sum, [ours, theirs]) => {
    if (ours === theirs) return sum + draw;
    return sum + (ours > theirs ? win : loss);
  }, 0);
}

/** "home", "away" or "draw". */
export function matchResult(homeGoals, awayGoals, home = "home", away = "away", draw = "draw") {
  if (homeGoals === awayGoals) return draw;
  return homeGoals > awayGoals ? home : away;
}

/** What each team has from matches [home, goals, away, goals], by names. */
function countedTeams(matches, win, draw) {
  const teams = new Map();
  const add = (team, scored, conceded) => {
    const row = teams.get(team) ?? {
      team,
      played: 0,
      wins: 0,
      draws: 0,
      losses: 0,
      goals: 0,
      against: 0,
      points: 0,
    };
    row.played += 1;
    row.wins += scored > conceded ? 1 : 0;
    row.draws += scored === conceded ? 1 : 0;
    row.losses += scored < conceded ? 1 : 0;
    row.goals += scored;
    row.against += conceded;
    row.points = row.wins * win + row.draws * draw;
    teams.set(team, row);
  };
  for (const [home, homeGoals, away, awayGoals] of matches) {
    add(home, homeGoals, awayGoals);
    add(away, awayGoals, homeGoals);
  }
  return [...teams.values()];
}

const difference = (row) => row.goals - row.against;

const byName = (a, b) => (a.team < b.team ? -1 : 1);

/** Rows of all teams from matches [home, goals, away, goals]: most points first, then goal difference, goals and name. */
export function leagueTable(matches, win = WIN, draw = DRAW) {
  return countedTeams(matches, win, draw).sort(
    (a, b) => b.points - a.points || difference(b) - difference(a) || b.goals - a.goals || byName(a, b),
  );
}

/** Names of the teams in the order of the table. */
export function leagueOrder(matches, win = WIN, draw = DRAW) {
  return leagueTable(matches, win, draw).map(({ team }) => team);
}

/** { team: points } in the order in which the teams come. */
export function teamPoints(matches, win = WIN, draw = DRAW) {
  return Object.fromEntries(countedTeams(matches, win, draw).map(({ team, points }) => [team, points]));
}

/** The first of the table; null without matches. */
export function leagueChampion(matches, win = WIN, draw = DRAW) {
  return leagueOrder(matches, win, draw)[0] ?? null;
}

/** [home team, away team] and whether the home team won (1) or not (0): the team with most wins, the first to get there. */
export function tournamentWinner(matches, results) {
  const wins = new Map();
  let best = null;
  for (const [i, [home, away]] of matches.entries()) {
    const team = results[i] === 1 ? home : away;
    wins.set(team, (wins.get(team) ?? 0) + 1);
    if (best === null || wins.get(team) > wins.get(best)) best = team;
  }
  return best;
}

/** Names of the teams by points alone, the most first; teams with equal points in alphabetical order. */
export function leagueOrderByPoints(matches, win = WIN, draw = DRAW) {
  return countedTeams(matches, win, draw)
    .sort((a, b) => b.points - a.points || byName(a, b))
    .map(({ team }) => team);
}

/** Names of the teams by points, then goal difference; what is still equal in alphabetical order, goals do not count. */
export function leagueOrderByDifference(matches, win = WIN, draw = DRAW) {
  return countedTeams(matches, win, draw)
    .sort((a, b) => b.points - a.points || difference(b) - difference(a) || byName(a, b))
    .map(({ team }) => team);
}

/** [team, points], the most points first; teams with equal points in alphabetical order. */
export function leaguePointsInOrder(matches, win = WIN, draw = DRAW) {
  return countedTeams(matches, win, draw)
    .sort((a, b) => b.points - a.points || byName(a, b))
    .map(({ team, points }) => [team, points]);
}

/** [team, points], the most points first; teams with equal points in the order in which they come. */
export function leaguePointsAsIs(matches, win = WIN, draw = DRAW) {
  return countedTeams(matches, win, draw)
    .sort((a, b) => b.points - a.points)
    .map(({ team, points }) => [team, points]);
}

/** The team with most wins; of equal ones the first in the alphabet, null without matches. */
export function tournamentWinnerByAlphabet(matches, results) {
  const wins = new Map();
  for (const [i, [home, away]] of matches.entries()) {
    const team = results[i] === 1 ? home : away;
    wins.set(team, (wins.get(team) ?? 0) + 1);
  }
  const most = Math.max(0, ...wins.values());
  return [...wins.keys()].filter((team) => wins.get(team) === most).sort()[0] ?? null;
}

/** "W", "D" or "L" of our goals and theirs. */
export function matchLetter(ours, theirs, letters = "WDL") {
  if (ours === theirs) return letters[1];
  return ours > theirs ? letters[0] : letters[2];
}
