/**
 * title: Tax on a bill: net, tax and gross, invoice totals
 * when: The tax of an invoice has to be added or taken out again, with net, tax and gross to the cent.
 * words: tax, vat, gst, sales tax, net, gross, net price, gross price, invoice, receipt, subtotal, tax included, without tax, tax amount, grand total, service charge
 * param PERCENT: 20 — tax in percent
 * param DISCOUNT: 0 — percent off before the tax
 */
const PERCENT = 20;
const DISCOUNT = 0;

const cents = (amount) => Math.floor(amount * 100 + 0.5 + 1e-7) / 100;

/** The net price with its tax, to the cent. */
export function grossPrice(net, percent = PERCENT) {
  return cents(net + (net * percent) / 100);
}

/** The price without the tax that it holds, to the cent. */
export function netPrice(gross, percent = PERCENT) {
  return cents((gross * 100) / (100 + percent));
}

/** The tax that a gross price holds, to the cent. */
export function taxIncluded(gross, percent = PERCENT) {
  return cents(gross - (gross * 100) / (100 + percent));
}

/** [net, tax, gross] of a net price. */
export function taxRow(net, percent = PERCENT) {
  return [cents(net), cents((net * percent) / 100), grossPrice(net, percent)];
}

/** { net, tax, gross } of a net price. */
export function taxDetails(net, percent = PERCENT) {
  const [rounded, tax, gross] = taxRow(net, percent);
  return { net: rounded, tax, gross };
}

/** What prices come to with tax, less a discount before it. */
export function invoiceTotal(prices, percent = PERCENT, discount = DISCOUNT) {
  const sum = prices.reduce((total, price) => total + price, 0);
  return grossPrice(sum - (sum * discount) / 100, percent);
}

/** Price times quantity, less a discount, with tax. */
export function lineTotal(price, quantity, percent = PERCENT, discount = DISCOUNT) {
  return invoiceTotal([price * quantity], percent, discount);
}

/** { subtotal, tax, total } of prices. */
export function receiptTotals(prices, percent = PERCENT) {
  const [subtotal, tax, total] = taxRow(
    prices.reduce((sum, price) => sum + price, 0),
    percent,
  );
  return { subtotal, tax, total };
}

/** A bill with tax and tip, both of the bill itself. */
export function billWithTaxAndTip(bill, taxPercent = PERCENT, tipPercent = 15) {
  return cents(bill + (bill * taxPercent) / 100 + (bill * tipPercent) / 100);
}
