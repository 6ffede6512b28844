/** Audiences that affect the page. */
export interface Audience {
  /** Larger, slower, clearer. */
  elderly: boolean;
  /** Larger, easier, in friendly colours. */
  children: boolean;
  /** Much larger, in strong contrast. */
  lowVision: boolean;
}

const ELDERLY = String.raw`\b(?:grand(?:ma|pa|mother|father|parents?|dad|mum|mom)|grann(?:y|ies)|nana|oma|opa|seniors?|elderly|old(?:er)? (?:people|persons?|folks?|lad(?:y|ies)|m[ae]n|wom[ae]n|mother|father|parents|age)|pensioners?|retire(?:d|es?|ment)|nursing home|care home|(?:seventy|eighty|ninety)(?:[- ]\w+)?[- ]years?[- ]old|(?:i am|i'm|who is|he is|she is|is|aged?|am) (?:already |now |over |nearly )?(?:6[5-9]|[789]\d|10\d)(?! ?(?:px|%|points|seconds|minutes))|(?:6[5-9]|[789]\d)[- ](?:years?|yrs?)[- ]old|grand(?:children|sons?|daughters?|kids) (?:showed|told))\b`;
const CHILDREN = String.raw`\b(?:kids?|child(?:ren)?|toddlers?|kindergart(?:en|ners?)|preschool(?:ers?)?|nursery|pupils?|(?:first|second|third|fourth|fifth|sixth|1st|2nd|3rd|4th|5th|6th)[- ]?(?:graders?|grade|class)|primary school|elementary(?: school)?|(?:little|small|young|younger) (?:sister|brother|son|daughter|boys?|girls?|ones?|cousin|nephew|niece)|grand(?:son|daughter|child|children|kids)|(?:[3-9]|1[0-2]|three|four|five|six|seven|eight|nine|ten)[- ]years?[- ]olds?|my (?:son|daughter|nephew|niece))\b`;
const LOW_VISION = String.raw`\b(?:(?:do|does|can) ?(?:not|n't) (?:see|read)(?: (?:so|very|too|that))?(?: well| good)?|can(?:not|'t) (?:see|read)(?: (?:so|very|too|that))? (?:well|good)|(?:don't|doesn't) see (?:so |very |too )?well|(?:bad|poor|weak|low|impaired) (?:eyes?|eyesight|sight|vision)|(?:eyes?|eye ?sight|sight|vision) (?:are|is) (?:very |so |really |quite |rather |a bit |getting )?(?:bad|poor|weak|worse|not good|not so good|not what they were)|visually impaired|partially sighted|low vision|glasses)\b`;

export const audienceOf = (text: string): Audience => {
  const says = (pattern: string) => new RegExp(pattern, "iu").test(text);
  return { elderly: says(ELDERLY), children: says(CHILDREN), lowVision: says(LOW_VISION) };
};

const PERSON = String.raw`(?:great-?)?grand(?:ma|pa|mother|father|parents?|dad|mum|mom|son|daughter|child|children|kids?|sons|daughters)|grann(?:y|ies)|nana|oma|opa|mother|mum|mom|mummy|father|dad|daddy|parents?|aunt(?:ie)?|uncle|wife|husband|partner|boyfriend|girlfriend|sons?|daughters?|kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|nieces?|nephews?|brothers?|sisters?|siblings?|cousins?|famil(?:y|ies)|friends?|neighbou?rs?|colleagues?|co-?workers?|boss|teams?|students?|pupils?|class(?:es|mates)?|graders?|school ?children|seniors?|elderly|pensioners?|customers?|guests?|clients?|patients?|visitors?|employees?|staff|members?|clubs?|groups?|circle|beginners?|learners?|people|persons?|everyone|everybody|adults?|teen(?:ager)?s?|girls?|boys?|gir?ls|residents?|teachers?|developers?|ones?|year[- ]olds?|olds|men|women|lad(?:y|ies)|folks?|choir|scouts|us|me|myself|him|her|them|dogs?|cats?|company|department|users?`;
const PLACE = String.raw`class ?rooms?|schools?|kindergarten|nursery|universit(?:y|ies)|college|offices?|shops?|stores?|salon|baker(?:y|ies)|caf[eé]s?|restaurant|practice|clinic|surgery|waiting rooms?|hospital|homes?|library|museum|church|kitchen|workshop|garage|farm|gym|bar|pub|hotel|reception|counter|wall|fridge|projector|whiteboard|beamer|big screen|desk|website|homepage|blog|portfolio|stand|stall|market|garden|town|village|rooms?|screens?|bus|train|car|tram|plane|dentist|doctor|terrace|booth|lobby|foyer|corridor|hall|canteen|band|choir|playground`;
const OCCASION = String.raw`birthdays?|party|parties|weddings?|anniversary|christmas|halloween|easter|holidays?|vacations?|trips?|journeys?|rides?|flights?|lessons?|exams?|tests?|homework|breaks?|lunch|dinner|breakfast|meetings?|events?|fairs?|festivals?|weekends?|evenings?|afternoons?|mornings?|days?|nights?|weeks?|months?|years?|summer|winter|spring|autumn|fall|projects?|presentations?|demos?|fun|fundraiser|stream|free time|maths?|geography|history|science|biology|english|training|boredom|studying|learning|practi[cs]e|practi[cs]ing|waiting|work|activit(?:y|ies)|kindergarten day|everyday use|daily use|personal use|private use`;
const WORDS = String.raw`(?:(?!(?:with|that|which|where|and|but|in|on|of|to|two|three|four|2|3|4)\b)[\p{L}\p{N}'-]+ )`;
const WHOSE = String.raw`(?:my|our|your|his|her|their|the|a|an|some|all|any|this|these|both|every|each|little|young|small|older|old|bored)`;

