/**
 * title: NATO phonetic alphabet
 * when: A word has to be spelled out in the NATO alphabet (Alfa, Bravo, Charlie), or read back from it.
 * words: nato, phonetic alphabet, spelling alphabet, alfa bravo charlie, spell out, radio, icao, call sign
 * param SEPARATOR: " " — text between two code words
 * param OFFICIAL: true — whether Alfa and Juliett are spelled officially, else Alpha and Juliet
 */
const SEPARATOR = " ";
const OFFICIAL = true;

const words = (
  "Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec " +
  "Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu"
).split(" ");
const digits = "Zero One Two Three Four Five Six Seven Eight Nine".split(" ");
const everyday = { Alfa: "Alpha", Juliett: "Juliet" };

function wordOf(letter, official) {
  const word = words["abcdefghijklmnopqrstuvwxyz".indexOf(letter.toLowerCase())];
  return (official ? word : (everyday[word] ?? word)) ?? digits[Number(letter)] ?? letter;
}

/** Spaces are left out, signs stay as they are. */
export function toNato(text, separator = SEPARATOR, official = OFFICIAL) {
  return natoWords(text, official).join(separator);
}

/** The code words as a list. */
export function natoWords(text, official = OFFICIAL) {
  return [...text].filter((letter) => letter.trim() !== "").map((letter) => wordOf(letter, official));
}

/** The first letter of each code word, digits for their names. */
export function fromNato(text) {
  const letters = text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const digit = digits.findIndex((name) => name.toLowerCase() === word.toLowerCase());
      return digit < 0 ? word.slice(0, 1).toUpperCase() : String(digit);
    });
  return letters.join("");
}
