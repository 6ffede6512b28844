import type { AppTemplate } from "./app.ts";
import { COUNT, countOf, type AppRequest } from "./app-request.ts";
import { capitalized, pageOf } from "./page-template.ts";
import { looksOf } from "./timer-looks.ts";
import { briefOf, click, press, subjectOf, TALK, wait } from "./tool.ts";

const TURNS = String.raw`\b(?:pomodoros?|tomato timer|focus|study(?:ing)?|breaks?|work(?: time| sessions?| timer)?|rounds|sessions?|intervals?)\b`;
const UNIT = {
  hours: String.raw`(?:hours?|hrs?|h)`,
  minutes: String.raw`(?:minutes?|mins?|m)`,
  seconds: String.raw`(?:seconds?|secs?|s)`,
};
const ONE = String.raw`(?:(?:a |set to |of |for |from |at |to |down from |counts? down |counting down |lasting |is |with ){0,3})`;
/** Features that the page always has. */
const ANYWAY = [
  String.raw`\b(?:start|stop|pause|resume|reset|restart)(?:(?:,? (?:and|or) |, |\/)(?:start|stop|pause|resume|reset|restart))*(?: (?:buttons?|controls?|keys?|it|the|timer))*\b`,
  String.raw`\b(?:progress|circular|ring|round|countdown|visual|digital)(?: (?:progress|circle|ring|bar|timer|display|countdown|indicator|clock))*\b`,
  String.raw`\b(?:that |which |it |and |to )*(?:counts?|counting|runs?|goes) (?:down|backwards?)(?: (?:from|to zero|to 0|the time))*\b`,
  String.raw`\b(?:adjustable|custom(?:i[sz]able)?|configurable|editable|changeable|i can (?:set|change|choose))(?: (?:the |my )?(?:times?|durations?|minutes|timers?|length))*\b`,
  String.raw`\b(?:(?:green|black|herbal|mint|fruit) )?tea\b`,
  String.raw`\b(?:digits|the time|time left|remaining time|time remaining|digital|clock|timing)\b`,
];

/** Whether the request is for a timer that counts down once, without periods of work and breaks. */
export const plainOf = (request: AppRequest): boolean =>
  !new RegExp(TURNS, "iu").test(
    request.text.replaceAll(
      /\b(?:to|at|for|group|home|class|team|paper)[- ]?work\b|break time|for breaks?\b/giu,
      "",
    ),
  );

/** The start of the countdown in seconds; five minutes by default. */
export function countdownOf(request: AppRequest): number {
  const mixed = request.take(
    String.raw`\b${ONE}${COUNT}[- ]?${UNIT.minutes}(?: and|,)? ${COUNT}[- ]?${UNIT.seconds}\b`,
  );
  const clock = request.take(String.raw`\b${ONE}(\d{1,3}):(\d\d)(?!:|\d)(?: (?:minutes|min))?`);
  const both = mixed ?? clock;
  if (both) return Math.max(1, countOf(both[1]!) * 60 + countOf(both[2]!));
  const half = request.take(String.raw`\b${ONE}(?:half an hour|an? half hour|30 min)\b`);
  if (half) return 1_800;
  const whole = request.take(String.raw`\b${ONE}(?:an|one|1)[- ]hour\b`);
  if (whole) return 3_600;
  const count = (unit: string, most: number) =>
    request.count(String.raw`\b${ONE}${COUNT}[- ]?${unit}\b(?: (?:long|timer|countdown))?`, 1, most);
  const [minutes, seconds, hours] = [
    count(UNIT.minutes, 600),
    count(UNIT.seconds, 3_600),
    count(UNIT.hours, 10),
  ];
  return (hours ?? 0) * 3_600 + (minutes ?? 0) * 60 + (seconds ?? 0) || 300;
}