/** Pattern source of people, places and occasions that a page is for, which require no feature. */
export const FOR = String.raw`\b(?:(?:(?:to be )?(?:used|shown|played|displayed|put up|hung|printed)(?: up)? )?(?:for|by|at|in|on) (?:${WHOSE} ){0,2}${WORDS}{0,3}(?:${PERSON}|${PLACE}|${OCCASION})(?! (?:of (?:questions|cards|items|bricks|data)|stats|statistics|scores?|times?|names|photos|pictures))(?:(?:'s|s') (?:${WORDS}{0,2})(?:${PLACE}|${OCCASION}))?(?: (?:who|that|which) (?:is|are|am|has|have|turns?|will be|just) [^,.;:!?|‖]{1,40}?(?=[,.;:!?|]|$| and ))?(?: (?:of|at|in|from) ${WHOSE} ${WORDS}{0,2}(?:${PERSON}|${PLACE}|${OCCASION}|[\p{L}]+))?(?: to (?:play|use|enjoy|share)(?: with)?)?)(?=[\s,.;:!?|)]|$)(?: \([^)|]{1,20}\))?`;

const REST = String.raw`(?:(?!\b(?:with|want|need|should|must|please|colou?rs?|make)\b)[^.,;:!?|‖])`;
const LIKES =
  "(?:loves?|loved|likes?|liked|enjoys?|enjoyed|adores?|is crazy about|are crazy about|is a fan of|are fans of|is into|are into)";
