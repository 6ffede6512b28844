/**
 * title: Format an amount in integer cents
 * when: Money has to be shown with thousands separators and a sign, without floating-point errors.
 * words: money, currency, cents, format, thousands separator, price, amount, dollars
 * param SYMBOL: "$" — what stands before the amount
 * param DECIMALS: 2 — digits of the small unit; 0 where there is none
 * param GROUP: "," — what parts the thousands
 * param POINT: "." — what parts the small unit
 */
const SYMBOL = "$";
const DECIMALS = 2;
const GROUP = ",";
const POINT = ".";

export function formatMoney(cents, symbol = SYMBOL, decimals = DECIMALS, group = GROUP, point = POINT) {
  if (typeof cents !== "bigint" && !Number.isSafeInteger(cents))
    throw new RangeError("cents have to be an integer");
  const digits = String(cents)
    .replace("-", "")
    .padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const small = decimals > 0 ? point + digits.slice(-decimals) : "";
  // A separator before every third digit from the right, but not at the beginning.
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, () => group);
  return (cents < 0 ? "-" : "") + symbol + grouped + small;
}
