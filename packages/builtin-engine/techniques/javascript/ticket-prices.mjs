/**
 * title: Ticket prices by age, groups and families
 * when: The price of tickets depends on the age of a visitor, on the number of adults and children, or on the size of a group.
 * words: ticket, ticket price, tickets, admission, entry fee, entrance, cinema, movie, zoo, museum, theme park, child, children, adult, senior, age group, family, group discount, student, free under, pensioner
 * param CHILD: 5 — price of a child
 * param ADULT: 10 — price of an adult
 * param SENIOR: 7 — price of a senior
 * param CHILD_BELOW: 12 — age from which a visitor is an adult
 * param SENIOR_FROM: 65 — age from which a visitor is a senior
 */
const CHILD = 5;
const ADULT = 10;
const SENIOR = 7;
const CHILD_BELOW = 12;
const SENIOR_FROM = 65;

const cents = (amount) => Math.floor(amount * 100 + 0.5 + 1e-7) / 100;

/** "child", "adult" or "senior" by age. */
export function visitorKind(age, childBelow = CHILD_BELOW, seniorFrom = SENIOR_FROM) {
  if (age < childBelow) return "child";
  return age >= seniorFrom ? "senior" : "adult";
}

/** Price of one visitor, by the ages of the parameters' defaults. */
export function ticketPrice(age, child = CHILD, adult = ADULT, senior = SENIOR) {
  return { child, adult, senior }[visitorKind(age)];
}

/** Price of one visitor: children below an age, seniors from an age, adults. */
export function ticketPriceByAge(
  age,
  childBelow = CHILD_BELOW,
  child = CHILD,
  seniorFrom = SENIOR_FROM,
  senior = SENIOR,
  adult = ADULT,
) {
  return { child, adult, senior }[visitorKind(age, childBelow, seniorFrom)];
}

/** The sum for visitors of these ages. */
export function ticketsForAges(ages, child = CHILD, adult = ADULT, senior = SENIOR) {
  return cents(ages.reduce((sum, age) => sum + ticketPrice(age, child, adult, senior), 0));
}

/** Price by rows of [lowest age, price] in rising order; null below all of them. */
export function priceByAge(age, rows) {
  const reached = rows.filter(([from]) => age >= from);
  return reached.length === 0 ? null : reached.at(-1)[1];
}

/** So many adults and children. */
export function familyTotal(adults, children, adultPrice = ADULT, childPrice = CHILD) {
  return cents(adults * adultPrice + children * childPrice);
}

/** A group of at least so many gets a percentage off. */
export function groupPrice(people, price, groupFrom, percent) {
  const total = people * price;
  return cents(people >= groupFrom ? total - (total * percent) / 100 : total);
}

/** The cheaper of single tickets and a family ticket for two adults and any children. */
export function cheapestFamily(adults, children, family, adultPrice = ADULT, childPrice = CHILD) {
  const single = familyTotal(adults, children, adultPrice, childPrice);
  return adults > 2 ? single : Math.min(single, family);
}

/** "child" up to an age and with it, "senior" only above an age, else "adult". */
export function visitorKindTo(age, childTo = CHILD_BELOW, seniorOver = SENIOR_FROM) {
  if (age <= childTo) return "child";
  return age > seniorOver ? "senior" : "adult";
}

/** "child" up to an age and with it, "senior" from an age on, else "adult". */
export function visitorKindFrom(age, childTo = CHILD_BELOW, seniorFrom = SENIOR_FROM) {
  if (age <= childTo) return "child";
  return age >= seniorFrom ? "senior" : "adult";
}

/** Price of one visitor: children up to 12 and with it, seniors only above 65. */
export function ticketPriceTo(age, child = CHILD, adult = ADULT, senior = SENIOR) {
  return { child, adult, senior }[visitorKindTo(age)];
}

/** Price of one visitor: children up to 12 and with it, seniors from 65 on. */
export function ticketPriceFrom(age, child = CHILD, adult = ADULT, senior = SENIOR) {
  return { child, adult, senior }[visitorKindFrom(age)];
}

/** A group of more than so many gets a percentage off; exactly so many get none. */
export function groupPriceOver(people, price, limit, percent) {
  return groupPrice(people, price, people > limit ? people : Infinity, percent);
}
