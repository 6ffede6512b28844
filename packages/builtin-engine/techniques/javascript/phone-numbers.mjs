/**
 * title: Phone numbers: clean, format, area code, international
 * when: A phone number in any writing has to be cleaned to its digits, written as (123) 456-7890 or in another form, its area code taken, or a wrong one told.
 * words: phone number, telephone, clean phone number, format phone, area code, country code, international, digits only, phone format, ten digits, nanp, normalize phone, phone list, dial code, mobile number, find phone numbers
 * param CODE: "+1" — country code
 * param MISSING: null — answer where a number is none
 */
const CODE = "+1";
const MISSING = null;

/** Ten digits of a North American number, a leading 1 left out; null where area or exchange begin with 0 or 1. */
export function cleanPhoneNumber(text, missing = MISSING) {
  const digits = text.replace(/[^0-9]/g, "").replace(/^1(?=[0-9]{10}$)/, "");
  return !/[A-Za-z]/.test(text) && /^[2-9][0-9]{2}[2-9][0-9]{6}$/.test(digits) ? digits : missing;
}

/** The last ten digits, whatever they are; null of fewer, or of more than a country code before them. */
export function tenDigits(text, missing = MISSING) {
  const digits = text.replace(/[^0-9]/g, "");
  return digits.length >= 10 && digits.length <= 13 ? digits.slice(-10) : missing;
}

/** "(123) 456-7890" of ten digits in any writing; null of another number of digits. */
export function phoneInBrackets(text, missing = MISSING) {
  const digits = tenDigits(String(text));
  return digits === null ? missing : `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** "123-456-7890" of ten digits in any writing, or with another sign. */
export function phoneWithDashes(text, sign = "-", missing = MISSING) {
  const digits = tenDigits(String(text));
  return digits === null ? missing : [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].join(sign);
}

/** "+11234567890": the country code and the ten digits. */
export function internationalPhone(text, code = CODE, missing = MISSING) {
  const digits = tenDigits(text);
  return digits === null ? missing : code + digits;
}

/** "+1-123-456-7890". */
export function internationalWithDashes(text, code = CODE, sign = "-", missing = MISSING) {
  const dashed = phoneWithDashes(text, sign);
  return dashed === null ? missing : code + sign + dashed;
}

/** The first three of the ten digits. */
export function areaCode(text, missing = MISSING) {
  return tenDigits(text)?.slice(0, 3) ?? missing;
}

/** "123-xxx-xxxx" and the like: numbers of three, three and four digits found in a text, as they stand there. */
export function phoneNumbersIn(text) {
  return text.match(/(?<![0-9])(?:\([0-9]{3}\)\s?|[0-9]{3}[-. ])[0-9]{3}[-. ][0-9]{4}(?![0-9])/g) ?? [];
}

/** "***-***-7890": all digits but the last ones hidden. */
export function hidePhoneNumber(text, visible = 4, mark = "*") {
  const count = (text.match(/[0-9]/g) ?? []).length;
  let seen = 0;
  return text.replace(/[0-9]/g, (digit) => ((seen += 1) > count - visible ? digit : mark));
}

/** "(123) 456-7890" of a list of ten numbers. */
export function phoneOfDigitList(digits) {
  return phoneInBrackets(digits.join(""));
}

/** A number with a leading 0 in international form: "030 1234" and "+49" → "+49301234". */
export function withCountryCode(text, code = CODE) {
  const bare = text.replace(/[^0-9+]/g, "");
  if (bare.startsWith("+")) return bare;
  return bare.startsWith("00") ? `+${bare.slice(2)}` : code + bare.replace(/^0/, "");
}