/** A timer that counts down once. */
export function countdownPage(
  request: AppRequest,
  seconds: number,
  silentWords: string,
  soundWords: string,
): AppTemplate {
  const silent = request.has(silentWords);
  const { css, extra } = looksOf(request);
  const { start } = request.colours({ start: "start button|button" });
  const theme = { ...request.theme(`buttons?|rings?|${extra}`), ...(start && { accent: start }) };
  if (!silent) request.grant(soundWords, ALARM);
  request.grant(...TALK, ...ANYWAY);
  const subject = request.title === undefined ? subjectOf(request) : undefined;
  const kind = request.take(KINDS)?.[0].trim();
  const named = kind
    ? `${capitalized(kind.replace(/\s+(?:your|my)\s+/i, " "))} timer`
    : namedIn(request.text);
  const title = request.title ?? (subject ? `${named}: ${subject}` : named);
  const html = pageOf({
    title,
    theme,
    accent: "#d9483b",
    script: "countdown",
    styles: ["tool-page", "pomodoro"],
    css,
    settings: { seconds },
    body: bodyOf(!silent, seconds),
  });
  return { title, html, brief: briefOf(title, stepsOf(seconds)) };
}

const ALARM = String.raw`\b(?:with |and |it |that |which |should |then |the |an? )*(?:rings?|ring|alarm|bell|beeps?|beep|chimes?|gong|buzzer|signal|sound|jingle)(?: (?:sounds?|rings?|tone|goes off|when|at|once|if|the|time|is|it|end|up|over|finished|done|ready|of|reaches|zero|runs|out|after|comes|plays?))*\b`;
const TITLES: [RegExp, string][] = [
  [/\begg/i, "Egg timer"],
  [/\btea\b/i, "Tea timer"],
  [/\bkitchen|cook(?:ing)?\b/i, "Kitchen timer"],
  [/\bexam/i, "Exam timer"],
  [/\bteeth|tooth/i, "Tooth brushing timer"],
  [/\bcountdown|count down\b/i, "Countdown"],
];
/** What is timed, which is stated directly before the name. */
const KINDS = String.raw`\b(?:parking|quiet|workout|plank|nap|laundry|pizza|pasta|rice|cake|baking|bread|steak|coffee|rest|prayer|homework|(?:clean|tidy)(?:ing)?[- ]?up|shower|brush(?:ing)?(?: your| my)? teeth|piano|practice|debate|talk|speech|turn|board game|screen time|reading|writing|yoga|stretching|exercise|fitness|school|lesson|cooking)(?=(?: (?:time|long))?\s*‖)`;
const namedIn = (text: string) => TITLES.find(([words]) => words.test(text))?.[1] ?? "Timer";

const bodyOf = (sound: boolean, seconds: number): string => `<section class="sheet" aria-label="Timer">
<div class="dial">
<svg viewBox="0 0 280 280" aria-hidden="true"><circle cx="140" cy="140" r="130"/><circle id="ring" cx="140" cy="140" r="130"/></svg>
<div class="face"><div id="phase"></div><div id="clock" role="timer" aria-live="off"></div></div>
</div>
<div class="row"><button id="start" class="primary" type="button">Start</button><button id="reset" type="button">Reset</button></div>
<p id="said" class="hidden-text" role="status" aria-live="polite"></p>
<div class="row"><button id="sound" type="button" aria-pressed="${sound}">Sound</button></div>
<details><summary>Duration</summary><div class="fields">
<label>Minutes<input type="number" inputmode="numeric" min="0" max="600" value="${Math.floor(seconds / 60)}" id="minutes"></label>
<label>Seconds<input type="number" inputmode="numeric" min="0" max="59" value="${seconds % 60}" id="seconds"></label>
</div></details>
</section>
<p class="hint typing">Space starts and pauses · R resets</p>`;

/** Formats a time as the page shows it. */
const clockOf = (seconds: number): string => {
  const [hours, rest] = [Math.floor(seconds / 3_600), seconds % 3_600];
  const pair = (value: number) => String(value).padStart(2, "0");
  const shown = `${pair(Math.floor(rest / 60))}:${pair(rest % 60)}`;
  return hours > 0 ? `${hours}:${shown}` : shown;
};

function stepsOf(seconds: number) {
  const passed = seconds > 20 ? 10 : 1;
  return [
    click("Start begins to count down", "Start", { text: "Pause", changed: true }),
    wait("Some seconds pass", passed * 1_000, { text: clockOf(seconds - passed), changed: true }),
    press("Space pauses", "Space", { text: "Resume" }),
    click("Reset gives the whole time back", "Reset", { text: clockOf(seconds) }),
    ...(seconds <= 115
      ? [
          click("It is started again", "Start", { text: "Pause" }),
          wait("At the end it says so", seconds * 1_000 + 1_000, { text: "Time is up" }),
        ]
      : []),
  ];
}
