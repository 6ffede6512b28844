/**
 * title: Postal codes by country: test, format, which country
 * when: A post code or postal code of the United States, Canada, the United Kingdom, Germany or another country has to be tested, formatted or told apart.
 * words: postal code, postcode, zip code, zip plus four, canadian postal code, uk postcode, german postleitzahl, plz, validate postal code, country by postal code, format postcode, delivery area, shipping zone
 * param COUNTRY: "US" — country whose form is tested
 * param MISSING: null — answer where no form fits
 */
const COUNTRY = "US";
const MISSING = null;

const forms = new Map(
  Object.entries({
    US: /^[0-9]{5}(?:-[0-9]{4})?$/,
    CA: /^[ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z] ?[0-9][ABCEGHJ-NPRSTV-Z][0-9]$/i,
    UK: /^[A-Z]{1,2}[0-9][0-9A-Z]? ?[0-9][A-Z]{2}$/i,
    DE: /^[0-9]{5}$/,
    FR: /^[0-9]{5}$/,
    NL: /^[1-9][0-9]{3} ?[A-Z]{2}$/i,
    AT: /^[1-9][0-9]{3}$/,
    CH: /^[1-9][0-9]{3}$/,
    PL: /^[0-9]{2}-[0-9]{3}$/,
    IN: /^[1-9][0-9]{5}$/,
    AU: /^[0-9]{4}$/,
    JP: /^[0-9]{3}-[0-9]{4}$/,
  }),
);

/** Whether a code has the form of the country, named by two letters; false of an unknown country. */
export function isPostalCode(code, country = COUNTRY) {
  const name = country.toUpperCase();
  return forms.get(name === "GB" ? "UK" : name)?.test(code) ?? false;
}

export function isCanadianPostalCode(code) {
  return isPostalCode(code, "CA");
}

export function isUkPostcode(code) {
  return isPostalCode(code, "UK");
}

/** Five digits. */
export function isFiveDigitCode(code) {
  return isPostalCode(code, "DE");
}

/** The countries whose form a code has, of the ones known. */
export function countriesOfPostalCode(code) {
  return [...forms.keys()].filter((country) => isPostalCode(code, country));
}

/** "K1A 0B1" of "k1a0b1"; null of another form. */
export function formatCanadianCode(code, missing = MISSING) {
  const bare = code.replace(/\s/g, "").toUpperCase();
  return isCanadianPostalCode(bare) ? `${bare.slice(0, 3)} ${bare.slice(3)}` : missing;
}

/** "SW1A 1AA" of "sw1a1aa"; null of another form. */
export function formatUkPostcode(code, missing = MISSING) {
  const bare = code.replace(/\s/g, "").toUpperCase();
  return isUkPostcode(bare) ? `${bare.slice(0, -3)} ${bare.slice(-3)}` : missing;
}

/** "12345-6789" of nine digits, "12345" of five; null of another number of digits. */
export function formatZipCode(code, missing = MISSING) {
  const digits = String(code).replace(/[^0-9]/g, "");
  if (digits.length === 9) return `${digits.slice(0, 5)}-${digits.slice(5)}`;
  return digits.length === 5 ? digits : missing;
}

/** Five digits with zeros in front: 501 → "00501". */
export function padZipCode(code) {
  return String(code).padStart(5, "0");
}
