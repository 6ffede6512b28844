import type { ProviderProbe } from "@signet/contract";
import { PROVIDERS } from "@signet/contract/values";

type ProbeError = NonNullable<ProviderProbe["error"]>["code"];

/** What to do about a probe that failed. */
const NEXT: Partial<Record<ProbeError, string>> = {
  invalid_key: "the key is not accepted; check it, and that it is one for this address",
  forbidden: "the key may not use this model; check it, or choose another model",
  no_credit: "the account has no credit; add some there, or choose another provider",
  unknown_model: "choose another model; without --model they are listed",
  timeout: "no answer came in time; a server that loads the model first may answer a second try",
  unreachable:
    "nothing answers at the address; is its server running, and does the address end as it should (often in /v1)?",
};

/** Why a model that was tried should not be set, with what to do; null if nothing speaks against it. */
export function objectionTo(
  { ok, model, tools, error, provider }: ProviderProbe,
  wanted: string,
): string | null {
  if (!ok) return (error && NEXT[error.code]) ?? "see the reason above";
  if (model !== wanted)
    return `the service answers with ${model}, because the key of ${provider} is in its own environment; set ${PROVIDERS[provider].prefix}_MODEL there`;
  if (tools !== false) return null;
  return "this model calls no tools, which coding runs need; choose another one, or start its server so that it can (llama-server --jinja, vllm --enable-auto-tool-choice)";
}
