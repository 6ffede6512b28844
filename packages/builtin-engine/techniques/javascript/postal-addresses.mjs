/**
 * title: Postal addresses: street, house number, city, post code
 * when: An address such as "12 Main St, Springfield, IL 62704" has to be split to its parts, written on lines, or its street, number, city or post code taken.
 * words: address, postal address, mailing address, street, house number, city, state, zip code, post code, parse address, address lines, address label, envelope, one line address, shipping label, split address
 * param SEPARATOR: ", " — what stands between the parts in one line
 */
const SEPARATOR = ", ";

/** {"street", "city", "state", "zip"} of "12 Main St, Springfield, IL 62704"; null of another form. */
export function parseUsAddress(address) {
  const match = /^\s*(.+?)\s*,\s*([^,]+?)\s*,\s*([A-Za-z]{2})\s+([0-9]{5}(?:-[0-9]{4})?)\s*$/.exec(address);
  return match ? { street: match[1], city: match[2], state: match[3].toUpperCase(), zip: match[4] } : null;
}

/** {"street", "number", "zip", "city"} of "Main Road 12a, 10115 Berlin"; null of another form. */
export function parseEuropeanAddress(address) {
  const match = /^\s*(.+?)\s+([0-9]+\s?[A-Za-z]?)\s*,\s*([0-9]{4,5})\s+(.+?)\s*$/.exec(address);
  return match ? { street: match[1], number: match[2], zip: match[3], city: match[4] } : null;
}

/** {"number": "12", "street": "Main St"} of either order; the number is null where there is none. */
export function parseStreet(street) {
  const text = street.trim();
  const front = /^([0-9]+[A-Za-z]?)\s+(.+)$/.exec(text);
  if (front) return { number: front[1], street: front[2] };
  const back = /^(.+?)\s+([0-9]+[A-Za-z]?)$/.exec(text);
  return back ? { number: back[2], street: back[1] } : { number: null, street: text };
}

/** The first number of a street with a letter behind it; null where there is none. */
export function houseNumber(address) {
  return /\b[0-9]+[A-Za-z]?\b/.exec(address)?.[0] ?? null;
}

/** The last five digits, or nine with a hyphen, of an address; null where there are none. */
export function zipOfAddress(address) {
  return (address.match(/\b[0-9]{5}(?:-[0-9]{4})?\b/g) ?? []).at(-1) ?? null;
}

/** Parts between the commas, trimmed. */
export function addressParts(address) {
  return address.split(",").map((part) => part.trim());
}

/** The part between the first and the second comma; null where there is none. */
export function cityOfAddress(address) {
  return addressParts(address)[1] ?? null;
}

/** The address on lines, one for each part. */
export function addressLines(address) {
  return addressParts(address).join("\n");
}

/** The lines of an address in one. */
export function addressInOneLine(text, separator = SEPARATOR) {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter((line) => line !== "").join(separator);
}

/** "12 Main St, Springfield, IL 62704" of an object; what it lacks is left out. */
export function formatUsAddress(address, separator = SEPARATOR) {
  const last = [address.state, address.zip].filter(Boolean).join(" ");
  return [address.street, address.city, last].filter(Boolean).join(separator);
}

/** Name, street and place on three lines. */
export function addressLabel(address) {
  const place = [address.city, [address.state, address.zip].filter(Boolean).join(" ")].filter(Boolean);
  return [address.name, address.street, place.join(", ")].filter(Boolean).join("\n");
}

/** Short forms of the kind of street written out: "Main St." → "Main Street". */
export function expandStreet(street) {
  const kinds = {
    st: "Street",
    ave: "Avenue",
    rd: "Road",
    blvd: "Boulevard",
    dr: "Drive",
    ln: "Lane",
    ct: "Court",
  };
  return street.replace(/\b(st|ave|rd|blvd|dr|ln|ct)\.?(?=,|$)/i, (_, kind) => kinds[kind.toLowerCase()]);
}
