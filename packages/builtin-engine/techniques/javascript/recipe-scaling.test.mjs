import assert from "node:assert/strict";
import { test } from "node:test";
import {
  scaleRecipe,
  multiplyRecipe,
  scaleAmount,
  timesPossible,
  canMake,
  shoppingList,
  missingIngredients,
  stockAfter,
  scaleRecipeAsIs,
  multiplyRecipeAsIs,
  scaleAmountAsIs,
} from "./recipe-scaling.mjs";

test("amounts", () => {
  assert.deepEqual(scaleRecipe({ flour: 500, eggs: 2 }, 6), { flour: 750, eggs: 3 });
  assert.deepEqual(scaleRecipe({ flour: 100 }, 1, 3), { flour: 33.33 });
  assert.deepEqual(scaleRecipe({ flour: 100 }, 1, 3, 0), { flour: 33 });
  assert.deepEqual(multiplyRecipe({ flour: 500, salt: 0.5 }), { flour: 1000, salt: 1 });
  assert.deepEqual(multiplyRecipe({ salt: 0.25 }, 3, 1), { salt: 0.8 });
  assert.deepEqual(scaleAmount(200, 10), 500);
  assert.deepEqual(scaleAmount(250, 3, 2), 375);
});

test("stock", () => {
  assert.deepEqual(
    timesPossible({ flour: 500, sugar: 200, eggs: 1 }, { flour: 1200, sugar: 1200, eggs: 5, milk: 200 }),
    2,
  );
  assert.deepEqual(timesPossible({ apples: 3, flour: 300 }, { flour: 2000 }), 0);
  assert.deepEqual(timesPossible({}, { flour: 1 }), 0);
  assert.deepEqual(canMake({ eggs: 2 }, { eggs: 2 }), true);
  assert.deepEqual(canMake({ eggs: 2, milk: 1 }, { eggs: 3 }), false);
  assert.deepEqual(shoppingList({ eggs: 3, milk: 1, salt: 1 }, { eggs: 1, milk: 2 }), { eggs: 2, salt: 1 });
  assert.deepEqual(missingIngredients({ eggs: 3, milk: 1, salt: 1 }, { eggs: 1, milk: 2 }), ["eggs", "salt"]);
  assert.deepEqual(stockAfter({ eggs: 2 }, { eggs: 6, milk: 1 }), { eggs: 4, milk: 1 });
  assert.deepEqual(stockAfter({ eggs: 2 }, { eggs: 6 }, 3), { eggs: 0 });
});

test("without rounding", () => {
  assert.deepEqual(scaleRecipeAsIs({ flour: 500, eggs: 2 }, 6), { flour: 750, eggs: 3 });
  assert.deepEqual(multiplyRecipeAsIs({ flour: 500, salt: 0.5 }), { flour: 1000, salt: 1 });
  assert.deepEqual(scaleAmountAsIs(200, 10), 500);
});
