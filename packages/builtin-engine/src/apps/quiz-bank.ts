import type { WrittenQuestion } from "./quiz-questions.ts";

/** Questions by topic; the first answer of each is right. */
const BANK: readonly (readonly [topic: string, words: string, rows: string])[] = [
  [
    "Capitals",
    "capitals?|capital cities|countries|europe(?:an)?",
    `What is the capital of France?|Paris|Lyon|Rome|Nice
What is the capital of Italy?|Rome|Milan|Madrid|Naples
What is the capital of Spain?|Madrid|Barcelona|Lisbon|Seville
What is the capital of Germany?|Berlin|Munich|Vienna|Hamburg
What is the capital of Japan?|Tokyo|Osaka|Beijing|Seoul
What is the capital of Canada?|Ottawa|Toronto|Montreal|Vancouver
What is the capital of Australia?|Canberra|Sydney|Melbourne|Perth
What is the capital of Egypt?|Cairo|Alexandria|Tunis|Rabat
What is the capital of Poland?|Warsaw|Prague|Krakow|Budapest
What is the capital of Sweden?|Stockholm|Oslo|Copenhagen|Helsinki
What is the capital of Greece?|Athens|Sparta|Sofia|Ankara
What is the capital of Portugal?|Lisbon|Porto|Madrid|Faro`,
  ],
  [
    "Geography",
    "geography|world|continents|rivers|mountains|earth",
    `Which is the largest ocean?|Pacific|Atlantic|Indian|Arctic
Which continent is Egypt on?|Africa|Asia|Europe|Australia
Which is the highest mountain above sea level?|Mount Everest|K2|Mont Blanc|Kilimanjaro
Which river flows through London?|Thames|Seine|Rhine|Danube
Which country has the shape of a boot?|Italy|Greece|Portugal|Norway
How many continents are usually counted in English schools?|Seven|Five|Four|Nine
Which is the largest country by area?|Russia|Canada|China|Brazil
Which desert covers much of northern Africa?|Sahara|Gobi|Atacama|Kalahari
Which line divides the globe into north and south?|Equator|Prime meridian|Tropic of Cancer|Date line
Which sea lies between Europe and Africa?|Mediterranean|Baltic|Black Sea|North Sea`,
  ],
  [
    "Animals",
    "animals?|pets?|zoo|wildlife|nature|biology|farm",
    `What does a caterpillar become?|Butterfly|Spider|Bird|Frog
How many legs does a spider have?|Eight|Six|Four|Ten
Which animal is the tallest?|Giraffe|Elephant|Horse|Camel
What do bees make?|Honey|Milk|Silk|Wax paper
Which of these is a mammal?|Dolphin|Shark|Trout|Penguin
What is a young dog called?|Puppy|Kitten|Foal|Calf
Which bird cannot fly?|Ostrich|Eagle|Swallow|Crow
What does a panda mostly eat?|Bamboo|Fish|Meat|Grass seeds
Which animal carries its house on its back?|Snail|Mouse|Fox|Owl
What is the largest animal on Earth?|Blue whale|Elephant|Giraffe|Hippopotamus`,
  ],
  [
    "Space",
    "space|planets?|astronomy|solar system|universe|stars",
    `Which planet is closest to the Sun?|Mercury|Venus|Earth|Mars
Which planet is called the red planet?|Mars|Jupiter|Venus|Saturn
Which is the largest planet of our solar system?|Jupiter|Saturn|Neptune|Earth
How many planets orbit the Sun?|Eight|Seven|Nine|Ten
What does the Moon orbit?|Earth|Sun|Mars|Venus
Which planet is known for its bright rings?|Saturn|Mars|Mercury|Earth
What is the Sun?|A star|A planet|A moon|A comet
Who was the first person to walk on the Moon?|Neil Armstrong|Yuri Gagarin|Buzz Aldrin|John Glenn
What is our galaxy called?|Milky Way|Andromeda|Orion|Polaris
How long does the Earth take to go around the Sun?|About a year|About a month|About a day|About ten years`,
  ],
  [
    "JavaScript",
    "javascript|js|web development|programming|coding|frontend|front-end",
    `Which keyword declares a variable that cannot be assigned again?|const|var|let|fixed
What does typeof [] give?|"object"|"array"|"list"|"undefined"
Which operator compares value and type?|===|==|=|=>
What does JSON.parse take?|A string|An object|A number|A function
Which method adds an element to the end of an array?|push|pop|shift|concat
What is NaN short for?|Not a Number|No and None|New array Name|Null and Nothing
Which of these is falsy?|0|"0"|[]|{}
What does a promise that failed become?|Rejected|Resolved|Pending|Returned
Which method makes a new array with each element changed?|map|filter|forEach|find
What does 2 ** 3 give?|8|6|9|5
Which keyword waits for a promise?|await|yield|wait|then
What does "5" + 1 give?|"51"|6|"6"|NaN`,
  ],
  [
    "Science",
    "science|physics|chemistry|nature science",
    `What is H2O?|Water|Oxygen|Salt|Hydrogen
What do plants take from the air to grow?|Carbon dioxide|Helium|Neon|Gold
At how many degrees Celsius does water freeze?|0|10|32|100
What pulls things to the ground?|Gravity|Magnetism|Light|Sound
Which gas do people need to breathe?|Oxygen|Nitrogen|Helium|Argon
What is measured with a thermometer?|Temperature|Weight|Length|Speed
How many bones has a grown-up human, about?|206|52|500|1000
What is the centre of an atom called?|Nucleus|Electron|Shell|Ion
What is faster?|Light|Sound|A jet|A cheetah
Which organ pumps blood?|Heart|Liver|Lung|Brain`,
  ],
  [
    "Food",
    "food|cooking|kitchen|baking|fruits?|vegetables?|recipes|eating",
    `Which fruit is yellow and curved?|Banana|Plum|Cherry|Apple
What is the main ingredient of bread?|Flour|Rice|Sugar|Eggs
What is cheese made from?|Milk|Flour|Honey|Oil
Which country does pizza come from?|Italy|France|Mexico|Japan
What is guacamole made from?|Avocado|Peas|Spinach|Cucumber
Which vegetable makes people cry when it is cut?|Onion|Carrot|Potato|Lettuce
What are raisins?|Dried grapes|Dried plums|Dried dates|Dried cherries
Which of these is a spice?|Cinnamon|Flour|Butter|Rice
What is sushi usually made with?|Rice|Bread|Potatoes|Noodles
What gives a cake dough air?|Baking powder|Salt|Cocoa|Water`,
  ],
  [
    "Sports",
    "sports?|football|soccer|olympics?|olympic games",
    `How many players of one football team are on the field?|Eleven|Ten|Nine|Twelve
How often are the Summer Olympics held?|Every four years|Every year|Every two years|Every ten years
In which sport is a shuttlecock used?|Badminton|Tennis|Squash|Golf
How many points is a free throw in basketball?|One|Two|Three|Four
How long is a marathon, about?|42 km|10 km|21 km|100 km
Which colour is the second medal?|Silver|Gold|Bronze|Blue
In which sport is there a checkmate?|Chess|Judo|Rowing|Boxing
How many rings are in the Olympic symbol?|Five|Four|Six|Seven
What does a football referee show for a sending-off?|Red card|Yellow card|Blue card|Flag
In which sport do you tee off?|Golf|Hockey|Cricket|Darts`,
  ],
  [
    "Christmas",
    "christmas|xmas|advent|santa",
    `Which colour is Rudolph's nose?|Red|Green|Blue|White
What is put on top of many Christmas trees?|A star|A carrot|A hat|A cup
On which day is Christmas Day?|25 December|1 December|6 January|31 October
What pulls Santa's sleigh?|Reindeer|Dogs|Horses|Camels
What hangs at the chimney for presents?|Stockings|Gloves|Scarves|Belts
How many Sundays are in Advent?|Four|Three|Five|Two
What is a snowman's nose usually made of?|A carrot|A potato|A nut|A stick
Which plant do people kiss under?|Mistletoe|Holly|Ivy|Fern
What do children leave out for Santa in many homes?|Cookies and milk|Soup|Bread and butter|Tea and toast
Where does Santa live, as it is told?|At the North Pole|In London|On the Moon|In Rome`,
  ],
  [
    "History",
    "history|historical|the past|middle ages|ancient (?:rome|egypt|greece)",
    `Who built the pyramids of Giza?|The Egyptians|The Romans|The Vikings|The Aztecs
In which year did Columbus first reach America?|1492|1066|1776|1914
Which wall fell in 1989?|The Berlin Wall|Hadrian's Wall|The Great Wall of China|The Western Wall
Which empire did Julius Caesar's heir Augustus rule?|The Roman|The Ottoman|The Mongol|The British
When did the First World War begin?|1914|1939|1871|1900
Who was the first person on the Moon?|Neil Armstrong|Buzz Aldrin|Yuri Gagarin|John Glenn
Which ship sank on its first voyage in 1912?|Titanic|Mayflower|Bounty|Victory
Which people sailed in longships from Scandinavia?|The Vikings|The Romans|The Spartans|The Huns
Who invented a printing press with movable letters in Europe?|Johannes Gutenberg|Leonardo da Vinci|Isaac Newton|Galileo
In which country did the French Revolution take place?|France|Spain|Italy|Russia`,
  ],
  [
    "Music",
    "music|musical|songs?|instruments?|composers?",
    `How many keys has a full-size piano?|88|66|100|52
How many strings has a usual guitar?|Six|Four|Eight|Ten
Which instrument is hit with sticks?|Drum|Flute|Violin|Harp
Who wrote the Ninth Symphony with the Ode to Joy?|Beethoven|Mozart|Bach|Vivaldi
Which city did the Beatles come from?|Liverpool|London|Manchester|Dublin
Which family of instruments does the trumpet belong to?|Brass|Strings|Woodwind|Percussion
How many singers are in a duet?|Two|Three|Four|Five
What does the word forte ask for?|To play loudly|To play softly|To play fast|To stop
Which band sang Dancing Queen?|ABBA|Queen|The Rolling Stones|U2
Who composed The Four Seasons?|Vivaldi|Chopin|Handel|Haydn`,
  ],
  [
    "Dinosaurs",
    "dinosaurs?|dinos?|prehistoric animals",
    `Which dinosaur had three horns?|Triceratops|Stegosaurus|Diplodocus|Velociraptor
What did Tyrannosaurus rex eat?|Meat|Leaves|Grass|Fruit
Which dinosaur had plates along its back?|Stegosaurus|Triceratops|Tyrannosaurus|Iguanodon
What does the word dinosaur mean?|Terrible lizard|Big bird|Old stone|Fast runner
What are remains of dinosaurs in stone called?|Fossils|Crystals|Minerals|Coals
Which animals of today descend from dinosaurs?|Birds|Cats|Frogs|Bees
What may have ended the age of the dinosaurs?|An asteroid|A flood of milk|Humans|Wolves
Which of these had a very long neck?|Brachiosaurus|Triceratops|Velociraptor|Ankylosaurus
How did dinosaurs have their young?|They laid eggs|In nests of wool|By seeds|In pouches
Which dinosaur had a club at the end of its tail?|Ankylosaurus|Diplodocus|Velociraptor|Spinosaurus`,
  ],
  [
    "General knowledge",
    "general knowledge|general|trivia|everything|mixed|pub|anything|random|knowledge|all kinds",
    `How many days has a leap year?|366|365|364|360
Which colour do blue and yellow make?|Green|Purple|Orange|Brown
How many minutes are in an hour?|60|100|30|90
Which is the largest ocean?|Pacific|Atlantic|Indian|Arctic
What is the capital of France?|Paris|Lyon|Rome|Nice
How many sides has a hexagon?|Six|Five|Seven|Eight
Who painted the Mona Lisa?|Leonardo da Vinci|Picasso|Van Gogh|Rembrandt
Which planet is called the red planet?|Mars|Jupiter|Venus|Saturn
How many strings has a violin?|Four|Five|Six|Three
What do bees make?|Honey|Milk|Silk|Paper
Who wrote Romeo and Juliet?|William Shakespeare|Charles Dickens|Jane Austen|Mark Twain
In which year did the Second World War end?|1945|1918|1939|1950`,
  ],
];