/** Clauses about people, places, times and reasons. */
const CLAUSES = [
  String.raw`\bfor (?:my|our|his|her|their|new) (?:[\p{L}'-]+ ){0,2}[\p{L}'-]+(?=\s*(?:[.,;:!?]|$))`,
  String.raw`\b(?:my|our|the) (?:\p{L}+ )?(?:${PERSON})(?: \(?\d{1,3}\)?)? (?:really |always |all )?${LIKES} (?:(?:the|that|this|these|his|her|their|old|good|such|a|playing) )*(?:games?|ones?|version|it|them|\|)?(?: ?(?:on|in|at|from|as) [^.,;:!?‖]{2,40}?)?(?=\s*(?:[.,;:!?]|$))`,
  String.raw`\b(?:my|our|the) (?:\p{L}+ )?(?:${PERSON})(?: \p{Lu}\p{L}+)?(?: \(?\d{1,3}\)?)? (?:used to )?(?:play(?:ed|s)?|had|saw|found)(?: (?:a|the|this|that|such|such a))* (?:\||game|one|something)?(?=\s*(?:[.,;:!?|]|$|\|))`,
  String.raw`(?:\band )?(?<=\b(?:and|he|she|they|who|which|that|i|we) )${LIKES} (?:(?:his|her|their|all|the|playing) )*[\p{L}'-]+(?: so much| a lot| very much)?(?=\s*(?:[.,;:!?|]|$))`,
  String.raw`\b(?:i|we) (?:measured|counted|collected|asked|sold|noted|wrote down|recorded)\b(?: (?:them|it|this|that|myself|how many|all|the|our))*(?=\s*(?:[.,;:!?|]|$))`,
  String.raw`\b(?:because|cause|cuz|since|as) (?:i|we|my|our|he|she|they|it's|it is|the (?:kids|children|pupils))\b(?: (?:need|want))?${REST}{1,90}(?=[.,;:!?|]|$| and )`,
  LOW_VISION,
  String.raw`\bwhile (?:they|we|i|people|you|(?:my |our |the )?(?:${PERSON}))(?: (?:are|am|is))? (?:wait|sit|drink|eat|stand|queue|travel)(?:s|ing)?\b${REST}{0,50}(?=[.,;:!?|]|$)`,
  String.raw`\b(?:my|our|the) (?:\p{L}+ )?(?:${PERSON}) (?:would|will|is going to|are going to) (?:be (?:so |very |really )?(?:delighted|happy|pleased|thrilled|glad|excited)|love|like|enjoy)(?: (?:it|this|that))?\b`,
  String.raw`\b(?:(?:my|our) (?:\p{L}+ )?(?:${PERSON})|he|she|they|i|we) (?:really |all |just |always )?(?:loves?|likes?|enjoys?|adores?) (?:playing |to play )?\s*‖`,
  String.raw`\b(?:he|she|they|i|we) (?:always |often |once )?(?:used to )?play(?:ed|s)?(?: (?:it|this|that))?(?: (?:a lot|back then|back|all the time|as (?:a )?(?:kids?|child(?:ren)?)|when (?:i|we|he|she|they) (?:was|were) (?:young|little|small|a (?:child|kid))|(?:in|on|during) (?:the |his |her |my |our )?[\p{L}\p{N}']+(?: [\p{L}\p{N}']+)?))+(?=\s*(?:[.,;:!?|]|$))`,
  String.raw`\bmy (?:hands?|fingers|memory|back) (?:is|are|shake|hurt)(?: (?:a bit|very|so|not|too|getting))*(?: \p{L}+)?(?=\s*(?:[.,;:!?|]|$))`,
  String.raw`\b(?:can|could|would|will) (?:you|u|ya) (?:please |kindly |maybe )?(?:make|build|create|do|write|program|code|design|give|help)\b`,
  String.raw`\b(?:old|good old|famous|popular|well-known|little|original)(?=(?: [\p{L}-]+)?\s*‖)`,
  String.raw`\b(?:on|for|by) (?:this |next |a )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: (?:morning|afternoon|evening|night))?\b|\b(?:for |by |until )?(?:tomorrow|tonight|next week|this afternoon|this evening)(?=\s*(?:[.,;:!?|]|$))`,
  String.raw`\bfor (?:playing|writing|studying|reading|learning|practi[cs]ing|cooking|baking|waiting|revising|revision|travelling|passing the time|relaxing|teaching|killing time|adding up)(?: (?!(?:with|and|that|over|online|two|2|together|against|which|in|sounds?|music|from)\b)[\p{L}'-]+){0,4}(?=\s*(?:[.,;:!?|]|$|(?:with|and|that|which|in)\b))`,
  String.raw`\b(?:a )?(?:\p{L}+ ){0,2}activity(?=\s*(?:[.,;:!?|]|$))`,
  String.raw`\b(?:just )?(?:like|as) (?:the one|the ones|it was|i (?:had|remember|know|played)|we (?:had|played|know))${REST}{0,50}(?=[.,;:!?|]|$)`,
  String.raw`\b(?:so |so that |and )?(?:that )?(?:my |our |the )?(?:${PERSON}|they|we|i|he|she|you) (?:can|could|may|will) (?:win|try|compete|have fun|relax|keep busy|stay busy|sit down)(?: (?:it|this|too|also|sometimes|a bit|together))*(?: in \d+ (?:minutes|min))?\b`,
  String.raw`\b(?:it must not|must not|should not|shouldn't|mustn't) be (?:too |so |very )?(?:hard|difficult|complicated|boring)\b`,
  String.raw`\b(?:our|my|the|their) (?:brand|company|corporate|school|team|club|house|shop)(?:'s)?(?: colou?rs?)?(?: are| is|:)?(?=\s*\|)`,
  String.raw`\b(?:in |for |of )?(?:the )?(?:(?:first|second|third|fourth|fifth|sixth) grade|grade \d|year \d|class \d[a-z]?)\b`,
  String.raw`\b(?:in )?(?:the )?colou?rs of (?:our|my|the|their) \p{L}+(?=(?:,| are| :)?\s*\|)`,
  String.raw`\b(?:homework|office|shop|party|pub|class|beginner'?s?|holiday|lunch break|coffee break|travel)(?=\s*‖)`,
];

