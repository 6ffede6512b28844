/**
 * title: Saving up, account balances, growth by years
 * when: It is wanted how long saving takes, what an account holds after deposits and withdrawals, or when something that grows or shrinks by a percentage reaches a limit.
 * words: savings, save up, saving goal, weeks to save, how long to save, piggy bank, allowance, balance, account balance, transactions, deposits, withdrawals, overdrawn, population growth, growth, years until, depreciation, car value, installments, instalments, payment plan, budget, expenses, remaining budget, loan payoff, debt
 * param PERCENT: 5 — growth in percent
 * param START: 0 — balance at the beginning
 * param LIMIT: 1000 — years after which nothing more is tried
 */
const PERCENT = 5;
const START = 0;
const LIMIT = 1000;

const cents = (amount) => Math.floor(amount * 100 + 0.5 + 1e-7) / 100;

/** How many times something is put aside until a goal is reached. */
export function timesToSave(goal, each, start = START) {
  if (goal <= start) return 0;
  return each <= 0 ? null : Math.ceil((goal - start) / each - 1e-9);
}

/** The sum after so many weeks when each week puts aside more than the one before. */
export function risingSavings(weeks, first = 1, more = 1) {
  return cents(weeks * first + (more * weeks * (weeks - 1)) / 2);
}

/** The balance after amounts that come in, or go out where they are negative. */
export function balanceAfter(transactions, start = START) {
  return cents(transactions.reduce((sum, amount) => sum + amount, start));
}

/** The balance after each amount. */
export function balancesAfterEach(transactions, start = START) {
  let balance = start;
  return transactions.map((amount) => (balance = cents(balance + amount)));
}

/** The place, from 0, of the first amount that brings the balance below 0; -1 where none does. */
export function firstOverdraft(transactions, start = START) {
  return balancesAfterEach(transactions, start).findIndex((balance) => balance < 0);
}

/** The balance after texts such as "deposit 50" and "withdraw 20"; what is not there is not paid out. */
export function balanceOfCommands(commands, start = START) {
  let balance = start;
  for (const command of commands) {
    const [word, amount] = command.trim().split(/\s+/);
    const isOut = /^w/i.test(word);
    if (!isOut) balance += Number(amount);
    else if (Number(amount) <= balance) balance -= Number(amount);
  }
  return cents(balance);
}

/** Years until an amount that grows by a percentage, and by so much each year, reaches a goal; null where it never does. */
export function yearsToGoal(amount, percent, goal, yearly = 0) {
  let years = 0;
  for (let now = amount; now < goal; years++) {
    const next = now + (now * percent) / 100 + yearly;
    if (next <= now || years > LIMIT) return null;
    now = next;
  }
  return years;
}

/** Years until a population, counted in whole persons, is at least so large. */
export function populationYears(population, percent, newcomers, goal) {
  let years = 0;
  for (let now = population; now < goal; years++) {
    const next = Math.floor(now + (now * percent) / 100 + newcomers + 1e-9);
    if (next <= now) return null;
    now = next;
  }
  return years;
}

/** The value after years in which it grows by a percentage. */
export function valueAfterGrowth(amount, percent = PERCENT, years = 1) {
  return cents(amount * (1 + percent / 100) ** years);
}

/** The value after years in which it loses a percentage of what is left. */
export function valueAfterLoss(amount, percent = PERCENT, years = 1) {
  return cents(amount * (1 - percent / 100) ** years);
}

/** Equal payments to the cent; the last one holds what is left. */
export function installments(amount, count) {
  const total = Math.round(amount * 100);
  const part = Math.floor(total / count);
  return Array.from({ length: count }, (_, i) => (i === count - 1 ? total - part * (count - 1) : part) / 100);
}

/** Months until a debt with a yearly percentage is paid by a monthly amount; null where it never is. */
export function monthsToPayOff(debt, monthly, percent = PERCENT) {
  let months = 0;
  for (let rest = debt; rest > 0.005; months++) {
    const next = cents(rest * (1 + percent / 1200)) - monthly;
    if (next >= rest) return null;
    rest = cents(next);
  }
  return months;
}

/** What is left of a budget; negative where more was spent. */
export function budgetLeft(budget, expenses) {
  return cents(budget - expenses.reduce((sum, expense) => sum + expense, 0));
}
