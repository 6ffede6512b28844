/**
 * title: Change with the fewest coins, and the number of ways
 * when: An amount has to be made up of given coins or notes, with the fewest pieces or in how many ways.
 * words: coin change, fewest coins, number of ways, cash, denominations, dynamic programming, greedy, minimum number of coins, min coins, count coins, smallest number of coins
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

/** How many coins are needed at least, or another answer where they cannot make the amount. */
export function countFewestCoins(amount, coins = COINS, otherwise = -1) {
  return fewestCoins(amount, coins)?.length ?? otherwise;
}

/** Ways to make the amount where the order of the coins counts: 1+2 and 2+1 are two. */
export function countOrderedWays(amount, coins = COINS) {
  check(amount, coins);
  const ways = [1, ...Array(amount).fill(0)];
  for (let sum = 1; sum <= amount; sum++)
    for (const coin of new Set(coins)) ways[sum] += coin > sum ? 0 : ways[sum - coin];
  return ways[amount];
}

/** The coins, the largest first, as often as each goes in; what is left and cannot be paid is passed over. */
export function greedyCoins(amount, coins = COINS) {
  check(amount, coins);
  let rest = amount;
  return [...coins]
    .sort((a, b) => b - a)
    .flatMap((coin) => {
      const count = Math.floor(rest / coin);
      rest -= count * coin;
      return Array(count).fill(coin);
    });
}

/** How many coins the greedy way takes. */
export function countGreedyCoins(amount, coins = COINS) {
  return greedyCoins(amount, coins).length;
}
