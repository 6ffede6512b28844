import { equalBytes } from "../bytes.ts";
import { VerifyError } from "../error.ts";
import type { SignedCheckpoint } from "./checkpoint.ts";
import {
  cosignatureTime,
  parseVerifierKey,
  SIGNATURE_TYPE,
  type SignatureType,
  type VerifierKey,
} from "./note.ts";

/** Which logs are trusted, and which witnesses must have cosigned a checkpoint (C2SP tlog-policy). */
export interface WitnessPolicy {
  logs: readonly VerifierKey[];
  witnesses: readonly VerifierKey[];
  /** Those that the quorum counts; the policy may name more. */
  counted: readonly VerifierKey[];
  /** Whether cosignatures of these witnesses are enough. */
  isQuorum: (signers: readonly VerifierKey[]) => boolean;
}

/** Why a cosignature does not count: the policy does not name its witness, names another key of it, or does not need it. */
export type Uncounted = "not_in_policy" | "other_key" | "not_in_quorum";

/** Who cosigned a checkpoint, by name, each once. */
export interface Cosigners {
  counted: string[];
  /** When each of them last cosigned, in unix seconds. */
  times: Record<string, number>;
  /** Signatures of keys that the policy does not have are not verified: anybody can add one with any name. */
  uncounted: { name: string; why: Uncounted }[];
}

interface Rule {
  holds: (signers: readonly VerifierKey[]) => boolean;
  counts: readonly VerifierKey[];
}

const MAX_LINES = 1_000;
const NO_POLICY = "this is not a policy: ";

/** Reads a policy. Throws VerifyError("bad_policy"). */
export async function parsePolicy(text: string): Promise<WitnessPolicy> {
  const lines = text.split("\n");
  if (lines.length > MAX_LINES) refuse("it has too many lines");
  const policy = createPolicy();
  for (const [i, line] of lines.entries()) {
    const words = line.split(/[ \t]+/).filter((word) => word !== "");
    if (words.length === 0 || words[0]!.startsWith("#")) continue;
    await policy.read(words).catch((thrown: unknown) => {
      if (thrown instanceof VerifyError) refuse(`line ${i + 1}: ${thrown.message.replace(NO_POLICY, "")}`);
      throw thrown;
    });
  }
  return policy.whole();
}

/** Who cosigned a checkpoint that was opened with the witnesses of this policy. */
export function cosignersOf(
  { witnesses, counted }: WitnessPolicy,
  { origin, note, signers }: Pick<SignedCheckpoint, "origin" | "note" | "signers">,
): Cosigners {
  const found: Pick<Cosigners, "counted" | "uncounted"> = { counted: [], uncounted: [] };
  const times = new Map<string, number>();
  for (const signature of note.signatures) {
    const { name, keyId } = signature;
    const isIt = (key: VerifierKey) => key.name === name && equalBytes(key.id, keyId);
    const named = witnesses.some((witness) => witness.name === name);
    if (signers.some((key) => isIt(key) && counted.includes(key))) {
      found.counted.push(name);
      times.set(name, Math.max(times.get(name) ?? 0, Number(cosignatureTime(signature))));
    } else if (signers.some((key) => isIt(key) && key.type === SIGNATURE_TYPE.witness))
      found.uncounted.push({ name, why: "not_in_quorum" });
    else if (name !== origin) found.uncounted.push({ name, why: named ? "other_key" : "not_in_policy" });
  }
  const once = new Map(found.uncounted.map((other) => [`${other.why} ${other.name}`, other]));
  return {
    counted: [...new Set(found.counted)],
    times: Object.fromEntries(times),
    uncounted: [...once.values()],
  };
}

