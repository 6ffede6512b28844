import { assignmentEnd } from "./secret-assignments.ts";

const MASK = "[secret]";
/** A token must not begin inside a longer word. */
const START = "(?<![A-Za-z0-9])";

/**
 * Tokens with a known prefix, PEM blocks, and passwords in addresses. Each pattern ends at a quote or backslash and cannot
 * restart inside text that it has already consumed, so matching takes linear time.
 */
const TOKENS: RegExp[] = [
  /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----|$)/g,
  new RegExp(
    String.raw`${START}(?:(?:gh[pousr]|hf|npm|r8)_[A-Za-z0-9]{16,}|github_pat_[A-Za-z0-9_]{16,})`,
    "g",
  ),
  new RegExp(String.raw`${START}(?:glpat|gldt|glrt|nvapi|pplx|xapp|dckr_pat)-[A-Za-z0-9_-]{16,}`, "g"),
  new RegExp(String.raw`${START}xox[abeoprs]-[A-Za-z0-9-]{10,}`, "g"),
  new RegExp(String.raw`${START}(?:sk|rk|pk)_(?:live|test)_[A-Za-z0-9]{8,}`, "g"),
  new RegExp(String.raw`${START}(?:whsec_[A-Za-z0-9+/=_-]{6,}|cs_(?:test|live)_[A-Za-z0-9]{6,})`, "g"),
  new RegExp(String.raw`${START}svc_[0-9A-Za-z]{13}_[0-9A-Za-z]{16,}`, "g"),
  new RegExp(String.raw`${START}(?:dop_v1|shpat|shpss|shpca|lin_api|figd|ntn)_[A-Za-z0-9_-]{16,}`, "g"),
  new RegExp(String.raw`${START}AIza[0-9A-Za-z_-]{30,}`, "g"),
  new RegExp(String.raw`${START}(?:AKIA|ASIA)[0-9A-Z]{16}(?![0-9A-Za-z])`, "g"),
  new RegExp(String.raw`${START}(?:ya29|hvs)\.[A-Za-z0-9_-]{16,}`, "g"),
  new RegExp(String.raw`${START}SG\.[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{16,}`, "g"),
  /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]*/g,
  /(?<![A-Za-z0-9])AGE-SECRET-KEY-1[0-9A-Z]{16,}/gi,
  /(?<![0-9])[0-9]{6,12}:AA[A-Za-z0-9_-]{28,}/g,
  // Addresses that whoever knows them may use: webhooks, and links that are signed.
  /(?<=hooks\.slack\.com\/(?:services|workflows|triggers)\/|discord(?:app)?\.com\/api\/webhooks\/|webhook\.office\.com\/webhookb2\/)[\w/@-]{8,}/gi,
  /(?<=[?&;](?:sig|signature|x-amz-signature|x-amz-security-token|x-goog-signature)=)[^\s&"'`\\]{16,}/gi,
  /:\/\/[^/\s:@"\\]*:[^/\s"\\]+@/g,
  /:\/\/[^/\s:@"\\]{16,}@/g,
];

/** Prefixes that ordinary words can have too: the rest must not look like words. */
const PERHAPS: RegExp[] = [
  new RegExp(String.raw`${START}(?:sk|pk|rk|gsk|xai|fw|key|pypi|tvly|secret)[-_]([A-Za-z0-9_-]{16,})`, "g"),
  /(?<![A-Za-z0-9])(?:bearer|basic|token)\s+([A-Za-z0-9._~+/=-]{16,})/gi,
];

/** A word that says what follows, and the secret last: the user of a program that fetches, a key of AWS, and what a sentence tells. */
const NAMED: [shape: RegExp, isSecret: (value: string) => boolean][] = [
  [
    /\b(?:curl|wget|https?|xh)\b[^\n]{0,200}?\s(?:-u|--user|-a|--auth|--proxy-user)[ =]?["']?([^\s:"'`\\$]{1,64}:[^\s"'`\\$]{1,200})/g,
    () => true,
  ],
  [
    /\b(?:aws|secret|access key)\b[^\n]{0,60}?(?<![A-Za-z0-9/+])([A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])/gi,
    (value) => /[0-9]/.test(value) && /[a-z]/.test(value) && /[A-Z]/.test(value),
  ],
  [
    /\b(?:pass(?:word|phrase|code|wort)|kennwort|mot de passe|contrase\u00f1a|(?:api|access|secret)[- ]?key|(?:access|auth|bot)[- ]?token)(?:\s{1,9}(?:is|was|lautet|ist|est|es)\s{0,9}:?|\s{0,9}:)\s{1,9}["'`]?([^\s"'`\\<>]{6,200})/giu,
    (value) => /[0-9]/.test(value) && /\p{L}/u.test(value) && !IS_FORM.test(value),
  ],
];

/** The names of forms and amounts that mix letters and digits. */
const IS_FORM = /^(?:base\d|sha-?\d|md5|utf-?\d|uuid|hmac|x509|oauth2|h264|v\d|\d+(?:[-.,:]\w*)*$|\d+-)/i;

/** Whether a text cannot be words: it has no separator, or it has a digit, an inner capital or padding. */
const isNoWords = (text: string): boolean =>
  /[0-9]|[a-z][A-Z]|[A-Z]{2}[a-z]|=$/.test(text) || !/[-_./]/.test(text);

/** `text` with everything that looks like a credential, by its shape or by its name, replaced by `[secret]`. */
export function maskSecrets(text: string): string {
  let masked = text;
  for (const shape of TOKENS) masked = masked.replace(shape, MASK);
  for (const shape of PERHAPS)
    masked = masked.replace(shape, (whole: string, token: string) => (isNoWords(token) ? MASK : whole));
  for (const [shape, isSecret] of NAMED)
    masked = masked.replace(shape, (whole: string, value: string) =>
      isSecret(value) ? whole.slice(0, -value.length) + MASK : whole,
    );
  return maskAssignments(masked);
}

/** The JSON of an object with the credentials in its texts masked. The result is always valid JSON. */
export function maskJson(json: string): string {
  try {
    const masked: unknown = JSON.parse(json, (key, value: unknown) =>
      typeof value === "string" ? maskField(key, value) : value,
    );
    return JSON.stringify(masked);
  } catch {
    return maskSecrets(json);
  }
}

/** The value of a field, masked completely if its name suggests a credential. */
function maskField(name: string, value: string): string {
  const written = `"${name}": ${JSON.stringify(value)}`;
  return assignmentEnd(written, 1, 1 + name.length) === null ? maskSecrets(value) : MASK;
}

const NAME = /[A-Za-z_][\w.-]*/g;

function maskAssignments(text: string): string {
  let masked = "";
  let told = 0;
  NAME.lastIndex = 0;
  for (let name = NAME.exec(text); name; name = NAME.exec(text)) {
    const end = assignmentEnd(text, name.index, NAME.lastIndex);
    if (end === null) continue;
    masked += text.slice(told, name.index) + MASK;
    told = NAME.lastIndex = end;
  }
  return masked + text.slice(told);
}
