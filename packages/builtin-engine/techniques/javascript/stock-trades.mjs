/**
 * title: Trades: best days, many trades, profit with a fee
 * when: The best day to buy and to sell, or the profit of as many trades as wanted, is to be found in a list of prices.
 * words: stock, stocks, share, shares, buy and sell, best time to buy, best day, trade, trades, profit, max profit, prices, transactions, multiple transactions, trading fee, largest drop, drawdown, biggest gain, biggest rise
 * param FEE: 0 — what each trade costs
 */
const FEE = 0;

/** [day to buy, day to sell], from 0, with the highest profit; null where no trade brings one. */
export function bestTradeDays(prices) {
  let [best, low, days] = [0, 0, null];
  for (const [day, price] of prices.entries()) {
    if (price < prices[low]) low = day;
    if (price - prices[low] > best) [best, days] = [price - prices[low], [low, day]];
  }
  return days;
}

/** [price to buy, price to sell] of the best trade; null where no trade brings a profit. */
export function bestTradePrices(prices) {
  return bestTradeDays(prices)?.map((day) => prices[day]) ?? null;
}

/** The best profit of one trade, also where it is a loss; null for fewer than two prices. */
export function bestTradeOrLoss(prices) {
  const gains = prices.slice(1).map((price, i) => price - Math.min(...prices.slice(0, i + 1)));
  return gains.length === 0 ? null : Math.max(...gains);
}

/** The profit of as many trades as wanted, one after the other. */
export function profitOfManyTrades(prices, fee = FEE) {
  let [without, holding] = [0, -Infinity];
  for (const price of prices) {
    const sold = holding + price - fee;
    holding = Math.max(holding, without - price);
    without = Math.max(without, sold);
  }
  return without;
}

/** The profit of at most so many trades, one after the other. */
export function profitOfTrades(prices, trades = 2) {
  const without = Array(trades + 1).fill(0);
  const holding = Array(trades + 1).fill(-Infinity);
  for (const price of prices)
    for (let trade = 1; trade <= trades; trade++) {
      without[trade] = Math.max(without[trade], holding[trade] + price);
      holding[trade] = Math.max(holding[trade], without[trade - 1] - price);
    }
  return without[trades] ?? 0;
}

/** The largest fall from a price to a later one. */
export function largestDrop(prices) {
  return prices.reduce((most, price, i) => Math.max(most, Math.max(0, ...prices.slice(0, i)) - price), 0);
}

/** The day, from 0, with the largest rise from the day before; -1 where no price rises. */
export function dayOfLargestRise(prices) {
  const rises = prices.slice(1).map((price, i) => price - prices[i]);
  const most = Math.max(0, ...rises);
  return most > 0 ? rises.indexOf(most) + 1 : -1;
}

/** The profit of shares: bought at one price, sold at another, less a fee. */
export function profitOfShares(shares, bought, sold, fee = FEE) {
  return Math.floor((shares * (sold - bought) - fee) * 100 + 0.5 + 1e-7) / 100;
}