/** Says who cosigned. Throws VerifyError("no_quorum") unless the policy's witnesses did. */
export function requireQuorum(
  policy: WitnessPolicy,
  checkpoint: Pick<SignedCheckpoint, "origin" | "note" | "signers">,
): Cosigners {
  const cosigners = cosignersOf(policy, checkpoint);
  if (policy.isQuorum(checkpoint.signers)) return cosigners;
  const { counted, uncounted } = cosigners;
  const by = counted.length === 0 ? "no witness that the policy wants" : `only ${counted.join(", ")}`;
  const others = uncounted.length === 0 ? "" : `; ${uncountedText(uncounted)}`;
  throw new VerifyError(
    "no_quorum",
    `the policy wants more witnesses: the checkpoint is cosigned by ${by}${others}`,
  );
}

const WHY: Record<Uncounted, string> = {
  not_in_policy: "not in the policy",
  other_key: "the policy has another key of it",
  not_in_quorum: "not in the quorum",
};
const MOST_NAMED = 8;

/** The cosignatures that do not count, in words. */
export function uncountedText(uncounted: Cosigners["uncounted"]): string {
  const named = uncounted.slice(0, MOST_NAMED).map(({ name, why }) => `${name} (${WHY[why]})`);
  const more = uncounted.length - named.length;
  return `not counted: ${named.join(", ")}${more > 0 ? `, and ${more} more` : ""}`;
}

function createPolicy() {
  const logs: VerifierKey[] = [];
  const witnesses: VerifierKey[] = [];
  const rules = new Map<string, Rule>([["none", { holds: () => true, counts: [] }]]);
  const members = new Set<string>(["none"]);
  let quorum: Rule | undefined;

  async function keyOf(text: string | undefined, type: SignatureType, among: VerifierKey[]) {
    const key = await parseVerifierKey(text ?? "");
    if (key.type !== type) refuse("the key is of another kind");
    if (among.some((other) => equalBytes(other.key, key.key))) refuse("the key occurs twice");
    among.push(key);
    return key;
  }

  function define(name: string | undefined, rule: Rule): void {
    if (name === undefined || rules.has(name)) refuse(`the name ${name ?? ""} is taken or missing`);
    rules.set(name, rule);
  }

  function group([name, threshold, ...names]: string[]): void {
    const parts = names.map((member) => {
      const rule = rules.get(member);
      if (!rule || members.has(member)) refuse(`${member} is not a witness or group that is free`);
      members.add(member);
      return rule;
    });
    const named = new Map(Object.entries({ any: 1, all: parts.length }));
    const least =
      named.get(threshold ?? "") ?? (/^[1-9]\d{0,3}$/.test(threshold ?? "") ? Number(threshold) : NaN);
    if (!(least >= 1 && least <= parts.length)) refuse("a group wants any, all, or a number of its members");
    define(name, {
      holds: (signers) => parts.filter(({ holds }) => holds(signers)).length >= least,
      counts: parts.flatMap(({ counts }) => counts),
    });
  }

  return {
    async read([word, ...rest]: string[]): Promise<void> {
      if (word === "log") return void (await keyOf(rest[0], SIGNATURE_TYPE.log, logs));
      if (word === "witness") {
        const key = await keyOf(rest[1], SIGNATURE_TYPE.witness, witnesses);
        const holds: Rule["holds"] = (signers) => signers.some((signer) => equalBytes(signer.key, key.key));
        return define(rest[0], { holds, counts: [key] });
      }
      if (word === "group") return group(rest);
      if (word !== "quorum" || quorum !== undefined) refuse(`${word} is not expected here`);
      quorum = rules.get(rest[0] ?? "") ?? refuse(`${rest[0] ?? ""} is no witness or group`);
    },
    whole(): WitnessPolicy {
      const { holds, counts } = quorum ?? refuse("it has no quorum");
      const isWitness = ({ type }: VerifierKey) => type === SIGNATURE_TYPE.witness;
      return { logs, witnesses, counted: counts, isQuorum: (signers) => holds(signers.filter(isWitness)) };
    },
  };
}

function refuse(why: string): never {
  throw new VerifyError("bad_policy", `${NO_POLICY}${why}`);
}
