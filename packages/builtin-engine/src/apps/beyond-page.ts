import type { AppRequest } from "./app-request.ts";

const ONE = String.raw`(?:i|we|you|he|she|they|it|everyone|everybody|anyone|people|players?|friends?|family|pupils|students|kids|children|colleagues|customers|each)`;
/** Words that lead to such a demand and belong to it. */
const LEAD = String.raw`(?:(?:${ONE}|two|three|2|3|both|all|that|which|where|so|to|can|could|should|must|will|may|want|be|is|are|has|have|get|gets|my|our|the|a|an|some|with|own|also|me|play|plays|turn|turns|draw|see|use|send|sends|show|shows|keep|saved?|list|table|high|best|scores?|results?|top|picture|pictures|small|little|from|on|for|by|of|using|via) )*`;
/** Not `COLOUR`, because a pattern with it is skipped where a wish has no colour. */
const LOOK = String.raw`(?:(?:light|dark|bright) )?(?:red|blue|green|yellow|orange|pink|purple|violet|black|white|gr[ae]y|brown|gold|silver|turquoise|teal|navy|dark|light)\b`;
/** The rest of its clause, up to what may be another demand. */
const REST = String.raw`(?: (?!(?:and|with|but|so|while|please|thanks|thx|also|plus|where|which|in)\b|${LOOK})[^\s.,;:!?|‖"()]+){0,7}`;
const WITH_WHOM = String.raw`(?: (?:with|to|by|via|of|from|for|in|on|between)(?: (?:my|our|his|her|their|a|an|the|other|another|each|google|facebook|apple|e-?mail|your|all))* [^\s.,;:!?|‖"()]+)?`;
const DEVICES =
  "(?:phones?|computers?|devices?|tablets?|screens?|laptops?|homes?|houses?|schools?|cities|towns?|countries|city|country|places|room)";
const RANKING = String.raw`(?:leader ?boards?|rankings?|high ?scores?(?: (?:list|table|board))?|score ?boards?|top (?:ten|10|list)|results?)`;

/** Pattern sources of demands that need a network, a device or data that a page by itself has not. */
const BEYOND: readonly string[] = [
  String.raw`(?:(?:multi-?player|two players?|against|together|playing|game) )*(?:online(?! (?:shop|store))|over (?:the |a )?(?:internet|network|web|wi-?fi|lan)|on the internet|via (?:the )?internet|across the (?:internet|network))`,
  String.raw`(?:together |against each other |each other |each |at the same time |live )*(?:on|from|in|at) (?:(?:an)?other|different|separate|two|several|both|their own|his own|her own|own) ${DEVICES}(?=.{0,60}\b(?:same|together|against|each other|common|ranking|play|draw|time)\b)`,
  String.raw`at the same time from (?:home|different|anywhere)`,
  String.raw`(?:send|share|invite|join)(?:s|ing)? (?:me |them |him |her |us |friends |a friend )?(?:by |with |via |through )?(?:a |the |an )?(?:invite )?(?:link|code|invitation|qr code)${WITH_WHOM}`,
  String.raw`(?:common|shared|joint|global|world(?:wide)?|public|class|international) ${RANKING}|leader ?boards?|${RANKING} (?:that (?:is|are) )?(?:shared|online|worldwide|for (?:everyone|everybody|all|the whole \p{L}+))|compar(?:e|es|ing) (?:(?:the|my|our|their) )?(?:scores?|results?) with`,
  String.raw`(?:log|sign)(?:s|ging|ning)?[- ]?(?:in|on|up)s?${WITH_WHOM}|(?:user )?accounts?\b|password(?: protected| protection)?|regist(?:er|ration)\b`,
  String.raw`(?:real |uploaded |upload |family |holiday |wedding |class )*(?:photos?|photographs?|selfies?)(?: of)?|(?:pictures?|images?) of (?:my|our|his|her|their|the) (?:own )?(?:grand\p{L}+|kids|children|family|class|pupils|team|dog|cat|pets?|shop|products?|staff|wedding|holiday)|own (?:pictures|images)|upload(?:s|ed|ing)?`,
  String.raw`(?:says?|speaks?|reads?|calls?|tells?|announces?)(?: (?!and\b)\p{L}+){0,5} (?:aloud|out loud|loudly)|(?:says?|reads?|speaks?|calls?) (?:it |them |the \p{L}+ )?(?:aloud|out loud|out)\b|spoken|speaks?|text[- ]to[- ]speech|voice(?: (?:input|output|control|commands?))?|talks? to|listens? to (?:me|my)|microphone|speech(?: recognition| input)?|by speaking|dictat(?:e|ion|ing)`,
  String.raw`(?:e-?mail(?:s|ed|ing)?|mail(?:s|ed|ing)?)(?: (?:me|us|it|them|him|her|my|the|a|to))*|whats ?app|\bsms\b|text messages?|(?:push )?notifications?|(?:remind|notify|notifies|alert)s? (?:me|us|them) (?:on|by|via|every|when|at)`,
  String.raw`(?:taken |fetched |loaded |updated |pulled )?(?:live|automatically|directly|real[- ]time) (?:data|from|prices?|results|updates?|connected)(?: (?:from|of))?|real[- ]time data|(?:data |rates |prices |values |numbers )?(?:(?:from|into|to|with) )(?:(?:our|my|the|a) )*(?:google|excel|spotify|shopify|database|server|stock exchange|bank|youtube|outlook|icloud|dropbox|facebook|instagram)|(?:google|spotify|shopify|youtube|outlook|alexa)(?: (?:account|calendar|sheets?|drive|music|playlist))?|sync(?:s|ed|hroni[sz]\p{L}+|ing)?${WITH_WHOM}|(?:exchange|currency) rates?`,
  String.raw`shar(?:e|es|ed|ing)(?: (?:it|them|this|the|my|our|list|lists|drawings?|pictures?|result|results|score|scores|tasks))* (?:with|between|on|via|across)${REST}|across (?:all )?(?:my |our )?devices`,
  String.raw`(?:web ?cam|camera|bluetooth|gps|location|in-app purchases?|payments?|pay(?:pal| by card))`,
];

/** Takes and refuses, as whole phrases, what no page by itself can do. With `before`, only up to that place of the text. */
export function refuseBeyond(request: AppRequest, before = Infinity): void {
  for (const pattern of BEYOND)
    for (let found = take(request, pattern, before); found; found = take(request, pattern, before))
      request.refuse(phrase(found[0]));
}

function take(request: AppRequest, pattern: string, before: number): RegExpExecArray | null {
  const whole = String.raw`(?<![\p{L}\p{N}'-])${LEAD}(?:${pattern})(?![\p{L}\p{N}])${REST}`;
  const found = request.find(whole);
  return found && found.index < before ? request.take(whole) : null;
}

const phrase = (words: string): string =>
  words
    .trim()
    .replace(
      /^(?:(?:with|that|which|where|so|to|also|the|a|an|has|have|i|we|it|of|for|my|our|me|can|be|should|must|want|is|are|some) )+/i,
      "",
    )
    .replace(/(?: (?:in|on|for|a|an|the|to|of))+$/i, "");
