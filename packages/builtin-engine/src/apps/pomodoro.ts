import { PAGE_DOES } from "./does.ts";
import type { AppTemplate, AppMaker } from "./app.ts";
import { countdownOf, countdownPage, plainOf } from "./countdown.ts";
import { looksOf } from "./timer-looks.ts";
import { pageOf } from "./page-template.ts";
import { click, briefOf, press, TALK, wait } from "./tool.ts";
import { COUNT, countOf, type AppRequest } from "./app-request.ts";

const MINUTES = String.raw`[- ]?(?:min(?:ute)?s?\b\.?|m\b|['′])`;
const FOCUS = String.raw`(?:focus(?:ed)?|work(?:ing)?|study(?:ing)?|learn(?:ing)?|reading|homework|pomodoros?|concentration)(?:[- ]?(?:time|sessions?|intervals?|periods?|timer|blocks?|durations?|phases?|length))?`;
const PAUSE = String.raw`(?:breaks?|rests?|pauses?|play(?:ing|time)?|recess|fun|free time)(?:[- ]?(?:time|intervals?|periods?|durations?|phases?|length))?`;
const OF = String.raw`(?: (?:of|for|is|are|lasts?|to|at|=))?:? ?(?:a |an )?`;
const ROUNDS = String.raw`(?:rounds|sessions|cycles|pomodoros|intervals|work sessions|focus sessions|work intervals)`;
/** Features that the page always has. */
const ANYWAY = [
  String.raw`\b(?:(?:short|long)(?: and long)? breaks?)\b`,
  String.raw`\b(?:start|stop|pause|resume|play|reset|restart|skip|next)(?:(?:,? (?:and|or) |, |\/)(?:start|stop|pause|resume|reset|restart|skip))*(?: (?:buttons?|controls?|keys?))?\b`,
  String.raw`\b(?:progress|circular|ring|round|countdown|visual)(?: (?:progress|circle|ring|bar|timer|display|countdown|indicator))*\b`,
  String.raw`\b(?:(?:completed |finished )?(?:pomodoro|session|round|cycle)s?(?: (?:count(?:er)?|tracker|tally))|(?:counts?|counting|tracks?|tracking) (?:the |completed |finished )*(?:pomodoros|sessions|rounds|cycles))\b`,
  String.raw`\b(?:adjustable|custom(?:i[sz]able)?|configurable|editable|changeable)(?: (?:times?|durations?|lengths?|intervals?|settings|minutes|timers?|work|focus|break|and|session)){0,4}\b`,
  String.raw`\b(?:settings|shortcuts|space ?bar|pomodoros?|tomato(?:es)?|technique|method|studying|work(?:ing)?|focus(?:ing)?|break|breaks|digits|the time|time left|remaining time)\b`,
  String.raw`\b(?:alternat(?:es?|ing)|switch(?:es|ing)?) (?:between )?(?:work|focus|study)(?: sessions| time| periods)? (?:and|&) (?:short )?breaks?\b`,
  String.raw`\b(?:work|focus|study)(?: sessions?| time| periods?| mode| intervals?)?,? (?:and|&|\/) (?:short )?(?:breaks?|rest)(?: (?:sessions?|time|periods?|modes?|intervals?))?\b`,
];
const SILENT = String.raw`\b(?:(?:no|without|mute|muted)(?: any| a)? ?(?:sounds?|alarms?|beeps?|audio|noise)|silent|muted)\b`;
const SOUND = String.raw`\b(?:(?:plays? )?(?:a |an |the )?(?:(?:(?:sound|audio|alarm)s?(?: (?:sounds?|alerts?|alarms?|notifications?))?|notification (?:sounds?|beeps?))|beeps?|chimes?|bells?|rings)(?: (?:when|at|once|after|as) (?:the |a |an |each )?(?:end|time|timer|it|session|break|focus)s?(?: (?:of|is|are|ends?|up|over|finish(?:es)?|runs out|done|the|a|each|session|break|timer|time)){0,4})?)(?: (?:on|off|toggle))?\b`;
const AUTO = String.raw`\b(?:auto(?:matic(?:ally)?)?[- ]?(?:starts?|starting|switch(?:es|ing)?|continues?|advances?)(?: (?:the |to |breaks?|sessions?|next|session|phase|and|focus|timer)){0,4}|(?:starts?|switch(?:es)?|continues?) (?:(?:the |to )?(?:next |breaks? )(?:session |phase )?)?automatically)\b`;

