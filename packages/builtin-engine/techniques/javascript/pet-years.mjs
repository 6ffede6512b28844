/**
 * title: Ages in dog, cat and planet years
 * when: The age of a dog or cat has to be told in human years or back, or an age on another planet.
 * words: dog years, cat years, human years, pet age, dog age, years of a dog, planets, space age, age on mars, mercury, light years
 * param FACTOR: 7 — human years of one dog year
 * param FIRST: 15 — human years of the first year
 * param SECOND: 9 — human years of the second year
 * param DOG: 5 — human years of each further year of a dog
 * param CAT: 4 — human years of each further year of a cat
 */
const FACTOR = 7;
const FIRST = 15;
const SECOND = 9;
const DOG = 5;
const CAT = 4;

/** Seven for each year, unless another factor is named. */
export function simpleDogYears(age, factor = FACTOR) {
  return age * factor;
}

function inSteps(age, first, second, later) {
  if (age <= 0) return 0;
  if (age < 2) return age <= 1 ? age * first : first + (age - 1) * second;
  return first + second + (age - 2) * later;
}

/** 15 for the first year, 9 for the second, 5 for each further one. */
export function dogYears(age, first = FIRST, second = SECOND, later = DOG) {
  return inSteps(age, first, second, later);
}

/** 15 for the first year, 9 for the second, 4 for each further one. */
export function catYears(age, first = FIRST, second = SECOND, later = CAT) {
  return inSteps(age, first, second, later);
}

/** The first two years count so much each, every further one less: 10.5 and 4. */
export function dogYearsTwoRates(age, firstTwo = 10.5, later = 4) {
  return inSteps(age, firstTwo, firstTwo, later);
}

/** [human years, cat years, dog years] for an age in human years. */
export function humanCatDogYears(humanYears) {
  return [humanYears, catYears(humanYears), dogYears(humanYears)];
}

/** [cat years, dog years]: how old in full cat and dog years somebody is who is so old in human years. */
export function ownedCatDogYears(catHumanAge, dogHumanAge) {
  const back = (age, later) => {
    if (age < FIRST) return 0;
    return age < FIRST + SECOND ? 1 : 2 + Math.floor((age - FIRST - SECOND) / later);
  };
  return [back(catHumanAge, CAT), back(dogHumanAge, DOG)];
}

const orbits = {
  mercury: 0.2408467,
  venus: 0.61519726,
  earth: 1,
  mars: 1.8808158,
  jupiter: 11.862615,
  saturn: 29.447498,
  uranus: 84.016846,
  neptune: 164.79132,
};

/** Age in years of a planet, from seconds, to two decimals. */
export function ageOnPlanet(planet, seconds) {
  const orbit = orbits[planet.toLowerCase()];
  if (orbit === undefined) throw new RangeError("not a planet");
  return Math.floor((seconds / 31557600 / orbit) * 100 + 0.5 + 1e-7) / 100;
}
