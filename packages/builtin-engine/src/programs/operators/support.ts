/** Helper functions for operations that have no short expression in the language: name → source. */
export const JS_SUPPORT = new Map(
  Object.entries({
    capitalize: `function capitalize(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}`,
    decapitalize: `function decapitalize(text) {
  return text.charAt(0).toLowerCase() + text.slice(1);
}`,
    stripMark: `function stripMark(text, mark) {
  let from = 0;
  let to = text.length;
  while (from < to && text[from] === mark) from++;
  while (from < to && text[to - 1] === mark) to--;
  return text.slice(from, to);
}`,
    shiftLetters: `function shiftLetters(text, by) {
  return text.replace(/[A-Za-z]/g, (letter) => {
    const base = letter < "a" ? 65 : 97;
    return String.fromCharCode(((((letter.charCodeAt(0) - base + by) % 26) + 26) % 26) + base);
  });
}`,
    factorial: `function factorial(n) {
  let product = 1;
  for (let i = 2; i <= n; i++) product *= i;
  return product;
}`,
    fibonacci: `function fibonacci(n) {
  let [a, b] = [0, 1];
  for (let i = 0; i < n; i++) [a, b] = [b, a + b];
  return a;
}`,
    isPrime: `function isPrime(n) {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return n > 1;
}`,
    gcd: `function gcd(a, b) {
  return b === 0 ? Math.abs(a) : gcd(b, a % b);
}`,
    digitsOf: `function digitsOf(n) {
  return [...String(n)].map(Number);
}`,
    divisorsOf: `function divisorsOf(n) {
  return Array.from({ length: n }, (_, i) => i + 1).filter((d) => n % d === 0);
}`,
    averageOf: `function averageOf(values) {
  return values.reduce((sum, next) => sum + next, 0) / values.length;
}`,
    medianOf: `function medianOf(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}`,
    runningSums: `function runningSums(values) {
  let sum = 0;
  return values.map((value) => (sum += value));
}`,
    stepsOf: `function stepsOf(values) {
  return values.slice(1).map((value, i) => value - values[i]);
}`,
    mostFrequent: `function mostFrequent(values) {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}`,
  }),
);

export const PY_SUPPORT = new Map(
  Object.entries({
    tidy: `def tidy(number):
    """A whole number as int."""
    return int(number) if number == int(number) else number`,
    as_text: `def as_text(value):
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)`,
    to_number: `def to_number(text):
    number = float(text)
    return int(number) if number == int(number) else number`,
    capitalize: `def capitalize(text):
    return text[:1].upper() + text[1:]`,
    decapitalize: `def decapitalize(text):
    return text[:1].lower() + text[1:]`,
    shift_letters: `def shift_letters(text, by):
    def shift(match):
        base = 65 if match.group() < "a" else 97
        return chr((ord(match.group()) - base + by) % 26 + base)

    return re.sub(r"[A-Za-z]", shift, text)`,
    fibonacci: `def fibonacci(n):
    a, b = 0, 1
    for _ in range(n):
        a, b = b, a + b
    return a`,
    is_prime: `def is_prime(n):
    return n > 1 and all(n % d for d in range(2, math.isqrt(n) + 1))`,
    digits_of: `def digits_of(n):
    return [int(digit) for digit in str(n)]`,
    divisors_of: `def divisors_of(n):
    return [d for d in range(1, n + 1) if n % d == 0]`,
    average_of: `def average_of(values):
    average = sum(values) / len(values)
    return int(average) if average == int(average) else average`,
    median_of: `def median_of(values):
    ordered = sorted(values)
    middle = len(ordered) // 2
    if len(ordered) % 2 == 1:
        return ordered[middle]
    median = (ordered[middle - 1] + ordered[middle]) / 2
    return int(median) if median == int(median) else median`,
    running_sums: `def running_sums(values):
    return [sum(values[: i + 1]) for i in range(len(values))]`,
    steps_of: `def steps_of(values):
    return [b - a for a, b in zip(values, values[1:])]`,
    most_frequent: `def most_frequent(values):
    counts = {}
    for value in values:
        counts[value] = counts.get(value, 0) + 1
    return max(counts, key=counts.get)`,
    fixed: `def fixed(number, places):
    exact = Decimal(number).quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP)
    return f"{exact:f}"`,
    in_base: `def in_base(n, base):
    digits = ""
    while n:
        n, digit = divmod(n, base)
        digits = "0123456789abcdef"[digit] + digits
    return digits or "0"`,
  }),
);