/** A timer for focus periods and breaks. The user can change the requested minutes and rounds in the page. */
export const pomodoro: AppMaker = {
  does: PAGE_DOES.timer,
  names: [
    "pomodoro timer",
    "pomodoro",
    "pomodoro clock",
    "pomodoro technique timer",
    "focus timer",
    "pomodoro focus timer",
    "study timer",
    "work timer",
    "pomodoro app",
    "tomato timer",
    "timer",
    "timer app",
    "egg timer",
    "tea timer",
    "kitchen timer",
    "cooking timer",
    "countdown",
    "countdown timer",
    "count down",
    "exam timer",
    "classroom timer",
    "visual timer",
    "break timer",
    "meditation timer",
    "reading timer",
    "presentation timer",
    "speech timer",
    "tooth brushing timer",
    "toothbrush timer",
    "homework timer",
  ],
  described: [
    String.raw`\b(?:counts?|counting) (?:down|backwards)\b|\b(?:rings?|beeps?|tells? me|alarm|reminds? me|bell)\b.{0,40}\b(?:after|in|every) (?:\d+|five|ten|fifteen|twenty|thirty) (?:minutes|mins?|seconds)\b|\b(?:\d+) minutes? (?:of )?(?:work|study|focus)\b.{0,60}\bbreaks?\b`,
  ],
  others: {
    before: "chess|interval|tabata|hiit|boxing|world|lap|stop|time zone|egg-laying",
    behind: String.raw` (?:to \d|to (?:christmas|new year|my|our|the|his|her|halloween|easter|\d+(?:st|nd|rd|th)|january|february|march|april|may|june|july|august|september|october|november|december|summer)|until|till|for (?:christmas|new year|our wedding|my wedding)|widget for|library|app store|numbers game)\b`,
  },
  make(request: AppRequest): AppTemplate {
    const plain = plainOf(request);
    if (plain) return countdownPage(request, countdownOf(request), SILENT, SOUND);
    const times = timesOf(request);
    const silent = request.take(SILENT) !== null;
    const auto = request.take(AUTO) !== null;
    const { extra, css } = looksOf(request);
    const theme = request.theme(`buttons?|rings?|circles?|${extra}`, true);
    if (!silent) request.grant(SOUND);
    request.grant(...TALK, ...ANYWAY);
    const title = request.title ?? "Pomodoro timer";
    const html = pageOf({
      title,
      theme,
      accent: "#d9483b",
      things: { good: "#23935a" },
      script: "pomodoro",
      styles: ["tool-page", "pomodoro"],
      css,
      settings: { title, ...times },
      body: bodyOf(times, !silent, auto),
    });
    return { title, html, brief: briefOf(title, stepsOf(times)) };
  },
};

type Times = Record<"focus" | "short" | "long" | "rounds", number>;

