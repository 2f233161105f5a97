"""Sections that scroll by themselves: shelves that a finger pulls sideways, in a page that it pulls up."""

import time
import unittest

from live import LiveCase


class Shelves(LiveCase):
    def drag(self, page, session, start, way):
        """A finger goes a way, from a place on the stage, and rests before it lifts: it does not flick."""
        stage = self.stage_box(page)
        x, y = stage["x"] + start[0], stage["y"] + start[1]
        self.touch(session, "touchStart", [(x, y)])
        for step in range(1, 13):
            self.touch(session, "touchMove", [(x + way[0] * step / 12, y + way[1] * step / 12)])
            time.sleep(0.01)
        time.sleep(0.3)
        self.touch(session, "touchEnd", [])

    def wait_for_card(self, page, position):
        """Waits until a card of the first shelf has come to rest in the middle. Answers where it is."""
        end = time.monotonic() + 10
        while True:
            self.rest(page)
            middle = self.stage_box(page)["width"] / 2
            for item in self.items(page):
                if item["position"] == position and abs(item["x"] + item["width"] / 2 - middle) < 1.5:
                    return middle, item["y"] + item["height"] / 2
            self.assertLess(time.monotonic(), end, f"card {position} is not in the middle")

    def test_a_shelf_rests_on_a_card_while_the_page_scrolls_over_it(self):
        page = self.open("storefront", viewport={"width": 390, "height": 844}, has_touch=True)
        session = self.fingers(page)
        x, y = self.wait_for_card(page, 0)
        self.drag(page, session, (x + 100, y), (-200, 0))
        x, y = self.wait_for_card(page, 1)
        self.assertEqual(self.offset(page)["y"], 0, "the page stays")

        # A finger that goes up on the same shelf moves the page, and the shelf stays.
        self.drag(page, session, (x, y), (0, -120))
        self.wait(page, "livePreview.offset.y > 60")
        self.wait_for_card(page, 1)

        # Away, and back: the shelf is where it was left.
        page.locator("#stage").focus()
        page.keyboard.press("End")
        self.wait(page, "![...livePreview.stage.items.values()].some(({ position }) => position === 1)")
        page.keyboard.press("Home")
        self.wait(page, "livePreview.offset.y < 1")
        self.wait_for_card(page, 1)


if __name__ == "__main__":
    unittest.main()
