import { affirms } from "./affirmations.ts";

/**
 * Patterns of sentences that state nothing to be proved: greetings, thanks, offers, announcements, and what the agent
 * says of its own work. In the languages that people chat in most.
 */
const OPENERS: RegExp[] = [
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening|night)|welcome|greetings|bye|goodbye|see you|cheers|hallo|guten (?:morgen|tag|abend)|tschüss|servus|bonjour|bonsoir|salut|au revoir|hola|buen[oa]s|adiós|olá|oi|bom dia|boa (?:tarde|noite)|ciao|你好|您好|再见|こんにちは|おはよう|こんばんは)(?![\p{L}])[^.:]{0,60}$/iu,
  /^(?:thanks?|thank you|you(?:'re| are) (?:\p{L}+ )?(?:welcome|right)|my pleasure|no problem|no worries|sorry|apologies|i apologi[sz]e|glad|happy|great|perfect|nice|congrat(?:s|ulations)|well done|good (?:job|work)|sure|of course|certainly|absolutely|got it|understood|ok(?:ay)?|alright|done|danke|(?:herzlichen )?glückwunsch|gratuliere|gut gemacht|gern(?:e| geschehen)?|bitte|klar|natürlich|alles klar|verstanden|erledigt|fertig|entschuldigung|merci|félicitations|bravo|de rien|avec plaisir|bien sûr|d'accord|désolé|gracias|felicidades|enhorabuena|bien hecho|de nada|claro|por supuesto|listo|hecho|perdón|obrigad[oa]|parabéns|de nada|claro|pronto|feito|desculpe|谢谢|不客气|好的|当然|抱歉|ありがとう|どういたしまして|もちろん|了解|すみません)(?![\p{L}])[^.:\d]{0,70}$/iu,
  /^(?:let me know|feel free|(?:just )?(?:shout|holler|ping|write|ask|call|message|come back|reach out|drop (?:me|us) a line)(?: me| us| here| again| to me)? (?:if|when|whenever|any ?time)|just (?:let me know|ask|say|tell|shout|ping|write|call|holler|come back)|(?:please )?try again|if you(?:'d| would)? (?:like|want|need|have|tell|share|give|send|prefer|paste|post|upload|attach|describe|show)(?=,|[^,]*(?:,\s(?:i|we|just|let|tell|please|feel|ask|send|share|paste|give|say)(?!\p{L})|[^,]$))|i(?:'d| would) be (?:happy|glad)|i(?:'m| am) (?:here|happy|glad|ready)|you (?:could|can) (?:also |always )?(?:try|send|paste|share|ask)|i can (?!confirm|see|say|tell|assure|verify|remember)\p{L}+|want me to|would you|shall i|should i|do you want|enjoy|have (?:fun|an? (?:(?:\p{L}+ly|very|really|truly) )?(?:great|good|nice|lovely|wonderful|fantastic|amazing|super|safe|pleasant|peaceful|quiet|calm|restful|relaxing|productive|smooth|happy|fun|blast|ball|day|weekend|look)(?!\p{L}))|good luck|sleep well|sleep tight|sweet dreams|take care|rest well|safe travels|get some rest|schlaf gut|schlafen sie gut|gute reise|dors bien|dormez bien|que descanses|hope (?:that|this)|i hope|anything else|fingers crossed|(?:i(?:'ll|'m| will| am) )?keep(?:ing)? (?:my|your) fingers crossed|break a leg|best of luck|all the best(?=[.!,]|$|\s(?:for|with|to)(?!\p{L}))|toi,? toi|ich drück\p{L}* (?:dir|ihr|ihm|euch|ihnen|die)|bonne chance|(?:mucha |buena )?suerte|boa sorte|please (?:let|tell|share|send|give|try|provide|check|paste)|tell me|send me|that (?:sounds|must)|sag(?: mir)?|wenn du|wenn sie|falls (?:du|sie)|melde dich|viel (?:spaß|erfolg)|ich (?:kann|helfe) (?:dir|ihnen|auch|gerne?)|dis-moi|dites-moi|n'hésite[sz]?|si (?:tu|vous) (?:veux|voulez|souhaite[sz]|as|avez)|je peux|si quieres|si necesitas|avísame|dime|puedo|se (?:quiser|precisar)|me avise|posso|如果(?:你|您)|需要的话|请告诉|もし|必要であれば|お知らせ|教えてください)(?!\p{Script=Latin})/iu,
  /^(?:let me|i(?:'ll| will)|i(?:'m| am) going to|now i|first,? (?:i|let)|looking|checking|one moment|here(?:'s| is| are)|below(?=[,:]|\s(?:is|are|you|i|we|find|see)(?!\p{L}))|the following|this is (?:what|how)|as follows|hier (?:ist|sind|kommt|der|die|das)|ich (?:werde|schaue|prüfe|rechne)|lass mich|voici|voilà|je vais|laissez?|aquí (?:está|tienes|va|están)|voy a|déjame|aqui (?:está|estão|vai)|vou|deixe|以下|下面|让我|以下は|では|それでは)(?!\p{Script=Latin})/iu,
  /^(?:i (?:can(?:'t|not)|could(?:n't| not)|am (?:not able|unable)|was (?:not able|unable)|do(?:n't| not)|did(?:n't| not)|have(?:n't| not| no)|won't) )|^(?:ich (?:kann|konnte|habe|weiß) .{0,60}(?:nicht|kein))|^(?:je (?:ne|n'))|^(?:no (?:puedo|tengo|sé|pude))|^(?:não (?:posso|tenho|sei|consegui|consigo))|^(?:我(?:无法|不能|不知道|没有))|^(?:(?:わかりません|できません))/iu,
  /^if you (?:find|remember|know|get|come across|change|see|notice|run into)(?!\p{L})[^,.]{0,80},\s(?:i(?:'ll| can| will)|we|just|let|tell|please|feel|ask|send|share|paste|give|say)(?!\p{L})/iu,
  /^(?:this|that) is(?:n't| not| no) (?:an? )?(?:\p{L}+ )?advice\.?$/iu,
  /^(?:partly|mostly|not (?:quite|really|entirely|exactly)|almost|it depends|maybe|perhaps|possibly|probably(?: not)?|kind of|sort of|teilweise|fast|vielleicht|nicht ganz|en partie|peut-être|en parte|quizás|talvez)[.!]$/iu,
  // What the agent says of itself, and how to get more of it.
  /^(?:i(?:'m| am) (?!\p{L}+ed\b)|i (?:answer|help|work) |for more,|ich bin (?:ein |der )?(?:assistent|ki|signet)|je suis (?:un |une )?(?:assistant|ia)|soy (?:un |una )?(?:asistente|ia)|sou (?:um |uma )?(?:assistente|ia)|我是|私は)/iu,
];
/** Offers of help anywhere in a sentence. */
const OFFERS =
  /\b(?:i(?:'m| am|'d be| would be) (?:happy|glad) to|(?:happy|glad) to (?:help|explain|show|add|write|do|check|look|try|run|draw|make|send|share|go|walk|answer|adjust|change|convert|calculate|recalculate|set)|let me know|feel free|i apologi[sz]e|sorry (?:to hear|for your|about that)|my (?:deepest )?condolences|get well soon|gute besserung|mein beileid|you(?:'re| are) (?:\p{L}+ )?right(?=[,.!])|i(?:'m| am) (?:doing )?(?:well|fine|good|great)|thanks for asking|todo bien|estoy bien|muy bien, gracias|tout va bien|je vais bien|alles bestens|mir geht(?:'s| es) (?:sehr )?gut|tudo bem|please (?:call|contact|reach out|talk to|include|send|share|paste|provide|tell|confirm|ask|upload|attach|describe|specify|let)|(?:felices|feliz|happy|merry|joyeux|joyeuses|frohe|schöne|boas) (?:fiestas|cumpleaños|año|birthday|holidays|new year|christmas|noël|fêtes|weihnachten|feiertage|festas|natal))/iu;
/** A promise to remember is a claim: it holds only if a note was stored. */
const REMEMBERS =
  /^(?:i(?:'ll| will|'ve| have)(?: now)? (?:remember|keep (?!my fingers|looking|at it|an eye)|note|noted|save|saved|store|stored|memori[sz]ed?)\b|(?:ich (?:werde|habe) .*(?:merken|gemerkt|notiert|gespeichert)|ich merke mir)|je (?:m'en souviendrai|me souviendrai|retiens|retiendrai)|(?:lo )?recordaré|vou (?:me )?lembrar|我会记住)/iu;
/** Before what the agent says of itself: `So I can't tell you`. */
const BUT =
  /^(?:(?:so|but|unfortunately|sadly|and|(?:that|which)(?:'s| is) why|for (?:that|this) reason|therefore|leider|deshalb|desafortunadamente|malheureusement),?\s+)+(?=i\b|ich\b|je\b|j'|no\s|kann ich)/iu;
/** Begins an exclamation. */
const INTERJECTION =
  /^(?:oh|ah|aw+|wow|ooh|ha(?:ha)*|hm+|ugh|yay|ouch|phew|oops|poor|lovely|ach|oje|schade|ay|vaya|uf|oups)(?![\p{L}])/iu;
/** Before a refusal. */
const SORRY = /^(?:i'm |i am )?(?:so |very )?sorry,? (?:but )?(?=i )/iu;
const ASKS = /[?？][)"”'*_\s]*$/u;
/** Announces what follows: `Here is the table:`. */
const ANNOUNCES = /[:：]\s*[*_]*$/u;
const FEW_WORDS = 3;
const MOST_CHARS = 240;

/** Whether a sentence asks, offers, greets or announces instead of stating something. */
export function isSmallTalk(sentence: string): boolean {
  const text = sentence
    .replace(/[*_~`#>\p{Extended_Pictographic}\uFE0F]/gu, "")
    .trim()
    .replace(/[’]/g, "'")
    .replace(SORRY, "")
    .replace(BUT, "");
  if (text === "" || ASKS.test(text)) return true;
  if (text.length > MOST_CHARS) return false;
  if (ANNOUNCES.test(text)) return true;
  if (REMEMBERS.test(text) || (affirms(text) && /\d/.test(text))) return false;
  return OPENERS.some((pattern) => pattern.test(text)) || OFFERS.test(text) || isExclamation(text);
}

const isExclamation = (text: string) =>
  /[!！]$/.test(text) &&
  (INTERJECTION.test(text) || text.split(/\s+/).length <= FEW_WORDS) &&
  !/\d/.test(text);
