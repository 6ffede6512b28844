/**
 * title: Body mass index and its category
 * when: The body mass index has to be worked out from weight and height, or put into a category such as normal or overweight.
 * words: bmi, body mass index, weight, height, underweight, overweight, obese, health, ideal weight
 * param PLACES: 1 — decimals of the index, halves up
 * param CATEGORIES: ["Underweight", "Normal", "Overweight", "Obese"] — names below 18.5, below 25, below 30, and above
 */
const PLACES = 1;
const CATEGORIES = ["Underweight", "Normal", "Overweight", "Obese"];

const rounded = (number, places) => Math.floor(number * 10 ** places + 0.5) / 10 ** places;

/** Kilograms and metres. */
export function bodyMassIndex(weight, height, places = PLACES) {
  return rounded(weight / (height * height), places);
}

/** Kilograms and centimetres. */
export function bodyMassIndexCm(weight, height, places = PLACES) {
  return rounded((weight * 10000) / (height * height), places);
}

/** Pounds and inches. */
export function bodyMassIndexImperial(weight, height, places = PLACES) {
  return rounded((weight * 703) / (height * height), places);
}

/** The category of an index. */
export function bmiCategory(bmi, categories = CATEGORIES) {
  const place = [18.5, 25, 30].findIndex((bound) => bmi < bound);
  return categories.at(place);
}

/** The category of a weight in kilograms and a height in metres; nothing is rounded before. */
export function weightCategory(weight, height, categories = CATEGORIES) {
  return bmiCategory(weight / (height * height), categories);
}

const nameOf = (place, names) => names[place < 0 ? 3 : place];

/** The category of an index with names of your own: below 18.5, below 25, below 30, and above. */
export function bmiCategoryOf(
  bmi,
  under = "Underweight",
  normal = "Normal",
  over = "Overweight",
  obese = "Obese",
) {
  return nameOf(
    [18.5, 25, 30].findIndex((bound) => bmi < bound),
    [under, normal, over, obese],
  );
}

/** As bmiCategoryOf where the bounds belong to the lower category: up to 18.5, up to 25, up to 30, and above. */
export function bmiCategoryUpTo(
  bmi,
  under = "Underweight",
  normal = "Normal",
  over = "Overweight",
  obese = "Obese",
) {
  return nameOf(
    [18.5, 25, 30].findIndex((bound) => bmi <= bound),
    [under, normal, over, obese],
  );
}

/** The category of a weight in kilograms and a height in metres, names of your own: below 18.5, 25, 30, and above. */
export function weightCategoryOf(
  weight,
  height,
  under = "Underweight",
  normal = "Normal",
  over = "Overweight",
  obese = "Obese",
) {
  return bmiCategoryOf(weight / (height * height), under, normal, over, obese);
}

/** As weightCategoryOf where the bounds belong to the lower category: up to 18.5, up to 25, up to 30, and above. */
export function weightCategoryUpTo(
  weight,
  height,
  under = "Underweight",
  normal = "Normal",
  over = "Overweight",
  obese = "Obese",
) {
  return bmiCategoryUpTo(weight / (height * height), under, normal, over, obese);
}

/** Weight in kilograms that gives an index at a height in metres. */
export function weightForBmi(bmi, height, places = PLACES) {
  return rounded(bmi * height * height, places);
}
