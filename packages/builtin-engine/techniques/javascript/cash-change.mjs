/**
 * title: Change in coins and notes
 * when: The change for a payment has to be given in coins and notes, as a list or as counts, or coins have to be counted up.
 * words: change, cash, cash register, till, coins, notes, bills, banknotes, denominations, paid, give change, change due, quarters, dimes, nickels, pennies, count coins, atm, withdraw, vending machine
 * param COINS: [50, 20, 10, 5, 2, 1] — values of coins and notes
 * param NAMES: ["quarters", "dimes", "nickels", "pennies"] — coins of 25, 10, 5 and 1 cents
 */
const COINS = [50, 20, 10, 5, 2, 1];
const NAMES = ["quarters", "dimes", "nickels", "pennies"];

const cents = (amount) => Math.floor(amount * 100 + 0.5 + 1e-7);

/** What is to give back, to the cent; negative where too little was paid. */
export function changeDue(price, paid) {
  return cents(paid - price) / 100;
}

/** Pairs of coin and number, the largest coin first, as a person at a till counts them. */
function counted(amount, coins) {
  let rest = cents(amount);
  return [...coins]
    .sort((a, b) => b - a)
    .map((coin) => {
      const count = Math.max(0, Math.floor(rest / cents(coin)));
      rest -= count * cents(coin);
      return [coin, count];
    });
}

/** Each coin or note of an amount, the largest first: 37 gives [20, 10, 5, 2]. */
export function changeList(amount, coins = COINS) {
  return counted(amount, coins).flatMap(([coin, count]) => Array(count).fill(coin));
}

/** How many of each, without those that are not used: { "20": 1, "5": 2 }. */
export function changeCounts(amount, coins = COINS) {
  return Object.fromEntries(counted(amount, coins).filter(([, count]) => count > 0));
}

/** [coin, number] of those that are used. */
export function changePairs(amount, coins = COINS) {
  return counted(amount, coins).filter(([, count]) => count > 0);
}

/** How many of each coin, also 0, the largest first. */
export function changeNumbers(amount, coins = COINS) {
  return counted(amount, coins).map(([, count]) => count);
}

/** How many coins and notes the till gives. */
export function countChange(amount, coins = COINS) {
  return changeList(amount, coins).length;
}

/** The coins for what was paid above the price; an empty list where it was not enough. */
export function giveChange(price, paid, coins = COINS) {
  return changeList(changeDue(price, paid), coins);
}

const american = [25, 10, 5, 1];

/** American coins of so many cents: { quarters, dimes, nickels, pennies }. */
export function americanCoins(amountInCents, names = NAMES) {
  const counts = changeNumbers(amountInCents, american);
  return Object.fromEntries(names.map((name, i) => [name, counts[i]]));
}

/** What { coin: number } comes to. */
export function coinsValue(counts) {
  return Object.entries(counts).reduce((sum, [coin, count]) => sum + cents(Number(coin)) * count, 0) / 100;
}

/** What quarters, dimes, nickels and pennies come to, in dollars. */
export function americanCoinsValue(quarters, dimes = 0, nickels = 0, pennies = 0) {
  return (quarters * 25 + dimes * 10 + nickels * 5 + pennies) / 100;
}

/** As giveChange, or another answer where too little was paid. */
export function giveChangeOrNot(price, paid, otherwise = null, coins = COINS) {
  return paid < price ? otherwise : giveChange(price, paid, coins);
}

/** As changeList with coins and notes of 100 down to 1 cent: 0.41 gives [0.2, 0.2, 0.01]. */
export function changeListOfCents(amount) {
  return changeList(amount, [100, 50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01]);
}

/** American coins of an amount in dollars, given as a number such as 0.41: { quarters, dimes, nickels, pennies }. */
export function americanCoinsOfDollars(dollars, names = NAMES) {
  return americanCoins(cents(dollars), names);
}
