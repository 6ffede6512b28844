/** Emojis with their words; the first word is the name. */
const ROWS =
  `🐶 dog,puppy,doggy|🐱 cat,kitten,kitty|🐭 mouse,mice|🐰 rabbit,bunny|🐹 hamster|🦊 fox|🐻 bear,teddy bear,teddy|🐼 panda|🐯 tiger|🦁 lion
|🐮 cow|🐷 pig,piglet|🐸 frog|🐵 monkey|🐔 hen,chicken|🐧 penguin|🦉 owl|🐴 horse,pony|🐢 turtle,tortoise|🦄 unicorn|🐝 bee|🐞 ladybird,ladybug
|🦋 butterfly|🐌 snail|🐛 caterpillar,worm|🐟 fish|🐬 dolphin|🐳 whale|🦈 shark|🐙 octopus|🦀 crab|🦖 dinosaur,dino,t-rex,tyrannosaurus|🦕 brontosaurus
|🐉 dragon|🐘 elephant|🦒 giraffe|🦓 zebra|🐊 crocodile|🐑 sheep,lamb|🐐 goat|🦆 duck|🦢 swan|🐦 bird|🦅 eagle|🦇 bat|🕷 spider|🐺 wolf|🦔 hedgehog
|🐿 squirrel|🦌 deer,reindeer|🐪 camel|🐍 snake|🦘 kangaroo|🐨 koala|🦥 sloth|🦜 parrot|🐠 goldfish|🥚 egg,easter egg|🐣 chick
|🍎 apple|🍌 banana|🍇 grape,grapes|🍓 strawberry|🍒 cherry,cherries|🍊 orange|🍋 lemon|🍉 melon,watermelon|🍍 pineapple|🥝 kiwi|🍑 peach|🍐 pear|🥭 mango
|🥥 coconut|🫐 blueberry|🥕 carrot|🌽 corn|🍅 tomato|🥦 broccoli|🍄 mushroom|🌰 chestnut,acorn|🥜 peanut,nut|🍞 bread,loaf|🥐 croissant|🥨 pretzel
|🧀 cheese|🍕 pizza|🍔 burger,hamburger|🍟 fries,chips|🌭 hot dog|🌮 taco|🍣 sushi|🍩 doughnut,donut|🍪 cookie,biscuit|🍰 cake|🧁 cupcake,muffin|🍫 chocolate
|🍬 candy,sweet,bonbon|🍭 lollipop|🍦 ice cream|🍿 popcorn|☕ coffee,coffee bean,coffee cup|🍵 tea,teacup|🥛 milk|🍺 beer|🍷 wine|🍯 honey
|🌸 blossom,flower|🌹 rose|🌻 sunflower|🌷 tulip|🌼 daisy|🌲 tree,fir|🌴 palm|🌵 cactus|🍀 clover,shamrock|🍁 leaf,leaves|⭐ star|🌙 moon|☀ sun|☁ cloud
|🌈 rainbow|❄ snowflake|⚪ snowball|🏐 beach ball|⛄ snowman|🔥 fire,flame|💧 drop,raindrop|⚡ lightning|🌍 earth,globe,world|🪐 planet,saturn|🚀 rocket,space ship,spaceship
|🛸 ufo,saucer|👽 alien|👩‍🚀 astronaut|🤖 robot|👻 ghost|🎃 pumpkin,jack-o'-lantern|💀 skull|🧙 witch,wizard|🧛 vampire|🕸 web,cobweb|🧟 zombie
|🎁 present,gift|🎄 christmas tree|🎅 santa,santa claus|🔔 bell|🕯 candle|🎈 balloon|🎉 party popper|👑 crown|💎 diamond,gem,jewel|🪙 coin|💰 money bag,treasure
|❤ heart|😀 smiley,smile|👸 princess|🧜 mermaid|🧚 fairy|🏴‍☠️ pirate|⚓ anchor|⛵ boat,sailboat|🚢 ship|🚗 car|🚕 taxi|🚌 bus|🚓 police car|🚒 fire engine
|🚑 ambulance|🚜 tractor|🚂 train|🚲 bicycle,bike|🏍 motorbike|✈ plane,aeroplane,airplane|🚁 helicopter|🚚 lorry,truck|⚽ football,soccer ball|🏀 basketball
|🎾 tennis ball|🏐 volleyball|🏓 ping pong,racket|🎳 bowling|🎸 guitar|🎺 trumpet|🎹 piano,keyboard|🥁 drum|🎻 violin|🎷 saxophone|🎵 note,music note
|📚 book|✏ pencil|🖍 crayon|📎 paper clip|✂ scissors|🏠 house,home|🏰 castle|🔑 key|💡 lamp,light bulb|☂ umbrella|👟 shoe|🧢 cap|👒 hat|🕶 glasses,sunglasses
|🦷 tooth|🪥 brush,toothbrush|🧱 brick,stone,rock|🪨 boulder|🔨 hammer|🔧 wrench|🧊 ice cube|🫧 bubble|🪶 feather|🐾 paw|💩 poo|👣 foot|🧩 puzzle piece`
    .replaceAll("\n", "")
    .split("|")
    .map((row) => ({
      sign: row.slice(0, row.indexOf(" ")),
      words: row.slice(row.indexOf(" ") + 1).split(","),
    }));

const SIGNS = new Map(ROWS.flatMap(({ sign, words }) => words.map((word): [string, string] => [word, sign])));
const plurals = (word: string): string =>
  word.endsWith("y") && !/[aeiou]y$/.test(word) ? `${word.slice(0, -1)}(?:y|ies)` : `${word}(?:e?s)?`;

/** Pattern source, without groups, of every word that `pictureOf` knows, in the singular and plural. */
export const PICTURE = String.raw`\b(?:${[...SIGNS.keys()]
  .sort((a, b) => b.length - a.length)
  .map((word) => plurals(word).replaceAll(" ", "[- ]?"))
  .join("|")})\b`;

/** The emoji of a word; undefined if there is none. */
export function pictureOf(words: string): string | undefined {
  const plain = words.toLowerCase().trim().replaceAll("-", " ");
  return [plain, plain.replace(/s$/, ""), plain.replace(/es$/, ""), plain.replace(/ies$/, "y")]
    .map((word) => SIGNS.get(word))
    .find((sign) => sign !== undefined);
}