/** A topic with its name and questions. */
export interface Topic {
  name: string;
  questions: WrittenQuestion[];
}

/** The topics, each with the pattern source of the words that ask for it. */
export const TOPICS: readonly (readonly [words: string, topic: () => Topic])[] = BANK.map(
  ([name, words, rows]) => [words, () => ({ name, questions: rows.split("\n").map(questionOf) })] as const,
);

/** The default topic, for tasks without questions. */
export const GENERAL = TOPICS.at(-1)![1];

function questionOf(row: string, at: number): WrittenQuestion {
  const [text, right, ...wrong] = row.split("|") as [string, string, ...string[]];
  return choice(text, right, wrong, at);
}

/** The position of the right answer varies from question to question. */
export function choice(text: string, right: string, wrong: readonly string[], at: number): WrittenQuestion {
  const options = wrong.map((option) => ({ text: option, right: false }));
  options.splice((at * 7 + 3) % (wrong.length + 1), 0, { text: right, right: true });
  return { text, options, accepted: [] };
}

/** Arithmetic questions: `table` is the number of a multiplication table, `sign` the operator. */
export function sums(
  sign: "×" | "+" | "−" | "÷",
  table: number | undefined,
  most: number,
): WrittenQuestion[] {
  const order = [3, 7, 2, 8, 5, 9, 4, 6, 10, 1, 11, 12];
  return order.map((n, i) => {
    const other = table ?? Math.max(1, Math.min(most, ((i * 5 + 2) % Math.max(2, most)) + 1));
    const [asked, result] = sumOf(sign, other, Math.min(n, table === undefined && sign === "×" ? most : n));
    const near = [result + 1, result + 10, Math.max(0, result - other), result + other, result + 2].filter(
      (value, at, all) => value !== result && all.indexOf(value) === at,
    );
    return choice(`What is ${asked}?`, String(result), near.slice(0, 3).map(String), i);
  });
}

function sumOf(sign: "×" | "+" | "−" | "÷", a: number, b: number): [asked: string, result: number] {
  switch (sign) {
    case "×":
      return [`${b} × ${a}`, a * b];
    case "+":
      return [`${a} + ${b}`, a + b];
    case "−":
      return [`${a + b} − ${b}`, a];
    case "÷":
      return [`${a * b} ÷ ${a}`, b];
  }
}
