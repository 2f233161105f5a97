"""Sections that scroll by themselves: horizontal shelves on a page that scrolls vertically."""

import unittest

from hands import Fingers
from live import LiveCase


class Shelves(LiveCase):
    def pull(self, page, start, way):
        """Moves a finger from a point on the stage. It rests before it lifts, so it doesn't flick."""
        stage = self.stage_box(page)
        start = stage["x"] + start[0], stage["y"] + start[1]
        self.drag(page, start, way, seconds=0.2, steps=12, rest=0.3, hand=Fingers).lift()

    def rest_on_card(self, page, position):
        """Waits until the page is at rest with a card of the first shelf in the middle. Returns the card's position."""
        self.rest(page)
        middle = self.stage_box(page)["width"] / 2
        card = next(item for item in self.items(page) if item["position"] == position)
        self.assertAlmostEqual(card["x"] + card["width"] / 2, middle, delta=1.5)
        return middle, card["y"] + card["height"] / 2

    def test_a_shelf_rests_on_a_card_and_stays_there_while_the_page_scrolls(self):
        page = self.open("storefront", viewport={"width": 390, "height": 844}, has_touch=True)
        x, y = self.rest_on_card(page, 0)
        self.pull(page, (x + 100, y), (-200, 0))
        x, y = self.rest_on_card(page, 1)
        self.assertEqual(self.offset(page)["y"], 0, "the page scrolled")

        # An upward drag on the same shelf scrolls the page, and the shelf stays.
        self.pull(page, (x, y), (0, -120))
        self.rest_on_card(page, 1)
        self.assertGreater(self.offset(page)["y"], 60)

        # The shelf keeps its position while it's out of sight.
        page.locator("#stage").focus()
        page.keyboard.press("End")
        self.rest(page)
        self.assertNotIn(1, [item["position"] for item in self.items(page)])
        page.keyboard.press("Home")
        self.rest_on_card(page, 1)
        self.assertLess(self.offset(page)["y"], 1)


if __name__ == "__main__":
    unittest.main()
