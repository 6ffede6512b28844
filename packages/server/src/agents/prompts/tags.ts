/** Names of the sections of a first message, and of those that only later messages have. */
const FIRST = "techniques|task|sandbox|setup|project|files|contents|before|check|protected|earlier";
const SECTIONS = `${FIRST}|check_failed|check_missing|note|summary|page|memory|results`;
/** Their tags, also with spaces inside. A `<` before a name without a closing `>` may be a comparison in code. */
const TAGS = new RegExp(
  `<(?=/?(?:${SECTIONS})\\b|\\s{0,9}/?\\s{0,9}(?:${SECTIONS})\\s{0,9}/?\\s{0,9}>)`,
  "gi",
);

/** The text in which no tag ends a section of a message or imitates another. */
export const defuseTags = (text: string) => text.replace(TAGS, "‹");

const FIRST_TAGS = new RegExp(`</?(?:${FIRST})>`);

/** Whether a text that is shown unchanged would end a section of the first message, or imitate one. */
export const holdsTags = (text: string) => FIRST_TAGS.test(text);

/** A section of a message. */
export const section = (name: string, text: string) => `<${name}>\n${text}\n</${name}>`;