/** Takes minutes from 1 to 180 and rounds from 1 to 12. Values out of bounds remain in the request. */
function timesOf(request: AppRequest): Times {
  const times: Times = { focus: 25, short: 5, long: 15, rounds: 4 };
  const slashed = request.take(
    String.raw`(?<![\d/])(\d{1,3}) ?(?:[/-]|and) ?(\d{1,3})(?: ?[/-] ?(\d{1,3}))?(?![\d/])(?:${MINUTES})?(?: (?:intervals?|cycles?|split|rhythm|sessions?|schedule|minutes))?(?: break)?`,
  );
  if (slashed) {
    const [focus, short, long] = slashed.slice(1).map((group) => (group ? countOf(group) : undefined));
    if ([focus, short, long ?? 1].every((count) => count! >= 1 && count! <= 180))
      Object.assign(times, { focus, short, long: long ?? Math.max(times.long, short!) });
    else request.restore(slashed);
  }
  const long = minutesOf(request, `long(?:er)? ${PAUSE}`);
  const short = minutesOf(request, `(?:short(?:er)? )?${PAUSE}`);
  const focus =
    minutesOf(request, FOCUS) ?? request.count(String.raw`\b${COUNT}${MINUTES}(?: (?:long|timer))?`, 1, 180);
  const rounds =
    request.count(String.raw`\b(?:after|every|for)(?: every)? ${COUNT} ${ROUNDS}\b`, 1, 12) ??
    request.count(
      String.raw`\b${COUNT} ${ROUNDS}(?: (?:before|until|till) (?:the |a )?(?:long )?breaks?)?\b`,
      1,
      12,
    );
  return {
    focus: focus ?? times.focus,
    short: short ?? times.short,
    long: long ?? Math.max(times.long, short ?? times.short),
    rounds: rounds ?? times.rounds,
  };
}

const minutesOf = (request: AppRequest, what: string): number | undefined =>
  request.count(
    String.raw`\b${COUNT}${MINUTES}(?: (?:of|for|long))?(?: (?:a |the )?)?(?: ?)${what}\b`,
    1,
    180,
  ) ??
  request.count(String.raw`\b${what}${OF}${COUNT}${MINUTES}(?: long)?`, 1, 180) ??
  request.count(String.raw`\b${what}(?: of| is|:|=)? ?${COUNT}\b(?:${MINUTES})?`, 1, 180) ??
  request.count(String.raw`\b${COUNT} ${what}(?<!s)\b`, 1, 180);

const field = (name: string, label: string, value: number) =>
  `<label>${label}<input type="number" inputmode="numeric" min="1" max="${name === "rounds" ? 12 : 180}" value="${value}" data-minutes="${name}"></label>`;

const bodyOf = (
  times: Times,
  sound: boolean,
  auto: boolean,
): string => `<section class="sheet" aria-label="Timer">
<div class="dial">
<svg viewBox="0 0 280 280" aria-hidden="true"><circle cx="140" cy="140" r="130"/><circle id="ring" cx="140" cy="140" r="130"/></svg>
<div class="face"><div id="phase">Focus</div><div id="clock" role="timer" aria-live="off"></div><div id="dots" role="img" aria-label="Round"></div></div>
</div>
<div class="row"><button id="start" class="primary" type="button">Start</button><button id="reset" type="button">Reset</button><button id="skip" type="button">Skip</button></div>
<p id="tally"></p>
<p id="said" class="hidden-text" role="status" aria-live="polite"></p>
<div class="row"><button id="sound" type="button" aria-pressed="${sound}">Sound</button><button id="auto" type="button" aria-pressed="${auto}">Auto start</button></div>
<details><summary>Durations</summary><div class="fields">
${field("focus", "Focus, minutes", times.focus)}
${field("short", "Short break, minutes", times.short)}
${field("long", "Long break, minutes", times.long)}
${field("rounds", "Rounds before a long break", times.rounds)}
</div></details>
</section>
<p class="hint typing">Space starts and pauses · R resets · N skips</p>`;

function stepsOf({ focus, short, rounds }: Times) {
  const clock = (minutes: number, seconds = 0) =>
    `${String(minutes).padStart(2, "0")}:${String(seconds).padStart(2, "0")}`;
  return [
    click("Start begins to count down", "Start", { text: "Pause", changed: true }),
    wait("Half a minute passes", 30_000, { text: clock(focus - 1, 30), changed: true }),
    press("Space pauses", "Space", { text: "Resume" }),
    click("Reset gives the whole time back", "Reset", { text: clock(focus) }),
    click("Skip goes to the break", "Skip", { text: clock(rounds > 0 ? short : 0) }),
  ];
}
