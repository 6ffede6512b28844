import { equalBytes } from "../bytes.ts";
import { VerifyError } from "../error.ts";
import { parseVerifierKey, SIGNATURE_TYPE, type SignatureType, type VerifierKey } from "./note.ts";

/** Which logs are trusted, and which witnesses must have cosigned a checkpoint (C2SP tlog-policy). */
export interface WitnessPolicy {
  logs: readonly VerifierKey[];
  witnesses: readonly VerifierKey[];
  /** Whether cosignatures of these witnesses are enough. */
  isQuorum: (signers: readonly VerifierKey[]) => boolean;
}

type Rule = (signers: readonly VerifierKey[]) => boolean;

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

/** Throws VerifyError("no_quorum") unless the policy's witnesses cosigned. */
export function requireQuorum(policy: WitnessPolicy, signers: readonly VerifierKey[]): void {
  if (policy.isQuorum(signers)) return;
  const names = signers.filter(({ type }) => type === SIGNATURE_TYPE.witness).map(({ name }) => name);
  const by = names.length === 0 ? "no witness that the policy names" : `only ${names.join(", ")}`;
  throw new VerifyError("no_quorum", `the policy wants more witnesses: the checkpoint is cosigned by ${by}`);
}

function createPolicy() {
  const logs: VerifierKey[] = [];
  const witnesses: VerifierKey[] = [];
  const rules = new Map<string, Rule>([["none", () => true]]);
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
    const named: Record<string, number> = { any: 1, all: parts.length };
    const least =
      named[threshold ?? ""] ?? (/^[1-9]\d{0,3}$/.test(threshold ?? "") ? Number(threshold) : NaN);
    if (!(least >= 1 && least <= parts.length)) refuse("a group wants any, all, or a number of its members");
    define(name, (signers) => parts.filter((holds) => holds(signers)).length >= least);
  }

  return {
    async read([word, ...rest]: string[]): Promise<void> {
      if (word === "log") return void (await keyOf(rest[0], SIGNATURE_TYPE.log, logs));
      if (word === "witness") {
        const key = await keyOf(rest[1], SIGNATURE_TYPE.witness, witnesses);
        return define(rest[0], (signers) => signers.some((signer) => equalBytes(signer.key, key.key)));
      }
      if (word === "group") return group(rest);
      if (word !== "quorum" || quorum !== undefined) refuse(`${word} is not expected here`);
      quorum = rules.get(rest[0] ?? "") ?? refuse(`${rest[0] ?? ""} is no witness or group`);
    },
    whole(): WitnessPolicy {
      const isQuorum = quorum ?? refuse("it has no quorum");
      const isWitness = ({ type }: VerifierKey) => type === SIGNATURE_TYPE.witness;
      return { logs, witnesses, isQuorum: (signers) => isQuorum(signers.filter(isWitness)) };
    },
  };
}

function refuse(why: string): never {
  throw new VerifyError("bad_policy", `${NO_POLICY}${why}`);
}
