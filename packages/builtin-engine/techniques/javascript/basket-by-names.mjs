/**
 * title: Baskets and orders by names and a price list
 * when: Names of items are given with a price list, and the total, what can be bought with some money, or what is unknown is wanted.
 * words: basket, cart, shopping cart, order, menu, price list, total of items, items and prices, restaurant, bill, cafe, can afford, afford, budget, cheapest items, how many can i buy, gift cards, unknown item, vending machine, shop
 * param MISSING: 0 — price of an item that is not in the list
 * param TAX: 0 — percent on top
 */
const MISSING = 0;
const TAX = 0;

const cents = (amount) => Math.floor(amount * 100 + 0.5 + 1e-7) / 100;

const priceOf = (prices, name) => (Object.hasOwn(prices, name) ? prices[name] : MISSING);

const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

/** What a list of names costs; a name that comes twice is paid twice. */
export function basketTotal(names, prices, tax = TAX) {
  const sum = total(names.map((name) => priceOf(prices, name)));
  return cents(sum + (sum * tax) / 100);
}

/** What { name: quantity } costs. */
export function orderTotal(quantities, prices, tax = TAX) {
  const sum = total(Object.entries(quantities).map(([name, count]) => priceOf(prices, name) * count));
  return cents(sum + (sum * tax) / 100);
}

/** { name: price times quantity } of an order. */
export function orderLines(quantities, prices) {
  return Object.fromEntries(
    Object.entries(quantities).map(([name, count]) => [name, cents(priceOf(prices, name) * count)]),
  );
}

/** Names of a basket that the price list does not have, each once. */
export function unknownItems(names, prices) {
  return [...new Set(names)].filter((name) => !Object.hasOwn(prices, name));
}

/** Whether the money is enough for the names. */
export function canAfford(money, names, prices) {
  return money >= basketTotal(names, prices);
}

/** Whether the money is enough for these prices. */
export function isEnough(money, prices) {
  return money + 1e-9 >= total(prices);
}

/** How many items can be bought at most: the cheapest first. */
export function mostItems(prices, money) {
  let [rest, count] = [money, 0];
  for (const price of [...prices].sort((a, b) => a - b)) {
    if (price > rest + 1e-9) break;
    rest -= price;
    count += 1;
  }
  return count;
}

/** Names whose price is at most the money, in the order of the list. */
export function affordableItems(prices, money) {
  return Object.keys(prices).filter((name) => prices[name] <= money);
}

/** Names, taken in order, as long as the money is enough for each; a dearer one is passed over. */
export function buyInOrder(names, prices, money) {
  let rest = money;
  return names.filter((name) => {
    const price = priceOf(prices, name);
    if (price > rest + 1e-9) return false;
    rest -= price;
    return true;
  });
}

/** The dearest pair of one of each list that the money is enough for; -1 where none is. */
export function bestPairWithin(first, second, money) {
  const sums = first.flatMap((a) => second.map((b) => a + b)).filter((sum) => sum <= money);
  return Math.max(-1, ...sums);
}

/** What a vending machine says: the item with its change, or what is missing. */
export function vendingMachine(name, money, prices) {
  if (!Object.hasOwn(prices, name)) return { ok: false, message: "unknown item" };
  const change = cents(money - prices[name]);
  return change < 0 ? { ok: false, message: "not enough money" } : { ok: true, change };
}

/** What a list of names costs, or another answer where a name is not in the price list. */
export function basketTotalOrNot(names, prices, otherwise = null) {
  return unknownItems(names, prices).length > 0 ? otherwise : basketTotal(names, prices);
}

/** What { name: quantity } costs, or another answer where a name is not in the price list. */
export function orderTotalOrNot(quantities, prices, otherwise = null) {
  return unknownItems(Object.keys(quantities), prices).length > 0
    ? otherwise
    : orderTotal(quantities, prices);
}

/** Names that are cheaper than the money, which is not reached, in the order of the list or the cheapest first. */
export function itemsCheaperThan(prices, money, cheapestFirst = false) {
  const names = Object.keys(prices).filter((name) => prices[name] < money);
  return cheapestFirst ? names.sort((a, b) => prices[a] - prices[b]) : names;
}

/** Names, taken in order, until the first that the money is not enough for. */
export function buyInOrderUntil(names, prices, money) {
  let rest = money;
  const end = names.findIndex((name) => {
    rest -= priceOf(prices, name);
    return rest < -1e-9;
  });
  return end < 0 ? [...names] : names.slice(0, end);
}
