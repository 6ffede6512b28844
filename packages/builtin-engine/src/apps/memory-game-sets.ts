import type { CardFace } from "./page-settings.ts";

const SETS = new Map(
  Object.entries({
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
    dinosaurs:
      "🦖 Tyrannosaurus|🦕 Brontosaurus|🐊 Deinosuchus|🦎 Compsognathus|🐉 Dragon lizard|🐢 Archelon|🦈 Megalodon|🥚 Egg|🌋 Volcano|🦴 Bone|🌿 Fern|👣 Footprint|🐚 Ammonite|☄️ Meteor|🪨 Fossil rock",
    flowers:
      "🌹 Rose|🌻 Sunflower|🌷 Tulip|🌸 Cherry blossom|🌼 Daisy|🌺 Hibiscus|🪷 Lotus|💐 Bouquet|🥀 Wilted rose|🪻 Hyacinth|🌵 Cactus flower|🍀 Clover",
    sea: "🐟 Fish|🐠 Tropical fish|🐬 Dolphin|🐳 Whale|🦈 Shark|🐙 Octopus|🦀 Crab|🐢 Turtle|🦞 Lobster|🦐 Shrimp|🐚 Shell|🦭 Seal|🐡 Blowfish|🪼 Jellyfish|🦑 Squid|⚓ Anchor|🐧 Penguin|⛵ Sailboat",
    farm: "🐮 Cow|🐷 Pig|🐔 Hen|🐑 Sheep|🐴 Horse|🐐 Goat|🦆 Duck|🐶 Dog|🐱 Cat|🐰 Rabbit|🦃 Turkey|🐓 Rooster|🚜 Tractor|🌾 Wheat|🐣 Chick|🐄 Dairy cow|🥚 Egg|🌽 Corn",
    space:
      "🚀 Rocket|🪐 Saturn|🌙 Moon|⭐ Star|☀️ Sun|🌍 Earth|👽 Alien|🛸 Saucer|☄️ Comet|🛰️ Satellite|🔭 Telescope|👩‍🚀 Astronaut|🌌 Galaxy|🌠 Shooting star|🤖 Robot",
    halloween:
      "🎃 Pumpkin|👻 Ghost|🦇 Bat|🕷️ Spider|💀 Skull|🧙 Witch|🧛 Vampire|🕸️ Web|🧟 Zombie|🍬 Candy|🌙 Moon|🐈‍⬛ Black cat|🦉 Owl|🕯️ Candle|⚰️ Coffin",
    christmas:
      "🎄 Tree|🎅 Santa|🎁 Present|⛄ Snowman|🔔 Bell|⭐ Star|❄️ Snowflake|🦌 Reindeer|🕯️ Candle|🍪 Cookie|🧦 Stocking|👼 Angel|🧣 Scarf|🛷 Sledge|🥜 Nut",
    birds:
      "🦉 Owl|🦅 Eagle|🐧 Penguin|🦆 Duck|🦢 Swan|🦜 Parrot|🐔 Hen|🦃 Turkey|🦩 Flamingo|🦚 Peacock|🕊️ Dove|🐓 Rooster|🐦 Robin|🐣 Chick|🦤 Dodo",
    flags:
      "🇩🇪 Germany|🇫🇷 France|🇮🇹 Italy|🇪🇸 Spain|🇬🇧 United Kingdom|🇺🇸 United States|🇨🇦 Canada|🇯🇵 Japan|🇧🇷 Brazil|🇮🇳 India|🇨🇳 China|🇦🇺 Australia|🇲🇽 Mexico|🇸🇪 Sweden|🇳🇱 Netherlands|🇵🇱 Poland|🇬🇷 Greece|🇰🇪 Kenya",
    music:
      "🎸 Guitar|🎺 Trumpet|🎹 Piano|🥁 Drum|🎻 Violin|🎷 Saxophone|🎵 Note|🎤 Microphone|🎧 Headphones|🪕 Banjo|🪗 Accordion|📯 Horn|🎼 Score|📻 Radio|🔔 Bell",
    vegetables:
      "🥕 Carrot|🌽 Corn|🍅 Tomato|🥦 Broccoli|🍄 Mushroom|🥔 Potato|🍆 Aubergine|🥒 Cucumber|🌶️ Chilli|🧅 Onion|🧄 Garlic|🥬 Lettuce|🫑 Pepper|🥑 Avocado|🫛 Peas",
    tools:
      "🔨 Hammer|🔧 Wrench|🪛 Screwdriver|🪚 Saw|🪓 Axe|🔩 Bolt|📏 Ruler|✂️ Scissors|🧰 Toolbox|🪜 Ladder|🪣 Bucket|🧹 Broom|🖌️ Brush|🔦 Torch|🗜️ Clamp",
    weather:
      "☀️ Sun|☁️ Cloud|🌧️ Rain|❄️ Snow|⚡ Lightning|🌈 Rainbow|🌪️ Tornado|🌫️ Fog|💨 Wind|🌙 Moon|⭐ Star|☂️ Umbrella|🌡️ Thermometer|💧 Drop|🌊 Wave",
    shapes:
      "● Circle|■ Square|▲ Triangle|★ Star|♥ Heart|♦ Diamond|♣ Club|♠ Spade|✚ Cross|☾ Moon|☀ Sun|✿ Flower",
  }),
);
const CALLED: [set: string, words: string][] = [
  ["dinosaurs", "dinosaurs?|dinos?"],
  ["flowers", "flowers?|blossoms|floral"],
  ["farm", "farm(?: animals?)?|farmyard"],
  [
    "sea",
    "sea(?: creatures| animals?| life)?|ocean(?: animals?| creatures)?|underwater(?: animals?)?|marine(?: animals?| life)?|fish(?:es)?",
  ],
  ["space", "space|planets?|rockets?|astronauts?|galaxy"],
  ["halloween", "halloween|spooky|monsters?"],
  ["christmas", "christmas|xmas|santa|winter"],
  ["birds", "birds?"],
  ["flags", "flags?(?: of (?:the )?(?:countries|world|europe))?|country flags|countries"],
  ["music", "music(?:al)?(?: instruments?)?|instruments?"],
  ["vegetables", "vegetables?|veggies|veg"],
  ["tools", "tools?"],
  ["weather", "weather"],
  [
    "animals",
    "(?:cute |zoo |wild |forest |jungle |funny |african |baby )?animals?|animal (?:emojis?|pictures|cards)|pets|zoo",
  ],
  ["fruits", "fruits?|fruit (?:emojis?|pictures|cards)"],
  ["food", "foods?|food (?:emojis?|pictures|cards)"],
  ["vehicles", "vehicles?|vehicle (?:emojis?|pictures|cards)|cars|trucks|transport"],
  ["sports", "sports?|sport (?:emojis?|pictures|cards)"],
  ["letters", "letters?|alphabet|letter cards"],
  ["numbers", "numbers?|digits|number cards"],
  ["shapes", "shapes?|symbols?|icons?"],
  ["faces", "faces|smileys?|emoticons|emojis?"],
];

/** The names of all sets, each with the pattern source of the words that ask for it. */
export const SETS_CALLED: readonly (readonly [set: string, words: string])[] = CALLED;

/** The default set, whose characters are in every font. */
export const PLAIN_SET = "shapes";

const rowsOf = (set: string): string[] => SETS.get(set)!.split("|");

/** The cards of a set, in the order of use. */
export const facesOf = (set: string): CardFace[] =>
  rowsOf(set).map((row, i, rows) => {
    const [sign, name] = [row.slice(0, row.indexOf(" ")), row.slice(row.indexOf(" ") + 1)];
    return set === PLAIN_SET
      ? { sign: `${sign}\uFE0E`, name, hue: Math.round((i * 150 * 12) / rows.length) % 360 }
      : { sign, name };
  });
