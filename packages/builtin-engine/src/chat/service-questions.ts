import { plainly, wordsOf } from "../phrasing.ts";

const split = (words: string) => new Set(words.trim().split(/\s+/));
/** Words of which one at least says that this service is meant. */
const OURS =
  split(`signet receipt receipts ledger webhook webhooks byok key keys model models run runs sandbox quota quotas
  plan plans pack packs license licenses licence token host hosting self-host self-hosted selfhost verify verification verified
  check checks check_cmd cli tier tiers credit credits limit limits visual visuals engine built-in allowance exit_reason needs_model
  endpoint endpoints api gateway gguf stripe checkout ok provider providers backup restore doctor upgrade settings service
  commitment commitments opening openings retention owner proxy nginx caddy tls bubblewrap bwrap sse openapi idempotency
  quickstart searxng verify-page hash-password`);
/** What a question about the service is otherwise made of. A word that is on neither list makes it a question about the world. */
const AROUND =
  split(`a an the this that these those it its my your our me i you we one of to in on at for from with without by as
  or and if when how what what's which why who where is are was do does did can could may should would will be been being get gets
  have has had use uses used using set sets setting put add change remove delete rotate store stored see show find list read
  work works working mean means decide decides decided count counted counts run running start starts started stop install
  installed update need needs make made call called calls buy cost costs price prices paid pay give given offline online locally
  local own machine server computer docker data database file files command commands line test tests example examples code coding
  agent chat memory happen happens fail fails failed failing pass passed after before there any more many much long big large
  under available supported support supports sign signed signature signatures hash chain head proof proofs seal sealed new first
  different between difference not no invalid expired free daily day per hour anthropic openai groq gemini deepseek mistral xai
  fireworks openrouter together compatible claude environment variable variables options option webpage page browser events event
  stream streaming steps step task tasks about here work about kept keep long safe secure security isolated network internet
  access secret secrets encrypted rate slow fast retried retry retries deliver delivered delivery url address addresses guard
  proxy tls https domain port documentation docs rest http json client customers users user account accounts scope someone else
  others anyone same way best everything something anything so all only with instead default up out back behind over into again`);
const FRAME =
  /^(?:what|what's|how|where|which|why|who|when|can|could|do|does|is|are|may|should|tell me|explain|show me how|describe|help)\b/i;
/** Names that are said of nothing else. */
const NAMED =
  /\bsignet\b|\b(?:ANTHROPIC|OPENAI|OPENAI_COMPATIBLE|GROQ|GEMINI|SVC_GATEWAY)_[A-Z_]+\b|\bthis service\b|\bx-workspace-owner\b/i;
const ABOUT_SELF =
  /^(?:help(?: me)?|what (?:can|could) (?:you|i) do(?: here| for me| with this| without a (?:key|model))?|what (?:are you|is this|do you do|are you able to do)|who (?:are|made) you|what(?:'s| is) your name|are you (?:an? )?(?:ai|bot|robot|human|person|real|model|chatgpt|claude|gemini)|how do you work|what are your (?:capabilities|features|limits))$/i;

/** What to look up in the service's own documentation; null where the question is about anything else. */
export function serviceQuestionOf(text: string): string | null {
  const asked = plainly(text).replace(/[\s.?!]+$/, "");
  if (asked.length > 300 || asked.includes("\n")) return null;
  if (isAboutSelf(text)) return asked;
  if (!FRAME.test(asked)) return null;
  if (NAMED.test(asked)) return asked;
  const words = wordsOf(asked);
  const known = words.every((word) => OURS.has(word) || AROUND.has(word));
  // "Back up" is as good as "backup".
  return known && words.some((word, i) => OURS.has(word) || OURS.has(word + words[i + 1])) ? asked : null;
}

/** Whether `text` asks what it is talking to, or what that can do. */
export const isAboutSelf = (text: string): boolean => ABOUT_SELF.test(plainly(text).replace(/[\s.?!]+$/, ""));
