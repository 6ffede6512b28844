/**
 * title: Password strength and password rules
 * when: A password has to be checked against rules (length, capital, small letter, digit, special character) or its strength rated weak, medium or strong.
 * words: password, strong password, password strength, valid password, password validator, weak medium strong, special character, uppercase lowercase digit, missing rules, minimum length
 * param MIN_LENGTH: 8 — fewest characters of a strong password
 * param SPECIAL: true — whether a strong password needs a character that is neither letter nor digit
 */
const MIN_LENGTH = 8;
const SPECIAL = true;

const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9\s]/];
const names = ["lowercase", "uppercase", "digit", "special"];

/** Long enough, with a small letter, a capital, a digit and a special character. */
export function isStrongPassword(password, minLength = MIN_LENGTH, special = SPECIAL) {
  return missingPasswordRules(password, minLength, special).length === 0;
}

/** What the password lacks, of: length, lowercase, uppercase, digit, special. */
export function missingPasswordRules(password, minLength = MIN_LENGTH, special = SPECIAL) {
  const lacking = names.filter((name, i) => (special || name !== "special") && !kinds[i].test(password));
  return [...password].length < minLength ? ["length", ...lacking] : lacking;
}

/** 0 to 5: a point for the length and one for each kind of character. */
export function passwordScore(password, minLength = MIN_LENGTH) {
  return 5 - missingPasswordRules(password, minLength, true).length;
}

/** "weak" up to 2 points, "medium" up to 4, "strong" with all 5. */
export function passwordStrength(password, minLength = MIN_LENGTH) {
  const score = passwordScore(password, minLength);
  if (score <= 2) return "weak";
  return score < 5 ? "medium" : "strong";
}

/** How many characters have to be added at least for length and kinds. */
export function charactersToAdd(password, minLength = MIN_LENGTH, special = SPECIAL) {
  const kindsLacking = missingPasswordRules(password, minLength, special).filter(
    (name) => name !== "length",
  ).length;
  return Math.max(kindsLacking, minLength - [...password].length);
}

/** Without spaces: long enough, with a small letter, a capital, a digit and a special character. */
export function isStrongPasswordWithout(password, minLength = MIN_LENGTH, special = SPECIAL) {
  return !/\s/.test(password) && isStrongPassword(password, minLength, special);
}

/** The special character has to be one of those that are listed. */
export function isStrongPasswordWith(password, signs = "!@#$%^&*", minLength = MIN_LENGTH) {
  return isStrongPassword(password, minLength, false) && [...password].some((sign) => signs.includes(sign));
}

/** Long enough, with a letter, in whatever case, and a digit. */
export function isStrongPasswordOrNot(password, minLength = MIN_LENGTH) {
  return [...password].length >= minLength && /[A-Za-z]/.test(password) && /[0-9]/.test(password);
}

/** A special character is anything but a letter or a digit, a space too. */
export function isStrongPasswordByAll(password, minLength = MIN_LENGTH) {
  return isStrongPassword(password, minLength, false) && /[^A-Za-z0-9]/.test(password);
}

/** How many of four kinds occur: small letters, capitals, digits, special characters; the length does not count. */
export function passwordScoreWithout(password) {
  return passwordScore(password, 0) - 1;
}

/** "weak" up to 2 points, "medium" up to 3, "strong" from 4 on. */
export function passwordStrengthFrom(password, minLength = MIN_LENGTH) {
  const score = passwordScore(password, minLength);
  if (score <= 2) return "weak";
  return score <= 3 ? "medium" : "strong";
}

/** "weak" where it is too short, else "strong" with all four kinds, else "medium". */
export function passwordStrengthByAll(password, minLength = MIN_LENGTH) {
  if ([...password].length < minLength) return "weak";
  return passwordScoreWithout(password) === 4 ? "strong" : "medium";
}
