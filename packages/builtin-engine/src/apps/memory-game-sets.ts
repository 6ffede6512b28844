import type { CardFace } from "./page-settings.ts";

const SETS: Record<string, string> = {
  animals:
    "🐶 Dog|🐱 Cat|🐭 Mouse|🐰 Rabbit|🦊 Fox|🐻 Bear|🐼 Panda|🐯 Tiger|🦁 Lion|🐮 Cow|🐷 Pig|🐸 Frog|🐵 Monkey|🐔 Hen|🐧 Penguin|🦉 Owl|🐴 Horse|🐢 Turtle",
  fruits:
    "🍎 Apple|🍌 Banana|🍇 Grapes|🍓 Strawberry|🍒 Cherries|🍊 Orange|🍋 Lemon|🍉 Melon|🍍 Pineapple|🥝 Kiwi|🍑 Peach|🍐 Pear|🥭 Mango|🥥 Coconut|🫐 Blueberry",
  food: "🍕 Pizza|🍔 Burger|🍟 Fries|🌮 Taco|🍣 Sushi|🍩 Doughnut|🍪 Cookie|🍰 Cake|🧀 Cheese|🍞 Bread|🥚 Egg|🍿 Popcorn|🍦 Ice cream|🥨 Pretzel|🥕 Carrot",
  vehicles:
    "🚗 Car|🚕 Taxi|🚌 Bus|🚑 Ambulance|🚒 Fire engine|🚜 Tractor|🚲 Bicycle|🛵 Scooter|🚂 Train|🚀 Rocket|🚁 Helicopter|⛵ Sailboat|🚢 Ship|🛸 Saucer|🚚 Lorry",
  sports:
    "⚽ Football|🏀 Basketball|🏈 Rugby|⚾ Baseball|🎾 Tennis|🏐 Volleyball|🎱 Billiards|🏓 Ping pong|🏸 Badminton|🥊 Boxing|⛳ Golf|🎳 Bowling|🎯 Darts|🏹 Archery|🎿 Skiing",
  faces:
    "😀 Grin|😂 Tears|😍 Love|😎 Cool|😴 Asleep|😡 Angry|😱 Scream|🤔 Thinking|🥳 Party|🤠 Cowboy|🤖 Robot|👻 Ghost|👽 Alien|🤡 Clown|💩 Poo",
  letters: "ABCDEFGHIJKLMNOPQR"
    .split("")
    .map((letter) => `${letter} ${letter}`)
    .join("|"),
  numbers: Array.from({ length: 18 }, (_, i) => `${i + 1} ${i + 1}`).join("|"),
  shapes:
    "● Circle|■ Square|▲ Triangle|★ Star|♥ Heart|♦ Diamond|♣ Club|♠ Spade|✚ Cross|☾ Moon|☀ Sun|✿ Flower",
};
const CALLED: [set: string, words: string][] = [
  ["animals", "animals?|animal (?:emojis?|pictures|cards)"],
  ["fruits", "fruits?|fruit (?:emojis?|pictures|cards)"],
  ["food", "foods?|food (?:emojis?|pictures|cards)"],
  ["vehicles", "vehicles?|vehicle (?:emojis?|pictures|cards)"],
  ["sports", "sports?|sport (?:emojis?|pictures|cards)"],
  ["letters", "letters?|alphabet|letter cards"],
  ["numbers", "numbers?|digits|number cards"],
  ["shapes", "shapes?|symbols?|icons?"],
  ["faces", "faces|smileys?|emoticons|emojis?"],
];

/** The names of all sets, each with the words that ask for it as the source of a pattern. */
export const SETS_CALLED: readonly (readonly [set: string, words: string])[] = CALLED;

/** The set that is used where none is asked for: any font has its signs. */
export const PLAIN_SET = "shapes";

/** The cards of a set, the first to be used first. */
export const facesOf = (set: string): CardFace[] =>
  SETS[set]!.split("|").map((row, i, rows) => {
    const [sign, name] = [row.slice(0, row.indexOf(" ")), row.slice(row.indexOf(" ") + 1)];
    return set === PLAIN_SET
      ? { sign: `${sign}\uFE0E`, name, hue: Math.round((i * 150 * 12) / rows.length) % 360 }
      : { sign, name };
  });
