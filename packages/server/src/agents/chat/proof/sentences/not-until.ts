const NUMBER = "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|half|quarter";
const DAY =
  "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Jan(?:uary)?|Feb(?:ruary)?|March|April|May|June|July|Aug(?:ust)?|Sept(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?";
/** What is not so until a time begins then. What does not last until then, has ended: `it doesn't stay open until 8`. What one is told not to do until then, need not be done then: `Don't use it until Sunday`. */
const NOT_UNTIL = new RegExp(
  String.raw`(?<!\p{L})(?!Don['’]t\s)(?<!(?<!\p{L})Do\s)(?:(wo|ca)n['’]t|(can)not|(\p{L}+)n['’]t|not)(?=\s)((?:\s(?!(?:stay|remain|last|run|continue|keep|go|going|lasting|running|valid|that|if|because)(?!\p{L}))[\p{L}*_-]+){0,5}?)\s(?:until|till|before)\s(?=(?:after |about |around |early |the |next |late ){0,2}[*_]{0,2}(?:\d|(?:${NUMBER}|${DAY})(?!\p{L})))`,
  "u",
);

/** A sentence that says when something begins by what is not so until then, as it is said of that time: `does open at 2 pm`, of `doesn't open until 2 pm`. */
export const beginningThen = (text: string): string =>
  text.replace(
    NOT_UNTIL,
    (_, irregular?: string, can?: string, verb?: string, between = "") =>
      `${affirmed(irregular) ?? can ?? verb ?? ""}${between} at `,
  );

const affirmed = (irregular: string | undefined): string | undefined =>
  irregular && (irregular === "wo" ? "will" : "can");
