/**
 * title: Largest sum of neighbouring items, and best single trade
 * when: The run of neighbours with the largest sum is asked for, or the best day to buy and to sell.
 * words: maximum subarray, kadane, largest sum, contiguous, profit, stock, best time to buy and sell, sum of the maximum subarray, minimum subarray
 * param ALLOW_EMPTY: false — whether taking nothing, with sum 0, counts
 */
const ALLOW_EMPTY = false;

/** [sum, from, to) of the first run with the largest sum. */
export function maxSubarray(numbers, allowEmpty = ALLOW_EMPTY) {
  if (numbers.length === 0 && !allowEmpty) throw new RangeError("no numbers");
  let best = allowEmpty ? [0, 0, 0] : [-Infinity, 0, 0];
  let [sum, from] = [0, 0];
  for (const [i, number] of numbers.entries()) {
    // What came before is dropped once it does not help.
    if (sum <= 0) [sum, from] = [0, i];
    sum += number;
    if (sum > best[0]) best = [sum, from, i + 1];
  }
  return best;
}

/** Most profit from buying once and selling later; 0 when prices only fall. */
export function bestTrade(prices) {
  let [lowest, profit] = [Infinity, 0];
  for (const price of prices) {
    lowest = Math.min(lowest, price);
    profit = Math.max(profit, price - lowest);
  }
  return profit;
}

/** The largest sum of neighbours, at least one of them taken; 0 of an empty list. */
export function maxSubarraySum(numbers) {
  return numbers.length === 0 ? 0 : maxSubarray(numbers)[0];
}

/** The largest sum of neighbours where taking none, with sum 0, counts: all negative gives 0. */
export function maxSubarraySumOrNot(numbers) {
  return maxSubarray(numbers, true)[0];
}

/** The neighbours with the largest sum themselves, the first among equals; none of an empty list. */
export function maxSubarrayItems(numbers) {
  const [, from, to] = maxSubarray(numbers, numbers.length === 0);
  return numbers.slice(from, to);
}

/** The smallest sum of neighbours, at least one of them taken; 0 of an empty list. */
export function minSubarraySum(numbers) {
  return numbers.length === 0 ? 0 : 0 - maxSubarraySum(numbers.map((number) => -number));
}
