/**
 * title: Simple log lines: level, message, count by level, filter errors
 * when: Lines of a log such as "2024-01-05 10:00:00 ERROR text" or "[ERROR]: text" have to be read, filtered or counted by level, hour or message.
 * words: log, log file, log level, error, warning, info, parse log, count errors, log message, filter log, log analysis, reformat log, timestamp, severity, log entries, most common error, server log
 * param LEVEL: "ERROR" — level that is looked for
 * param MISSING: null — answer where a line has none
 */
const LEVEL = "ERROR";
const MISSING = null;

const linesIn = (log) => (Array.isArray(log) ? log : log.split("\n")).filter((line) => line.trim() !== "");

const levels = /\b(TRACE|DEBUG|INFO|WARN|WARNING|ERROR|CRITICAL|FATAL)\b/i;

/** The level in capitals. */
export function logLevel(line, missing = MISSING) {
  return levels.exec(line)?.[1].toUpperCase() ?? missing;
}

/** The text behind the level and the signs after it, trimmed. */
export function logMessage(line) {
  const match = levels.exec(line);
  return (match ? line.slice(match.index + match[0].length).replace(/^[\]):\s-]+/, "") : line).trim();
}

/** {"date", "time", "level", "message"}; what a line lacks is null. */
export function parseLogEntry(line) {
  return {
    date: /\b[0-9]{4}-[0-9]{2}-[0-9]{2}/.exec(line)?.[0] ?? MISSING,
    time: /\b[0-9]{2}:[0-9]{2}(?::[0-9]{2})?/.exec(line.replace("T", " "))?.[0] ?? MISSING,
    level: logLevel(line),
    message: logMessage(line),
  };
}

/** "[ERROR]: disk full" → "disk full (error)". */
export function reformatLogLine(line) {
  return `${logMessage(line)} (${String(logLevel(line)).toLowerCase()})`;
}

/** {"ERROR": 2, "INFO": 1}, of a text or a list of lines; lines without a level are left out. */
export function countLevels(log) {
  const counts = {};
  for (const line of linesIn(log)) {
    const level = logLevel(line);
    if (level !== null) counts[level] = (counts[level] ?? 0) + 1;
  }
  return counts;
}

export function countLevel(log, level = LEVEL) {
  return linesOfLevel(log, level).length;
}

/** Lines of one level, as they are. */
export function linesOfLevel(log, level = LEVEL) {
  return linesIn(log).filter((line) => logLevel(line) === level.toUpperCase());
}

/** Messages of one level, in their order. */
export function messagesOfLevel(log, level = LEVEL) {
  return linesOfLevel(log, level).map(logMessage);
}

/** The message that occurs most often in a level, the first among equals. */
export function mostCommonMessage(log, level = LEVEL, missing = MISSING) {
  const counts = new Map();
  for (const message of messagesOfLevel(log, level)) counts.set(message, (counts.get(message) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? missing;
}

/** How many lines there are of each hour: {"10": 2}. */
export function linesPerHour(log) {
  const counts = new Map();
  for (const line of linesIn(log)) {
    const hour = parseLogEntry(line).time?.slice(0, 2);
    if (hour !== undefined) counts.set(hour, (counts.get(hour) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
}

/** Lines whose date lies between two days, both included. */
export function logLinesBetween(log, first, last) {
  return linesIn(log).filter((line) => {
    const { date } = parseLogEntry(line);
    return date !== null && date >= first && date <= last;
  });
}
