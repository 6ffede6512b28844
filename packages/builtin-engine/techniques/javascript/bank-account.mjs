/**
 * title: Bank account in integer cents
 * when: Money has to be paid in, taken out and moved between accounts without losing a cent.
 * words: bank account, balance, deposit, withdraw, transfer, money, cents, overdraft, ledger, transaction, split cents, split evenly, share a bill, remainder to the last
 * param OVERDRAFT: 0 — cents by which a balance may fall below zero
 */
const OVERDRAFT = 0;

function checkAmount(cents) {
  if (!Number.isSafeInteger(cents) || cents <= 0)
    throw new RangeError("an amount is a positive number of whole cents");
}

export function createAccount(overdraft = OVERDRAFT) {
  const entries = [];
  let balance = 0;
  const book = (kind, cents) => {
    const after = balance + cents;
    if (!Number.isSafeInteger(after)) throw new RangeError("the balance would be too large");
    balance = after;
    entries.push([kind, cents, balance]);
  };
  return {
    balance: () => balance,
    deposit(cents) {
      checkAmount(cents);
      book("deposit", cents);
    },
    /** Refused as a whole when the money does not suffice. */
    withdraw(cents) {
      checkAmount(cents);
      if (balance - cents < -overdraft) throw new RangeError("not enough money");
      book("withdrawal", -cents);
    },
    /** [kind, cents, balance afterwards], the oldest first. */
    entries: () => entries.map((entry) => [...entry]),
  };
}

/** Both accounts or neither: the money is taken first, and given back where it cannot be paid in. */
export function transfer(from, to, cents) {
  if (from === to) throw new RangeError("one account cannot pay itself");
  from.withdraw(cents);
  try {
    to.deposit(cents);
  } catch (error) {
    from.deposit(cents);
    throw error;
  }
}

/** An amount in parts that differ by at most a cent and add up to it. */
export function splitCents(cents, parts) {
  if (!Number.isInteger(parts) || parts < 1) throw new RangeError("parts have to be at least 1");
  const each = Math.floor(cents / parts);
  return Array.from({ length: parts }, (_, i) => each + (i < cents - each * parts ? 1 : 0));
}

/** An amount in equal parts, where all that does not divide evenly goes to the last part, or to the first. */
export function splitOfCents(cents, parts, restToFirst = false) {
  if (!Number.isInteger(parts) || parts < 1) throw new RangeError("parts have to be at least 1");
  const each = Math.floor(cents / parts);
  const place = restToFirst ? 0 : parts - 1;
  return Array.from({ length: parts }, (_, i) => each + (i === place ? cents - each * parts : 0));
}

/** As splitCents with the parts that have a cent more at the end. */
export function splitCentsFromEach(cents, parts) {
  return splitCents(cents, parts).reverse();
}