/** Phrases around a wish that require no feature. */
export const TALK: readonly string[] = [
  FOR,
  String.raw`\b(?:thank(?:s| you)(?: (?:so|very) much| a lot| in advance)?|thx|cheers|(?:kind|best|warm)(?:est)? regards|greetings|yours|sincerely|please|pls|plz|kindly|dear \p{L}+|hello(?: there)?|hi(?: there)?|hey(?: there)?|good (?:morning|day|evening|afternoon)|lol|haha|btw|asap|yay|ok(?:ay)?)\b`,
  String.raw`\b(?:if (?:you can|possible|that's possible|it's possible|that works|you like|you want|you don't mind)|i hope (?:that's|this is|it's|that is|it is|you can)(?: (?:ok|okay|possible|fine|help))?|(?:that|it|this) would be (?:so |really |very )?(?:great|nice|lovely|wonderful|awesome|perfect|cool|fun|super)|would be (?:great|nice|lovely|cool|awesome)|you know(?: the one)?|as you know|i think|i guess|i suppose|i wonder if you (?:can|could)|do you know|are you able to|is it possible to|i was wondering if)\b`,
  String.raw`\b(?:nothing (?:fancy|complicated|special)|keep it simple|as (?:simple|easy) as possible|not (?:too |very )?(?:complicated|fancy|hard to use)|(?:that is |that's |very |really |and )?easy to (?:use|read|understand|play|see|handle|learn|operate)|simple to use|user[- ]friendly)\b`,
  String.raw`\b(?:that |which |it |this |they )?(?:should |must |has to |have to |shall )?(?:looks?|works?|feels?|be|is|are) (?:very |really |so )?(?:nice|good|great|well|fine|cool|pretty|beautiful|modern|clean|simple|easy|professional|fun|lovely|neat|tidy)(?: (?:and|but) (?:nice|good|great|cool|pretty|modern|clean|simple|easy|professional|fun|lovely|friendly))?\b`,
  String.raw`\b(?:i|we)(?: am|'m| are|'re| was| were) (?!(?:colou?r|left|deaf|blind|looking for|going to need))[^.,;:!?|‖]{1,60}?(?=\s*(?:[.,;:!?|]|$)| and (?:i |we |would |need |want |it |the |play |use |love |like |enjoy ))`,
  String.raw`\b(?:i|we)(?: am|'m| are|'re) looking for\b`,
  String.raw`\b(?:i|we) (?:work|teach|run|own|live|sell|used to|remember|bake|have (?:a|an|two|three|four|five|six|seven|eight|nine|ten|\d+|some|many))\b[^.,;:!?|‖]{1,60}?(?=\s*(?:[.,;:!?|]|$)| and (?:i |we |would |need |want ))`,
  String.raw`\bmy (?:${PERSON}) (?:showed|told) (?:me|us)(?: about)?\b`,
  String.raw`\b(?:my|our) (?:\p{L}+ )?(?:${PERSON}) (?:wants?|would like|needs?|asked(?: me)? for|(?:keeps?|is|are) asking for|wish(?:es)? for|(?:will |would )?(?:play|use)s? (?:it|this)|can (?:play|use) (?:it|this)|(?:are|is) bored)\b`,
  String.raw`\b(?:my|our) (?:${PERSON}) (?:is|are|turns|just turned|will be)(?: turning)? \d{1,3}(?: years? old)?(?: and)?\b`,
  String.raw`\b(?:my|our|the) (?:\p{L}+ )?(?:${PERSON})(?: \(?\d{1,3}\)?)? (?:loves?|likes?|enjoys?|adores?|plays?)(?: (?:it|this|that|these|them|the game|playing|to play|games))*(?=\s*(?:[.,;!?|]|$))|\b(?:my|our) (?:\p{L}+ )?(?:${PERSON}) \(\d{1,3}\)`,
  String.raw`\b(?:so )?(?:that )?(?:my |our |the )?(?:${PERSON}|they|we|i|he|she|you) can (?:play|use|enjoy|see|read|do|finish|practi[cs]e|learn)(?: (?:it|this|that|with|together|better|well|easily|everything)){0,2}(?: (?:in|within) \d+ (?:minutes|min))?\b`,
  String.raw`\b(?:this one|the one|that one|a nice one|one of those|one like that|you can (?:make|build|do)|to (?:play|use|have|enjoy)(?: with)?|to pass the time|for free|in my (?:free|spare) time|when i(?:'m| am) bored|every ?day(?=\s*(?:[.,;!?|]|$)))\b`,
  String.raw`\bi (?:do|does|can) ?(?:not|n't)? ?(?:see|read)(?: (?:so|very|too|that))?(?: well)?\b`,
  String.raw`\bi (?:don't|can't|cannot|do not) (?:see|read)(?: (?:so|very|too|that))?(?: well)?(?: any ?more)?\b`,
  ...CLAUSES,
  String.raw`\b(?:kids'?|children'?s|child'?s|seniors'?|family|classroom|school)(?=\s*‖)`,
  String.raw`\b(?:who is|aged?|he is|she is) (?:already |now |over |nearly )?\d{1,3}(?: years? old)?\b`,
  String.raw`\b\d{1,2}[- ]years?[- ]olds?\b`,
];
