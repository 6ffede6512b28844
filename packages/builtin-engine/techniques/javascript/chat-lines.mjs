/**
 * title: Chat lines and dialogues: who said what, messages per person
 * when: Lines such as "Ann: hello" or "[10:05] Ann: hello" of a chat, script or dialogue have to be read, counted by person or filtered.
 * words: chat, chat log, messages, dialogue, transcript, conversation, who said, messages per person, speaker, most active, sender, whatsapp export, script lines, count messages, message by user, talkative
 * param MISSING: null — answer where there is none
 */
const MISSING = null;

const linesIn = (chat) => (Array.isArray(chat) ? chat : chat.split("\n"));

/** {"time", "name", "message"} of a line; without a time it is null; null of a line that is none. */
export function parseChatLine(line) {
  const match =
    /^\s*(?:\[([^\]]*)\]\s*|([0-9]{1,2}:[0-9]{2}(?::[0-9]{2})?)\s+(?:-\s+)?)?([^:]+?)\s*:\s*(.*?)\s*$/.exec(
      line,
    );
  return match ? { time: match[1] ?? match[2] ?? MISSING, name: match[3], message: match[4] } : null;
}

/** Messages in their order; a line without a name belongs to the message before it. */
export function parseChat(chat) {
  const found = [];
  for (const line of linesIn(chat)) {
    const one = parseChatLine(line);
    if (one) found.push(one);
    else if (found.length > 0 && line.trim() !== "") found.at(-1).message += `\n${line.trim()}`;
  }
  return found;
}

/** {"Ann": 2, "Bob": 1}. */
export function messagesPerPerson(chat) {
  const counts = new Map();
  for (const { name } of parseChat(chat)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries(counts);
}

/** {"Ann": 12}: words of all messages of each person. */
export function wordsPerPerson(chat) {
  const counts = new Map();
  for (const { name, message } of parseChat(chat))
    counts.set(name, (counts.get(name) ?? 0) + (message.match(/\S+/g) ?? []).length);
  return Object.fromEntries(counts);
}

/** What one person said, in order; the name in either case. */
export function messagesOfPerson(chat, name) {
  const said = parseChat(chat).filter((one) => one.name.toLowerCase() === name.toLowerCase());
  return said.map(({ message }) => message);
}

/** Who wrote most messages, the first among equals. */
export function mostActivePerson(chat, missing = MISSING) {
  const counts = Object.entries(messagesPerPerson(chat));
  return counts.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? missing;
}

/** Names in the order in which they first spoke. */
export function chatMembers(chat) {
  return [...new Set(parseChat(chat).map(({ name }) => name))];
}

/** Messages with a text, in either case, each as "Ann: hello". */
export function searchChat(chat, text) {
  const found = parseChat(chat).filter(({ message }) => message.toLowerCase().includes(text.toLowerCase()));
  return found.map(({ name, message }) => `${name}: ${message}`);
}

/** The last message as "Ann: hello". */
export function lastMessage(chat, missing = MISSING) {
  const last = parseChat(chat).at(-1);
  return last ? `${last.name}: ${last.message}` : missing;
}

/** What one person said, in order; the name as it is written. */
export function messagesOfThePerson(chat, name) {
  return parseChat(chat).flatMap((one) => (one.name === name ? [one.message] : []));
}

/** As mostActivePerson with the first in the alphabet, or the last who reached it, among equals. */
export function mostActivePersonOf(chat, lastOfEqual = false) {
  const counts = Object.entries(messagesPerPerson(chat));
  const most = Math.max(0, ...counts.map(([, count]) => count));
  const names = counts.flatMap(([name, count]) => (count === most ? [name] : []));
  return (lastOfEqual ? names.at(-1) : names.sort()[0]) ?? MISSING;
}

/** {"Ann": ["hello", "bye"]}: what each person said. */
export function messagesByPerson(chat) {
  const said = parseChat(chat);
  const names = [...new Set(said.map(({ name }) => name))];
  return Object.fromEntries(names.map((name) => [name, messagesOfThePerson(chat, name)]));
}

/** {"Ann": 12}: characters of all messages of each person, spaces counted or not. */
export function lettersPerPerson(chat, withoutSpaces = false) {
  const joined = Object.entries(messagesByPerson(chat)).map(([name, texts]) => [name, texts.join("")]);
  return Object.fromEntries(
    joined.map(([name, text]) => [name, [...(withoutSpaces ? text.replace(/\s/g, "") : text)].length]),
  );
}
