const RELATIVES = [
  "mother|mum|mom\\b|mutter",
  "father|dad\\b|vater",
  "sister|schwester",
  "brother|bruder",
  "son\\b|sohn",
  "daughter|tochter",
  "wife\\b",
  "husband",
  "aunt\\b|tante",
  "uncle|onkel",
  "cousin",
  "grandmother|großmutter",
  "grandfather|großvater",
  "neighbou?r|nachbar",
];
/** Not `his sister`, who is not he. */
const NO_RELATIVE = `\\b(?! (?:${RELATIVES.join("|")}|friend|partner|boss|colleague|teacher))`;
/** Words of which only one can be true of the same thing, as patterns of their beginnings: opposites, and kinds of one thing. */
const GROUPS: string[][] = [
  ["no longer(?! than)|not any more|nicht mehr(?! als)|ya no\\b", "still\\b|immer noch|todavía"],
  [
    "open(?!\\p{L}* source)|(?:can|could|may)(?:not| not|'t)? (?:go|come|visit|shop)\\b|geöffnet|ouvert|abiert|abert",
    "closed|shut|geschlossen|ferm[ée]|cerrad|fechad",
  ],
  [
    "includ(?!\\w* no)|inclusi|inbegriffen|enthalten|compris|inclu[ísi]",
    "exclud|exclusi|ausgeschlossen|exclu[ysí]|omit",
  ],
  [
    "allow|permi[ts]|admis|admitid|welcome|admitted|erlaubt|autoris",
    "forbid|prohibit|banned|verboten|interdit|prohibid|proibid",
  ],
  [
    "ris(?:e|es|en|ing)\\b|rose\\b|rais(?:e[sd]?|ing)\\b|hik(?:e[sd]?|ing)\\b|gr[eo]w|increas|gain|climb|up by|higher|gestiegen|steig|augment|subi|aument|haus",
    "f[ae]ll|fell|drop|decreas|declin|shr[aiu]nk|lost\\b|lower|down by|cut(?:s|ting)?\\b|slash|gesunken|sink|baiss|diminu|cay|baj|redu",
  ],
  [
    "more|above|over\\b|mehr|über\\b|plus de|más|mais de",
    "less|fewer|below|under\\b|weniger|unter\\b|moins|menos",
  ],
  [
    "before|earlier|until|vor\\b|bis\\b|avant|jusqu|antes|hasta",
    "after|later|since|nach\\b|seit\\b|après|depuis|después|desde|depois",
  ],
  ["pass(?:es|ed)?\\b|succe|bestanden|erfolg|réussi", "fail|fehl|échou|fall[óa]"],
  ["first|erste|premi|primer", "last\\b|letzte|derni|últim"],
  [
    "enabl|on by default|switched on|aktiviert|activé|activad",
    "disabl|off by default|switched off|deaktiviert|désactivé|desactivad",
  ],
  ["with\\b|mit\\b|avec|con\\b|com\\b", "without|ohne|sans\\b|sin\\b|sem\\b"],
  [
    "free(?: of charge)?\\b(?! (?:time|days?|hours?|space|will|speech|form|text|period|storage))|kostenlos|gratuit|gratis|frei\\b",
    "charg|costs?\\b|for a fee|pay(?:s|ing)?\\b|surcharge|kostet|payant",
  ],
  ["cheap|günstig|moins cher|barat", "expensive|dear|teuer|plus cher|car[oa]\\b"],
  ["maxim|at most|most\\b|höchst|up to", "minim|at least|least\\b|mindest"],
  ["slow|langsam|lent", "fast|quick|schnell|rapid"],
  ["early|früh|tôt|temprano", "late\\b|spät|tard"],
  [
    "start|begin|beginn|anfang|commenc|début|empie|começ",
    "end(?:s|ed)?\\b|finish|endet|fin(?:it|i)?\\b|termin",
  ],
  ["accept|akzept|approv|genehmigt", "reject|refus|declin|den(?:y|ies|ied)\\b|abgelehnt|rechaz"],
  ["yes\\b|true\\b|wahr", "no\\b|false\\b|falsch"],
  ["win|won\\b|gewonn|gagn|gan[óa]", "lose|lost\\b|verlor|perd"],
  [`he\\b|him\\b|his${NO_RELATIVE}`, `she\\b|hers\\b|her${NO_RELATIVE}`],
  ["north", "south"],
  ["east", "west"],
  [
    "all\\b|every|always|alle|jede|immer|tous|toutes|toujours|todos|todas|siempre",
    "except|but not|other than|außer|bis auf|sauf|hormis|excepto|salvo|exceto",
  ],
  ["summer|sommer", "winter"],
  ["morning", "evening|night"],
  ["inlet|input|incoming|import|inbound", "outlet|output|outgoing|export|outbound"],
  ["requir|mandatory|obligat|compulsory|pflicht", "optional|voluntar|freiwillig|facultat|opcional"],
  ["public\\b|öffentlich", "private\\b|privat\\b"],
  ["safe\\b|safely|harmless|harmlos", "dangerous|harmful|toxic|poison|gefährlich|giftig"],
  ["indoor|inside\\b|drinnen", "outdoor|outside\\b|draußen"],
  ["hot(?:ter|test)?\\b|warm", "cold|cool|kalt|kälter"],
  ["wet(?:ter|test)?\\b", "dr(?:y|ier|iest)\\b"],
  ["heav(?:y|ier|iest)", "light(?:er|est|weight)\\b"],
  ["strong", "weak(?!\\p{L}*day)"],
  ["weekday|working day|werktag", "weekend|wochenende"],
  ["arriv|ankunft|llegada", "depart|abfahrt|abflug|salida"],
  ["same\\b|identical", "different\\b|differs?\\b"],
  ["agree[sd]?\\b|in favou?r|endors", "disagree|oppos(?:e[sd]?|ing|ition)\\b"],
  ["domestic|inland", "international|abroad|overseas|ausland"],
  ["difficult|schwierig|difícil|difficile", "eas(?:y|ier|iest|ily)\\b|fácil|facile"],
  ["positiv", "negativ"],
  ["even numbers?\\b", "odd numbers?\\b"],
  ["permanent|unbefristet", "temporary|fixed-term|befristet"],
  ["buying|to buy", "selling|to sell"],
  ["nois(?:y|ier|iest)|loud", "quiet|silent|leise"],
  ["old(?:er|est)\\b|älte", "new(?:er|est)\\b|young(?:er|est)\\b|neuest|jüng"],
  ["bigg|larg(?:er|est)|größ", "small(?:er|est)|kleinst|kleiner\\b"],
  ["long(?:er|est)\\b|läng", "short(?:er|est)\\b|kürz"],
  ["thick|dick(?:er)?\\b", "thin(?:ner|nest)?\\b|dünn"],
  ["wide(?:r|st)?\\b|breite", "narrow|schmal"],
  ["better|besser", "worse\\b|schlechter"],
  ["clockwise", "anticlockwise|counterclockwise"],
  ["petrol|benzin", "diesel", "electric|elektro"],
  ["vegetarian", "vegan"],
  RELATIVES,
  ["dog|hund\\b|hunde\\b", "cats?\\b|katze", "horse|pferd", "rabbit", "parrot"],
  ["breakfast|frühstück", "lunch|mittagessen", "dinner|abendessen"],
  [
    "bus(?:es)?\\b",
    "train|zug\\b|züge",
    "tram",
    "ferr(?:y|ies)",
    "coach(?:es)?\\b",
    "plane\\b|flight",
    "bicycle|bikes?\\b",
  ],
  [
    "red\\b",
    "blue\\b",
    "green\\b",
    "yellow\\b",
    "black\\b",
    "white\\b",
    "brown\\b",
    "gr[ea]y\\b",
    "purple",
    "orange\\b",
  ],
  ["spring\\b", "autumn"],
  ["gold", "silver", "bronze"],
];
/** All of them, each in a group of its own. */
const WORDS = new RegExp(
  `(?<!\\p{L})(?:un|in|non-)?(?:${GROUPS.flatMap((group) => group.map((words) => `(${words})`)).join("|")})`,
  "giu",
);
/** The group of each part of the pattern, and its bit in it. */
const PARTS = GROUPS.flatMap((group, i) => group.map((_, bit) => [i, 1 << bit] as const));

/** By group: the bits of the words of it that a text has. */
export function sidesOf(text: string): number[] {
  const sides = GROUPS.map(() => 0);
  for (const match of text.matchAll(WORDS)) {
    const [group, bit] = PARTS[match.findIndex((part, i) => i > 0 && part !== undefined) - 1]!;
    sides[group]! |= bit;
  }
  return sides;
}

/** Whether a group has kinds of one thing rather than opposites: what is true of one may be true of another, too. */
export const isOfKinds = (group: number): boolean => GROUPS[group]!.length > 2;

/** Whether each text has one word of a group, and not the same. */
export const excludes = (a: number, b: number): boolean => isOne(a) && isOne(b) && a !== b;

const isOne = (bits: number) => bits > 0 && (bits & (bits - 1)) === 0;
