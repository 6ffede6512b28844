/**
 * title: Sharing costs: equal parts with leftover cents, who owes whom
 * when: A bill has to be split so that the parts add up to the cent, or people who paid different amounts have to be made even.
 * words: split, share, split the bill, equal shares, remainder, leftover cents, cents, roommates, friends, who owes, owes whom, settle debts, settle up, balances, expenses, per person, dinner, trip costs, iou, tip
 * param PEOPLE: 2 — how many share
 * param TIP: 0 — percent on top of the bill
 */
const PEOPLE = 2;
const TIP = 0;

const inCents = (amount) => Math.floor(amount * 100 + 0.5 + 1e-7);

/** Parts that add up to the amount; the first ones pay the cents that are left. */
export function splitAmount(amount, people = PEOPLE) {
  const total = inCents(amount);
  const part = Math.floor(total / people);
  const left = total - part * people;
  return Array.from({ length: people }, (_, i) => (part + (i < left ? 1 : 0)) / 100);
}

/** Equal parts rounded to the cent; the last one pays what is left. */
export function splitLastRest(amount, people = PEOPLE) {
  const total = inCents(amount);
  const part = Math.floor(total / people);
  return Array.from(
    { length: people },
    (_, i) => (i === people - 1 ? total - part * (people - 1) : part) / 100,
  );
}

/** [what each pays, what is left over], in whole cents. */
export function shareAndRest(amount, people = PEOPLE) {
  const total = inCents(amount);
  const part = Math.floor(total / people);
  return [part / 100, (total - part * people) / 100];
}

/** [items for each, items that are left]: sweets, cookies, coins. */
export function shareItems(items, people = PEOPLE) {
  const each = Math.floor(items / people);
  return [each, items - each * people];
}

/** What each pays, with a tip, rounded up so that it is enough. */
export function shareRoundedUp(amount, people = PEOPLE, tip = TIP) {
  return Math.ceil((amount * (100 + tip)) / people - 1e-7) / 100;
}

/** What each pays, with a tip, to the cent. */
export function shareOfBill(amount, people = PEOPLE, tip = TIP) {
  return inCents((amount * (1 + tip / 100)) / people) / 100;
}

/** The amount of each by shares, { Ann: 2, Bob: 1 }, to the cent. */
export function splitByShares(amount, shares) {
  const all = Object.values(shares).reduce((sum, share) => sum + share, 0);
  return Object.fromEntries(
    Object.entries(shares).map(([name, share]) => [name, inCents((amount * share) / all) / 100]),
  );
}

/** What each gets back, negative for what is owed, when { name: paid } is shared equally. */
export function balances(paid) {
  const names = Object.keys(paid);
  const mean = names.reduce((sum, name) => sum + paid[name], 0) / names.length;
  return Object.fromEntries(names.map((name) => [name, inCents(paid[name] - mean) / 100]));
}

/** Payments [from, to, amount] that make { name: paid } even, by the order of the names. */
export function settleDebts(paid) {
  const rests = Object.entries(balances(paid)).map(([name, amount]) => ({ name, rest: inCents(amount) }));
  const payments = [];
  for (const debtor of rests)
    for (const creditor of rests) {
      const amount = Math.min(-debtor.rest, creditor.rest);
      if (amount <= 0) continue;
      debtor.rest += amount;
      creditor.rest -= amount;
      payments.push([debtor.name, creditor.name, amount / 100]);
    }
  return payments;
}
