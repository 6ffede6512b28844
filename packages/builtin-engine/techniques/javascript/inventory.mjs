/**
 * title: Inventory and stock: add, remove, low stock, restock, stock value
 * when: A stock of items with quantities has to be changed by deliveries and sales, or looked through for what is low, out of stock or worth how much.
 * words: inventory, stock, warehouse, add item, remove item, low stock, out of stock, restock, reorder, quantity on hand, sales, deliveries, stock value, shop, pantry, enough in stock, backpack, items
 * param AMOUNT: 1 — how many pieces are added or taken
 * param LIMIT: 5 — number below which the stock is low
 * param DROP_EMPTY: false — whether an item of which nothing is left is taken off the list
 */
const AMOUNT = 1;
const LIMIT = 5;
const DROP_EMPTY = false;

const stockOf = (stock, item) => (Object.hasOwn(stock, item) ? stock[item] : 0);

export function addStock(stock, item, amount = AMOUNT) {
  return { ...stock, [item]: stockOf(stock, item) + amount };
}

/** Takes as many as there are, but never more: nothing falls below 0, an unknown item changes nothing. */
export function removeStock(stock, item, amount = AMOUNT, dropEmpty = DROP_EMPTY) {
  if (!Object.hasOwn(stock, item)) return { ...stock };
  const left = Math.max(0, stock[item] - amount);
  const { [item]: _, ...rest } = stock;
  return dropEmpty && left === 0 ? rest : { ...stock, [item]: left };
}

/** Changes the stock only if there is enough. */
export function sellIfEnough(stock, item, amount = AMOUNT) {
  return stockOf(stock, item) >= amount ? { ...stock, [item]: stockOf(stock, item) - amount } : { ...stock };
}

/** All deliveries added: a list of names, of [name, amount], or an object. */
export function addDeliveries(stock, deliveries) {
  return changesOf(deliveries).reduce((next, [item, amount]) => addStock(next, item, amount), { ...stock });
}

/** All sales taken off, nothing below 0. */
export function applySales(stock, sales, dropEmpty = DROP_EMPTY) {
  return changesOf(sales).reduce((next, [item, amount]) => removeStock(next, item, amount, dropEmpty), {
    ...stock,
  });
}

function changesOf(changes) {
  if (!Array.isArray(changes)) return Object.entries(changes);
  return changes.map((one) => (Array.isArray(one) ? one : [one, 1]));
}

/** Names of the items of which there are fewer than the limit, or just as many where that counts. */
export function lowStock(stock, limit = LIMIT, inclusive = false) {
  return Object.keys(stock).filter((item) => stock[item] < limit || (inclusive && stock[item] === limit));
}

export function outOfStock(stock) {
  return Object.keys(stock).filter((item) => stock[item] <= 0);
}

/** What has to be ordered to reach the wanted quantities; items with enough are left out. */
export function reorderAmounts(stock, wanted) {
  const lacking = Object.entries(wanted).map(([item, amount]) => [item, amount - stockOf(stock, item)]);
  return Object.fromEntries(lacking.filter(([, amount]) => amount > 0));
}

/** Whether the stock has everything of an order. */
export function canFulfil(stock, order) {
  return Object.keys(reorderAmounts(stock, order)).length === 0;
}

/** The sum of quantity times price; an item without a price is worth 0. */
export function stockValue(stock, prices) {
  const value = Object.entries(stock).reduce((sum, [item, count]) => sum + count * stockOf(prices, item), 0);
  return Math.round(value * 100 + 1e-7) / 100;
}

/** As removeStock where the quantity may fall below 0, an unknown item as well. */
export function removeStockOf(stock, item, amount = AMOUNT) {
  return { ...stock, [item]: stockOf(stock, item) - amount };
}

/** As applySales where a sale of more than there is changes nothing. */
export function applySalesIfEnough(stock, sales) {
  return changesOf(sales).reduce((next, [item, amount]) => sellIfEnough(next, item, amount), { ...stock });
}

/** Names of the items of which there are at most so many, the fewest first or in their order. */
export function stockUpTo(stock, limit = LIMIT, fewestFirst = false) {
  const items = lowStock(stock, limit, true);
  return fewestFirst ? items.sort((a, b) => stock[a] - stock[b]) : items;
}
