import unittest

from gray_code_and_parity import (
    to_gray,
    from_gray,
    gray_code,
    gray_code_texts,
    parity_bit,
    has_parity,
    ones_complement,
    to_twos_complement,
    from_twos_complement,
    reverse_bits,
    binary_gap,
)


class GrayCodeAndParityTest(unittest.TestCase):
    def test_gray_codes(self):
        self.assertEqual(to_gray(6), 5)
        self.assertEqual(from_gray(5), 6)
        self.assertEqual(from_gray(0), 0)
        self.assertEqual(gray_code(2), [0, 1, 3, 2])
        self.assertEqual(gray_code(0), [0])
        self.assertEqual(gray_code_texts(2), ["00", "01", "11", "10"])
        self.assertEqual(gray_code_texts(0), [""])

    def test_parity(self):
        self.assertEqual(parity_bit("1011"), 1)
        self.assertEqual(parity_bit("1001"), 0)
        self.assertEqual(parity_bit("1011", False), 0)
        self.assertEqual(has_parity("10111"), True)
        self.assertEqual(has_parity("1011"), False)
        self.assertEqual(has_parity("1011", False), True)

    def test_complements_and_other_bits(self):
        self.assertEqual(ones_complement("1010"), "0101")
        self.assertEqual(to_twos_complement(-1), "11111111")
        self.assertEqual(to_twos_complement(5), "00000101")
        self.assertEqual(to_twos_complement(-8, 4), "1000")
        self.assertEqual(to_twos_complement(7, 4), "0111")
        self.assertEqual(to_twos_complement(0), "00000000")
        with self.assertRaises(ValueError):
            to_twos_complement(8, 4)
        with self.assertRaises(ValueError):
            to_twos_complement(-9, 4)
        self.assertEqual(from_twos_complement("11111111"), -1)
        self.assertEqual(from_twos_complement("0101"), 5)
        self.assertEqual(reverse_bits(1), 128)
        self.assertEqual(reverse_bits(6, 4), 6)
        self.assertEqual(reverse_bits(43261596, 32), 964176192)
        self.assertEqual(binary_gap(529), 4)
        self.assertEqual(binary_gap(32), 0)
        self.assertEqual(binary_gap(0), 0)


if __name__ == "__main__":
    unittest.main()
