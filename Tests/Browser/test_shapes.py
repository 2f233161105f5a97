"""Shapes, masks, corners, and shadows appear in the right positions."""

import io
import unittest

from PIL import Image

from live import FIXTURE, LiveCase

RED, WHITE, BLACK = (255, 0, 0), (255, 255, 255), (0, 0, 0)
# A name, a tile of ShapesController, a point in the tile, and the expected color.
SEEN = [
    ("a filled oval", 0, (50, 50), RED), ("a filled oval's corner", 0, (5, 5), WHITE),
    ("a line's first half", 1, (50, 99), RED), ("a line's other half", 1, (50, 1), WHITE),
    ("inside a clip", 2, (50, 50), RED), ("outside a clip", 2, (5, 5), WHITE),
    ("a gradient's opaque end", 3, (50, 1), RED), ("a gradient's middle", 3, (50, 50), (255, 128, 128)),
    ("a gradient's other end", 3, (50, 99), WHITE),
    ("inside a mask of views", 4, (50, 50), RED), ("outside a mask of views", 4, (10, 10), WHITE),
    ("a square corner", 5, (2, 2), RED), ("a round corner", 5, (95, 95), WHITE),
    ("above a path's shadow", 6, (50, 50), RED), ("a path's shadow", 6, (105, 105), BLACK),
    ("a back", 7, (50, 50), WHITE),
    ("a snapshot", 8, (90, 90), RED),
    ("inside a continuous corner", 9, (15, 15), RED), ("outside a continuous corner", 9, (3, 3), WHITE),
    ("the shadow of a subview outside a fill", 12, (115, 115), BLACK), ("beside this shadow", 12, (95, 115), WHITE),
    ("a shadow visible through its fill", 13, (50, 50), (191, 64, 64)),
    ("a subview outside a label that clips its text", 14, (80, 70), RED),
    ("the other corners of a diagonal gradient", 15, (98, 2), (255, 130, 130)), ("a gradient to clear black", 16, (50, 50), (191, 128, 128)),
    ("inside a gradient's continuous corner", 17, (9, 17), RED), ("outside a gradient's continuous corner", 17, (3, 3), WHITE),
    ("a stretched symbol", 18, (15, 20), RED),
]


class Shapes(LiveCase):
    executable = FIXTURE

    def test_every_shape_appears_at_its_position(self):
        page = self.open("shapes", viewport={"width": 1600, "height": 1000})
        self.rest(page)
        stage = page.locator("#paint").bounding_box()
        picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        for name, tile, (x, y), color in SEEN:
            with self.subTest(name):
                point = (stage["x"] + 20 + tile % 4 * 120 + x, stage["y"] + 20 + tile // 4 * 120 + y)
                seen = picture.getpixel((round(point[0]), round(point[1])))
                self.assertLess(max(abs(a - b) for a, b in zip(seen, color)), 12, f"{seen} at {point}")
        with self.subTest("a shadow without a fill is equally soft"):
            filled, unfilled = ([picture.getpixel((round(stage["x"] + 20 + tile % 4 * 120 + x), round(stage["y"] + 310))) for x in range(20)]
                                for tile in (10, 11))
            self.assertLess(max(abs(a[0] - b[0]) for a, b in zip(filled, unfilled)), 12, f"{filled}, {unfilled}")
            self.assertLess(filled[19][0], filled[0][0] - 60, "there is no shadow")
        with self.subTest("a label clips its text"):
            x, y = round(stage["x"]) + 20 + 14 % 4 * 120, round(stage["y"]) + 20 + 14 // 4 * 120
            text, rest = (picture.crop((x + left, y, x + right, y + 50)).convert("L") for left, right in ((0, 60), (61, 115)))
            self.assertLess(text.getextrema()[0], 20, "there is no text")
            self.assertEqual(rest.getextrema(), (255, 255))


if __name__ == "__main__":
    unittest.main()
