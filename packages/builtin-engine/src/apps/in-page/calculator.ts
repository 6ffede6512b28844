import { part, settings } from "./parts.js";

/* A calculator: what is typed is a whole expression, read by the rules of school (brackets, powers, × and ÷, + and −). */
const [screen, above, said, angle, history] = ["screen", "above", "said", "angle", "history"].map(part);

const LONGEST = 120;
const SIGNS = { "*": "×", "/": "÷", "-": "−", ",": "." };
const FUNCTIONS = {
  "sin⁻¹": (x) => turned(Math.asin(x)),
  "cos⁻¹": (x) => turned(Math.acos(x)),
  "tan⁻¹": (x) => turned(Math.atan(x)),
  sin: (x) => circular(Math.sin, x),
  cos: (x) => circular(Math.cos, x),
  tan: (x) => circular((a) => (Math.abs(Math.cos(a)) < 1e-15 ? NaN : Math.tan(a)), x),
  ln: Math.log,
  log: Math.log10,
  "√": Math.sqrt,
};
const TOKEN = /(?:\d+\.?\d*|\.\d+)(?:E[+−]?\d+)?|sin⁻¹|cos⁻¹|tan⁻¹|sin|cos|tan|log|ln|√|π|e|[-+−×÷^%!()]/g;

let typed = "";
let answered = false;
let stored = 0;
let past = [];

const isDegrees = () => angle?.textContent === "Deg";
const turned = (x) => (isDegrees() ? (x * 180) / Math.PI : x);
const circular = (f, x) => {
  const value = f(isDegrees() ? (x * Math.PI) / 180 : x);
  return Math.abs(value) < 1e-15 ? 0 : Math.abs(value) > 1e15 ? NaN : value;
};

/** The value of an expression; throws a sentence where it has none. Brackets left open are closed. */
function valueOf(expression) {
  const tokens = expression.match(TOKEN) ?? [];
  if (tokens.join("") !== expression) throw new Error("Cannot read this");
  const reader = { tokens, at: 0 };
  const { value } = sum(reader);
  if (reader.at < tokens.length) throw new Error("Cannot read this");
  if (!Number.isFinite(value)) throw new Error(Number.isNaN(value) ? "Not a number" : "Too large");
  return value;
}

const takes = (reader, ...signs) =>
  signs.includes(reader.tokens[reader.at]) ? reader.tokens[reader.at++] : undefined;

function sum(reader) {
  let { value } = product(reader);
  for (let sign = takes(reader, "+", "−"); sign; sign = takes(reader, "+", "−")) {
    const right = product(reader);
    /* 200 + 10 % is 220: a share of what it is added to. */
    const amount = right.share ? value * right.value : right.value;
    value = sign === "+" ? value + amount : value - amount;
  }
  return { value };
}

