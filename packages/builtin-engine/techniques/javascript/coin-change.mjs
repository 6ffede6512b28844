/**
 * title: Change with the fewest coins, and the number of ways
 * when: An amount has to be made up of given coins or notes, with the fewest pieces or in how many ways.
 * words: coin change, fewest coins, number of ways, cash, denominations, dynamic programming, greedy
 * param COINS: [1, 2, 5, 10, 20, 50, 100, 200] — values of the coins in the smallest unit
 */
const COINS = [1, 2, 5, 10, 20, 50, 100, 200];

function check(amount, coins) {
  if (!Number.isInteger(amount) || amount < 0) throw new RangeError("the amount has to be a natural number");
  if (coins.some((coin) => !Number.isInteger(coin) || coin < 1))
    throw new RangeError("coins have to be whole and positive");
}

/** The coins, largest first, or null when they cannot make the amount. Right also where greed is not. */
export function fewestCoins(amount, coins = COINS) {
  check(amount, coins);
  const counts = [0, ...Array(amount).fill(Infinity)];
  const last = Array(amount + 1).fill(0);
  for (let sum = 1; sum <= amount; sum++)
    for (const coin of coins)
      if (coin <= sum && counts[sum - coin] + 1 < counts[sum]) {
        counts[sum] = counts[sum - coin] + 1;
        last[sum] = coin;
      }
  if (counts[amount] === Infinity) return null;
  const change = [];
  for (let rest = amount; rest > 0; rest -= last[rest]) change.push(last[rest]);
  return change.sort((a, b) => b - a);
}

/** Ways to make the amount, regardless of the order of the coins. */
export function countWays(amount, coins = COINS) {
  check(amount, coins);
  const ways = [1, ...Array(amount).fill(0)];
  // One coin after the other, so that 1+2 and 2+1 are counted once.
  for (const coin of new Set(coins)) for (let sum = coin; sum <= amount; sum++) ways[sum] += ways[sum - coin];
  return ways[amount];
}
