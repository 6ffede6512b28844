import unittest

from threshold_messages import (
    band_of,
    band_up_to,
    count_bands,
    age_group,
    minor_or_adult,
    ticket_price,
    sign_word,
    temperature_word,
    state_of_water,
    greeting_by_hour,
    day_part,
    compare_message,
    guess_message,
    demerit_points,
    speed_message,
    traffic_light_action,
    minor_or_adult_over,
    age_group_to,
    temperature_word_to,
    state_of_water_over,
    state_of_water_from,
    sign_word_of_two,
    demerit_points_by_each,
)


class ThresholdMessagesTest(unittest.TestCase):
    def test_bands(self):
        self.assertEqual(band_of(13), "teenager")
        self.assertEqual(band_of(12.9), "child")
        self.assertEqual(band_of(70), "senior")
        self.assertEqual(band_of(50, [50, 90], ["low", "mid", "high"]), "mid")
        self.assertEqual(band_up_to(13), "child")
        self.assertEqual(band_up_to(66), "senior")
        self.assertEqual(band_up_to(50, [50], ["ok", "over"]), "ok")
        self.assertEqual(count_bands([5, 13, 14, 80]), {"child": 1, "teenager": 2, "adult": 0, "senior": 1})
        self.assertEqual(age_group(19), "teenager")
        self.assertEqual(age_group(18, 13, 18), "adult")
        self.assertEqual(minor_or_adult(18), "adult")
        self.assertEqual(minor_or_adult(17), "minor")
        self.assertEqual(minor_or_adult(20, 21, "no", "yes"), "no")
        self.assertEqual(ticket_price(11), 5)
        self.assertEqual(ticket_price(12), 10)
        self.assertEqual(ticket_price(65), 7)
        self.assertEqual(ticket_price(4, [1, 2, 3], 3), 2)

    def test_words(self):
        self.assertEqual(sign_word(5), "positive")
        self.assertEqual(sign_word(-5), "negative")
        self.assertEqual(sign_word(0), "zero")
        self.assertEqual(sign_word(0, "+", "-", "0"), "0")
        self.assertEqual(temperature_word(9), "cold")
        self.assertEqual(temperature_word(30), "hot")
        self.assertEqual(state_of_water(0), "solid")
        self.assertEqual(state_of_water(99), "liquid")
        self.assertEqual(state_of_water(100), "gas")
        self.assertEqual(greeting_by_hour(4), "Good night")
        self.assertEqual(greeting_by_hour(9), "Good morning")
        self.assertEqual(greeting_by_hour(5), "Good morning")
        self.assertEqual(greeting_by_hour(12), "Good afternoon")
        self.assertEqual(greeting_by_hour(18), "Good evening")
        self.assertEqual(greeting_by_hour(23), "Good night")
        self.assertEqual(greeting_by_hour(17, 5, 12, 17), "Good evening")
        self.assertEqual(day_part(3), "night")
        self.assertEqual(day_part(11), "morning")
        self.assertEqual(compare_message(3, 2), "higher")
        self.assertEqual(compare_message(2, 2), "equal")
        self.assertEqual(compare_message(1, 2, ">", "<", "="), "<")
        self.assertEqual(guess_message(3, 7), "too low")
        self.assertEqual(guess_message(9, 7), "too high")
        self.assertEqual(guess_message(7, 7), "correct")
        self.assertEqual(demerit_points(80), 2)
        self.assertEqual(demerit_points(60), 0)
        self.assertEqual(speed_message(70), "Ok")
        self.assertEqual(speed_message(80), "Points: 2")
        self.assertEqual(speed_message(180), "License suspended")
        self.assertEqual(speed_message(130, 70, 5, 12), "Points: 12")
        self.assertEqual(traffic_light_action("Red"), "stop")
        self.assertEqual(traffic_light_action("amber"), "caution")
        self.assertEqual(traffic_light_action("blue"), None)

    def test_other_readings(self):
        self.assertEqual(minor_or_adult_over(18), "minor")
        self.assertEqual(minor_or_adult_over(19), "adult")
        self.assertEqual(minor_or_adult_over(21, 21, "no", "yes"), "no")
        self.assertEqual(age_group_to(12), "child")
        self.assertEqual(age_group_to(13), "teenager")
        self.assertEqual(age_group_to(64), "adult")
        self.assertEqual(age_group_to(65), "senior")
        self.assertEqual(age_group_to(10, 9, 17, 60), "teenager")
        self.assertEqual(temperature_word_to(10), "cold")
        self.assertEqual(temperature_word_to(20), "mild")
        self.assertEqual(temperature_word_to(31), "hot")
        self.assertEqual(temperature_word_to(26, 5, 15, 25), "hot")
        self.assertEqual(state_of_water_over(0), "liquid")
        self.assertEqual(state_of_water_over(-1), "solid")
        self.assertEqual(state_of_water_over(100), "liquid")
        self.assertEqual(state_of_water_over(101), "gas")
        self.assertEqual(state_of_water_from(100), "gas")
        self.assertEqual(state_of_water_from(0), "liquid")
        self.assertEqual(state_of_water_from(-1), "solid")
        self.assertEqual(sign_word_of_two(0), "positive")
        self.assertEqual(sign_word_of_two(-1), "negative")
        self.assertEqual(demerit_points_by_each(71), 1)
        self.assertEqual(demerit_points_by_each(75), 1)
        self.assertEqual(demerit_points_by_each(60), 0)
        self.assertEqual(demerit_points_by_each(62, 50, 10), 2)


if __name__ == "__main__":
    unittest.main()