function product(reader) {
  let { value, share } = signed(reader);
  for (;;) {
    const sign = takes(reader, "×", "÷");
    const next = reader.tokens[reader.at];
    if (!sign && !(next !== undefined && /^[\d.(πesctl√]/.test(next))) return { value, share };
    const right = signed(reader).value;
    if (sign === "÷" && right === 0) throw new Error("Cannot divide by zero");
    [value, share] = [sign === "÷" ? value / right : value * right, false];
  }
}

function signed(reader) {
  if (takes(reader, "−")) return { value: -signed(reader).value, share: false };
  if (takes(reader, "+")) return signed(reader);
  const base = postfixed(reader);
  if (!takes(reader, "^")) return base;
  return { value: base.value ** signed(reader).value, share: false };
}

function postfixed(reader) {
  let value = atom(reader);
  let share = false;
  for (let sign = takes(reader, "%", "!"); sign; sign = takes(reader, "%", "!"))
    [value, share] = sign === "%" ? [value / 100, true] : [factorial(value), false];
  return { value, share };
}

function atom(reader) {
  const token = reader.tokens[reader.at++];
  if (token === undefined) throw new Error("Something is missing");
  if (/^[\d.]/.test(token)) return Number(token.replace("−", "-"));
  if (token === "π") return Math.PI;
  if (token === "e") return Math.E;
  const calculate = Object.hasOwn(FUNCTIONS, token) ? FUNCTIONS[token] : undefined;
  if (!calculate && token !== "(") throw new Error("Cannot read this");
  if (calculate && !takes(reader, "(")) return calculate(atom(reader));
  const { value } = sum(reader);
  if (!takes(reader, ")") && reader.at < reader.tokens.length) throw new Error("A bracket is missing");
  return calculate ? calculate(value) : value;
}

function factorial(value) {
  if (!Number.isInteger(value) || value < 0) throw new Error("Not a number");
  let product = 1;
  for (let factor = 2; factor <= Math.min(value, 171); factor++) product *= factor;
  return product;
}

/** A value as it is shown and typed on with: twelve digits, so that 0.1 + 0.2 is 0.3. */
function written(value) {
  const rounded = Number(value.toPrecision(12));
  const text =
    Math.abs(rounded) >= 1e15 || (rounded !== 0 && Math.abs(rounded) < 1e-9)
      ? rounded.toExponential()
      : String(rounded);
  return text.replace("e+", "E").replace("e-", "E−").replace("-", "−");
}

const grouped = (text) =>
  text.replace(/(?<![\d.])\d{4,}/g, (digits) => digits.replace(/\B(?=(?:\d{3})+$)/g, ","));

function preview() {
  if (answered || !/[^\d.]/.test(typed)) return "";
  try {
    return `= ${grouped(written(valueOf(typed)))}`;
  } catch {
    return "";
  }
}

function show(note = preview()) {
  screen.textContent = grouped(typed) || "0";
  screen.className = typed.length > 24 ? "small" : typed.length > 12 ? "medium" : "";
  screen.scrollLeft = screen.scrollWidth;
  above.textContent = note;
}

function put(sign) {
  const continues = /^[-+−×÷^%!]/.test(sign);
  if (answered && !continues) typed = "";
  answered = false;
  const last = typed.at(-1) ?? "";
  if (sign === "." && /\d*\.\d*$/.test(typed) && /[\d.]/.test(last)) return show();
  if (/^[+×÷^]$/.test(sign) && /[-+−×÷^(]$|^$/.test(typed)) {
    if (!typed || last === "(") return show("A number comes first");
    typed = typed.replace(/[-+−×÷^]+$/, "");
  } else if (sign === "−" && last === "−") return show();
  if (/\d/.test(sign) && /(?<![\d.])0$/.test(typed)) typed = typed.slice(0, -1);
  if (typed.length + sign.length > LONGEST) return show("No more room");
  typed += sign;
  show();
}

function equals() {
  if (!typed || answered) return;
  try {
    const [asked, result] = [grouped(typed), written(valueOf(typed))];
    typed = result;
    answered = true;
    show(`${asked} =`);
    said.textContent = `${asked} = ${grouped(result)}`;
    remember(asked, result);
  } catch (error) {
    show(error.message);
    said.textContent = error.message;
  }
}

function remember(asked, result) {
  if (!history) return;
  past = [{ asked, result }, ...past].slice(0, 20);
  history.replaceChildren(
    ...past.map((one) => {
      const button = Object.assign(document.createElement("button"), { type: "button" });
      button.textContent = `${one.asked} = ${grouped(one.result)}`;
      button.addEventListener("click", () => put(one.result));
      const item = document.createElement("li");
      item.append(button);
      return item;
    }),
  );
}

function erase() {
  const shorter = typed.replace(/(?:(?:sin|cos|tan)(?:⁻¹)?|log|ln|√)\($/, "");
  typed = answered ? "" : shorter === typed ? typed.slice(0, -1) : shorter;
  answered = false;
  show();
}

function clear() {
  [typed, answered] = ["", false];
  said.textContent = "Cleared";
  show();
}

/** What the memory keys do with what is on the screen. */
function keep(verb) {
  if (verb === "MC") stored = 0;
  else if (verb === "MR") return put(written(stored));
  else
    try {
      stored += (verb === "M+" ? 1 : -1) * valueOf(typed || "0");
    } catch (error) {
      return show(error.message);
    }
  said.textContent = `In memory: ${grouped(written(stored))}`;
  show(`M = ${grouped(written(stored))}`);
}

const ACTS = { C: clear, "⌫": erase, "=": equals };
for (const key of document.querySelectorAll("[data-key]")) {
  /* A key pressed by pointer takes no focus, so that Enter goes on meaning "equals". */
  key.addEventListener("pointerdown", (event) => event.preventDefault());
  key.addEventListener("mousedown", (event) => event.preventDefault());
  key.addEventListener("click", () => {
    const sign = key.dataset.key;
    if (Object.hasOwn(ACTS, sign)) ACTS[sign]();
    else if (/^M[CR+−]$/.test(sign)) keep(sign);
    else put(sign);
  });
}
angle?.addEventListener("click", () => {
  angle.textContent = isDegrees() ? "Rad" : "Deg";
  said.textContent = isDegrees() ? "Angles in degrees" : "Angles in radians";
  show();
});
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const sign = SIGNS[event.key] ?? event.key;
  const allowed = settings.scientific ? /^[\d.+−×÷%()^!]$/ : /^[\d.+−×÷%()]$/;
  if (event.key === "Enter" && event.target.closest?.("button")) return;
  if (allowed.test(sign)) put(sign);
  else if (event.key === "Enter" || event.key === "=") equals();
  else if (event.key === "Backspace") erase();
  else if (event.key === "Escape" || event.key === "Delete" || event.key === "c") clear();
  else return;
  event.preventDefault();
});
show();
