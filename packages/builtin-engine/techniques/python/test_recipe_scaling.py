import unittest

from recipe_scaling import (
    scale_recipe,
    multiply_recipe,
    scale_amount,
    times_possible,
    can_make,
    shopping_list,
    missing_ingredients,
    stock_after,
    scale_recipe_as_is,
    multiply_recipe_as_is,
    scale_amount_as_is,
)


class RecipeScalingTest(unittest.TestCase):
    def test_amounts(self):
        self.assertEqual(scale_recipe({"flour": 500, "eggs": 2}, 6), {"flour": 750, "eggs": 3})
        self.assertEqual(scale_recipe({"flour": 100}, 1, 3), {"flour": 33.33})
        self.assertEqual(scale_recipe({"flour": 100}, 1, 3, 0), {"flour": 33})
        self.assertEqual(multiply_recipe({"flour": 500, "salt": 0.5}), {"flour": 1000, "salt": 1})
        self.assertEqual(multiply_recipe({"salt": 0.25}, 3, 1), {"salt": 0.8})
        self.assertEqual(scale_amount(200, 10), 500)
        self.assertEqual(scale_amount(250, 3, 2), 375)

    def test_stock(self):
        self.assertEqual(
            times_possible(
                {"flour": 500, "sugar": 200, "eggs": 1},
                {"flour": 1200, "sugar": 1200, "eggs": 5, "milk": 200},
            ),
            2,
        )
        self.assertEqual(times_possible({"apples": 3, "flour": 300}, {"flour": 2000}), 0)
        self.assertEqual(times_possible({}, {"flour": 1}), 0)
        self.assertEqual(can_make({"eggs": 2}, {"eggs": 2}), True)
        self.assertEqual(can_make({"eggs": 2, "milk": 1}, {"eggs": 3}), False)
        self.assertEqual(
            shopping_list({"eggs": 3, "milk": 1, "salt": 1}, {"eggs": 1, "milk": 2}),
            {"eggs": 2, "salt": 1},
        )
        self.assertEqual(
            missing_ingredients({"eggs": 3, "milk": 1, "salt": 1}, {"eggs": 1, "milk": 2}),
            ["eggs", "salt"],
        )
        self.assertEqual(stock_after({"eggs": 2}, {"eggs": 6, "milk": 1}), {"eggs": 4, "milk": 1})
        self.assertEqual(stock_after({"eggs": 2}, {"eggs": 6}, 3), {"eggs": 0})

    def test_without_rounding(self):
        self.assertEqual(scale_recipe_as_is({"flour": 500, "eggs": 2}, 6), {"flour": 750, "eggs": 3})
        self.assertEqual(multiply_recipe_as_is({"flour": 500, "salt": 0.5}), {"flour": 1000, "salt": 1})
        self.assertEqual(scale_amount_as_is(200, 10), 500)


if __name__ == "__main__":
    unittest.main()
