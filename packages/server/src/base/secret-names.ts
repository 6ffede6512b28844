/**
 * How strongly a name suggests that its value is a credential: `sure` always, `likely` unless the value looks otherwise,
 * `perhaps` only if the value cannot be anything else.
 */
export type Suspicion = "sure" | "likely" | "perhaps" | null;

const NAME_CHARS = 128;
const HINT = /key|secret|token|pass|pwd|credential/i;
const PASSWORDS = /(?:password|passwd|passphrase|passcode|pwd)s?$/;
const SECRETS = /(?:secret|credential)s?$/;
const TOKENS = /tokens?$/;
const GLUED_PASS =
  /^(?:db|pg|my|sql|mysql|user|smtp|mail|imap|ssh|ftp|admin|root|redis|mongo|proxy|ldap)pass$/;
const GLUED_KEY = /(?:api|access|secret|private|auth|master|encryption|signing|license|account)key$/;
/** Words before "key" that make it a secret key, unlike a key of a table, a cache or a keyboard. */
const LOCKS = new Set(
  "api access secret private auth encryption encrypt signing sign signature hmac jwt license licence master service account shared ssh deploy session admin root client app webhook".split(
    " ",
  ),
);
const OTHER_KEYS = new Set(
  "primary foreign sort cache public partition range hash map hot index unique object group row column lookup arrow enter escape shift composite natural surrogate storage query search event state json dict react list item first last next previous parent child left right up down".split(
    " ",
  ),
);
/** Last words of names that describe a credential (its size, place or kind) but do not hold it. */
const DESCRIBES = new Set(
  "count counts length len size limit limits max min name names type types kind file files path dir folder url uri endpoint host ttl expiry expires expiration expired age at field fields label id ids index policy required enabled disabled rotation version format prefix suffix pattern regex hint usage used status error errors strength validator manager provider store input form reset rules rule per budget price cost class color text column header arn".split(
    " ",
  ),
);

/** Rates what a name (`DB_PASS`, `clientSecret`, `x-api-key`) suggests about its value. */
export function suspicionOf(name: string): Suspicion {
  const near = name.slice(-NAME_CHARS);
  if (!HINT.test(near)) return null;
  const parts = near
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== "");
  const last = parts.at(-1) ?? "";
  if (parts.length > 1 && DESCRIBES.has(last)) return null;
  const ranks = parts.map((part, i) => rankOf(part, i === parts.length - 1, parts));
  return (["sure", "likely", "perhaps"] as const).find((rank) => ranks.includes(rank)) ?? null;
}

function rankOf(part: string, isLast: boolean, parts: string[]): Suspicion {
  const bare = parts.length === 1;
  if (PASSWORDS.test(part) || GLUED_PASS.test(part)) return "sure";
  if (SECRETS.test(part) || GLUED_KEY.test(part)) return bare && part === "secret" ? "likely" : "sure";
  if (TOKENS.test(part)) return rankOfToken(part, isLast, bare);
  if (part === "pass") return isLast && !bare ? "sure" : "likely";
  if (part !== "key" && part !== "keys") return null;
  return rankOfKey(parts[parts.indexOf(part) - 1], isLast, bare);
}

function rankOfToken(part: string, isLast: boolean, bare: boolean): Suspicion {
  if (bare) return "likely";
  // Token counts of models are the most common meaning.
  return isLast && part !== "tokens" ? "sure" : "perhaps";
}

/** Rates "key" by the word before it. */
function rankOfKey(before: string | undefined, isLast: boolean, bare: boolean): Suspicion {
  if (before === undefined) return bare ? null : "perhaps";
  if (LOCKS.has(before)) return "sure";
  if (OTHER_KEYS.has(before)) return null;
  return isLast ? "likely" : "perhaps";
}
