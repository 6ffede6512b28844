/**
 * title: Recipes: scale amounts, portions possible, shopping list
 * when: A recipe has to be scaled to another number of portions, or it is wanted how many cakes the stock is enough for and what is missing.
 * words: recipe, recipes, scale recipe, ingredients, ingredient, portions, servings, serves, cook, bake, cakes, cake, how many cakes, shopping list, groceries, pantry, stock, missing ingredients, double the recipe
 * param SERVINGS: 4 — portions that the recipe is made for
 * param PLACES: 2 — decimals of the amounts
 */
const SERVINGS = 4;
const PLACES = 2;

const rounded = (number, places = PLACES) =>
  places === null ? number : Math.floor(number * 10 ** places + 0.5 + 1e-7) / 10 ** places;

const mapped = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([name, amount]) => [name, change(amount, name)]));

/** { ingredient: amount } for so many portions instead of those that the recipe makes. */
export function scaleRecipe(recipe, wanted, servings = SERVINGS, places = PLACES) {
  return mapped(recipe, (amount) => rounded((amount * wanted) / servings, places));
}

/** { ingredient: amount } times a factor. */
export function multiplyRecipe(recipe, factor = 2, places = PLACES) {
  return mapped(recipe, (amount) => rounded(amount * factor, places));
}

/** One amount for so many portions instead of those that it is meant for. */
export function scaleAmount(amount, wanted, servings = SERVINGS, places = PLACES) {
  return rounded((amount * wanted) / servings, places);
}

/** How many times the recipe can be made of what there is. */
export function timesPossible(recipe, available) {
  const times = Object.entries(recipe).map(([name, amount]) =>
    Math.floor((available[name] ?? 0) / amount + 1e-9),
  );
  return times.length === 0 ? 0 : Math.min(...times);
}

export function canMake(recipe, available) {
  return Object.entries(recipe).every(([name, amount]) => (available[name] ?? 0) >= amount);
}

/** What has to be bought: { ingredient: amount }, without what there is enough of. */
export function shoppingList(recipe, available) {
  const missing = mapped(recipe, (amount, name) => rounded(amount - (available[name] ?? 0)));
  return Object.fromEntries(Object.entries(missing).filter(([, amount]) => amount > 0));
}

/** Names of the ingredients of which there is not enough, in the order of the recipe. */
export function missingIngredients(recipe, available) {
  return Object.keys(shoppingList(recipe, available));
}

/** What is left after the recipe was made so many times. */
export function stockAfter(recipe, available, times = 1) {
  return mapped(available, (amount, name) => rounded(amount - (recipe[name] ?? 0) * times));
}

/** As scaleRecipe, but nothing is rounded. */
export function scaleRecipeAsIs(recipe, wanted, servings = SERVINGS) {
  return scaleRecipe(recipe, wanted, servings, null);
}

/** As multiplyRecipe, but nothing is rounded. */
export function multiplyRecipeAsIs(recipe, factor = 2) {
  return multiplyRecipe(recipe, factor, null);
}

/** As scaleAmount, but nothing is rounded. */
export function scaleAmountAsIs(amount, wanted, servings = SERVINGS) {
  return scaleAmount(amount, wanted, servings, null);
}
