/**
 * title: Check user names, passwords and forms: list of problems, yes or no
 * when: A user name, password, sign-up form or other input has to be held against rules, with a list of the reasons why it is not valid, or an answer yes or no.
 * words: validate form, validation errors, list of errors, reasons, sign up, registration, username rules, password rules, invalid, error messages, too short, too long, must contain, at least one digit, age check, required, confirm password, input validation
 * param MIN_LENGTH: 8 — fewest characters of a password
 * param MIN_NAME: 3 — fewest characters of a user name
 * param MAX_NAME: 20 — most characters of a user name
 * param MIN_AGE: 18 — youngest age
 */
const MIN_LENGTH = 8;
const MIN_NAME = 3;
const MAX_NAME = 20;
const MIN_AGE = 18;

const chosen = (rules) => rules.filter(([isBroken]) => isBroken).map(([, reason]) => reason);

/** What is wrong with a user name, as sentences without a full stop; an empty list if nothing is. */
export function usernameProblems(name, min = MIN_NAME, max = MAX_NAME) {
  return chosen([
    [[...name].length < min, `must have at least ${min} characters`],
    [[...name].length > max, `must have at most ${max} characters`],
    [!/^[A-Za-z]/.test(name), "must start with a letter"],
    [/[^A-Za-z0-9_]/.test(name), "may only contain letters, digits and underscores"],
  ]);
}

export function isUsernameAllowed(name, min = MIN_NAME, max = MAX_NAME) {
  return usernameProblems(name, min, max).length === 0;
}

/** What is wrong with a password, as sentences without a full stop; an empty list if nothing is. */
export function passwordProblems(password, min = MIN_LENGTH, special = true) {
  return chosen([
    [[...password].length < min, `must have at least ${min} characters`],
    [!/[A-Z]/.test(password), "must contain an uppercase letter"],
    [!/[a-z]/.test(password), "must contain a lowercase letter"],
    [!/[0-9]/.test(password), "must contain a digit"],
    [special && !/[^A-Za-z0-9\s]/.test(password), "must contain a special character"],
    [/\s/.test(password), "must not contain spaces"],
  ]);
}

/** Long enough, with a digit. */
export function isPasswordWithDigit(password, min = MIN_LENGTH) {
  return [...password].length >= min && /[0-9]/.test(password);
}

/** Long enough, with a letter and a digit, and nothing else where only those are allowed. */
export function isPasswordOfLettersAndDigits(password, min = MIN_LENGTH, nothingElse = false) {
  const isMixed = /[A-Za-z]/.test(password) && /[0-9]/.test(password);
  return [...password].length >= min && isMixed && !(nothingElse && /[^A-Za-z0-9]/.test(password));
}

/** Long enough, with a capital and a digit. */
export function isPasswordWithCapitalAndDigit(password, min = MIN_LENGTH) {
  return [...password].length >= min && /[A-Z]/.test(password) && /[0-9]/.test(password);
}

/** From so many characters to so many, both included. */
export function hasLengthBetween(text, min = MIN_NAME, max = MAX_NAME) {
  return [...text].length >= min && [...text].length <= max;
}

/** "" if both are equal and not empty, else what is wrong. */
export function confirmationProblem(password, again) {
  if (password === "") return "password is required";
  return password === again ? "" : "passwords do not match";
}

/** {"name": reason} for each wrong field of name, email, age and password; only fields of the form are looked at. */
export function formProblems(form, minAge = MIN_AGE, minLength = MIN_LENGTH) {
  const { name = "-", email = "a@b.c", age = minAge, password = "-".repeat(minLength) } = form;
  const checks = [
    [String(name).trim() === "", "name", "name is required"],
    [!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(email)), "email", "email is not valid"],
    [typeof age !== "number" || age < minAge, "age", `age must be at least ${minAge}`],
    [
      [...String(password)].length < minLength,
      "password",
      `password must have at least ${minLength} characters`,
    ],
  ];
  return Object.fromEntries(
    checks.filter(([isWrong]) => isWrong).map(([, field, reason]) => [field, reason]),
  );
}

/** Whether no field of the form is wrong. */
export function isFormValid(form, minAge = MIN_AGE, minLength = MIN_LENGTH) {
  return Object.keys(formProblems(form, minAge, minLength)).length === 0;
}

/** Long enough, with a small letter, a capital and a digit; a special character too where that is wanted. Spaces are allowed. */
export function isPasswordOfAllKinds(password, special = false, min = MIN_LENGTH) {
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, ...(special ? [/[^A-Za-z0-9]/] : [])];
  return [...password].length >= min && kinds.every((kind) => kind.test(password));
}

/** As isPasswordOfAllKinds with one of ! @ # $ % ^ & and * as the special character, and without spaces where that is wanted. */
export function isPasswordOfAllKindsWithSign(password, withoutSpaces = false, min = MIN_LENGTH) {
  return (
    isPasswordOfAllKinds(password, false, min) &&
    /[!@#$%^&*]/.test(password) &&
    !(withoutSpaces && /\s/.test(password))
  );
}

/** Letters, digits and underscores alone, so many to so many; a letter first where that is wanted. */
export function isUsernameOf(name, letterFirst = false, min = MIN_NAME, max = MAX_NAME) {
  const first = letterFirst ? /^[A-Za-z]/ : /^\w/;
  return first.test(name) && /^\w+$/.test(name) && hasLengthBetween(name, min, max);
}

/** Letters and digits alone, so many to so many; small letters alone where that is wanted. */
export function isUsernameOfLettersAndDigits(name, smallOnly = false, min = MIN_NAME, max = MAX_NAME) {
  const form = smallOnly ? /^[a-z0-9]+$/ : /^[A-Za-z0-9]+$/;
  return form.test(name) && hasLengthBetween(name, min, max);
}
