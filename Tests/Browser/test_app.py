"""The example app: every screen, its settings, and its gestures."""

import os
import re
import unittest

from hands import Fingers
from live import BUILD, ROOT, LiveCase, build, forget_plan


class App(LiveCase):
    executable = os.path.join(BUILD, "debug", "LayoutsApp")

    @classmethod
    def setUpClass(cls):
        cls.addClassCleanup(forget_plan)
        build(os.path.join(ROOT, "Examples", "LayoutsApp"))
        super().setUpClass()

    def open_app(self, height=932, **options):
        """Opens the app on a page as large as a phone, or higher."""
        page = self.open(viewport={"width": 430, "height": height}, **options)
        self.rest(page)
        return page

    def labels(self, page):
        return [item["label"] for item in self.items(page)]

    def samples(self, page):
        return [item for item in self.items(page) if item["label"].startswith("Sample ")]

    def shows(self, page, words):
        return page.evaluate("words => document.getElementById('stage').textContent.includes(words)", words)

    def tap(self, page, label):
        """Taps a setting, and waits for the changes."""
        self.bring(page, label).click()
        self.rest(page)
        if ": " in label:
            self.assertNotIn(label, self.labels(page))

    def bring(self, page, label):
        """Scrolls the line of settings until a setting is fully visible."""
        node = page.get_by_role("listitem", name=label, exact=True)
        for _ in range(30):
            if node.count() and self.is_in_sight(page, node):
                return node
            self.scroll_bar(page, 110)
        self.fail(f"there is no {label}")

    def scroll_bar(self, page, delta):
        page.mouse.move(*self.bar(page))
        page.mouse.wheel(delta, 0)
        self.rest(page)

    def is_in_sight(self, page, node):
        box = node.bounding_box()
        return 0 <= box["x"] and box["x"] + box["width"] <= page.viewport_size["width"]

    def bar(self, page):
        """Returns a position on the line of settings."""
        box = self.stage_box(page)
        return box["x"] + box["width"] / 2, box["y"] + 62

    def back(self, page):
        self.scroll_bar(page, -4000)
        page.get_by_role("listitem", name="‹ Layouts").click()
        self.wait_for_list(page)

    def wait_for_list(self, page):
        self.wait(
            page, "[...livePreview.stage.items.values()].every(({ node }) => !node.dataset.label.includes('‹ Layouts'))")
        self.rest(page)

    def open_screen(self, page, title):
        page.get_by_role("listitem", name=re.compile(f"^{title}\\. ")).click()
        self.wait(page, "[...livePreview.stage.items.values()].some(({ node }) => node.dataset.label === '‹ Layouts')")
        # The list disappears when the transition ends.
        self.wait(page, "title => [...livePreview.stage.items.values()].every(({ node }) => !node.dataset.label.startsWith(title + '. '))", title)
        self.rest(page)
        self.assertTrue(self.shows(page, title))

    def line(self, page):
        """Returns the visible settings from left to right, without the back button."""
        settings = [item for item in self.items(page) if item["height"] == 36 and abs(item["y"] - 44) < 1]
        return [item["label"] for item in sorted(settings, key=lambda item: item["x"]) if item["label"] != "‹ Layouts"]

    def test_every_screen_opens_accepts_its_settings_and_closes(self):
        # High enough for the whole list.
        page = self.open_app(height=1500)
        screens = [label.split(". ")[0] for label in self.labels(page)]
        self.assertGreaterEqual(len(screens), 12)
        for title in screens:
            with self.subTest(screen=title):
                self.open_screen(page, title)
                self.assertGreater(len(self.items(page)), 3)
                tapped = set()
                while new := [text for text in self.line(page) if text.split(": ")[0] not in tapped]:
                    tapped.add(new[0].split(": ")[0])
                    self.tap(page, new[0])
                    self.assertGreater(len(self.items(page)), 3, new[0])
                self.assertGreater(len(tapped), 1)
                self.back(page)

    def test_a_row_cut_off_by_the_lower_edge_opens_its_own_screen(self):
        page = self.open_app()
        # A browser would scroll the row into view, although only the server may scroll.
        row = max((item for item in self.items(page) if ". " in item["label"]), key=lambda item: item["y"])
        # The row's middle is visible.
        way = row["y"] + row["height"] * 0.7 - self.stage_box(page)["height"]
        page.set_viewport_size({**page.viewport_size, "height": round(page.viewport_size["height"] + way)})
        self.rest(page)
        self.assertGreater(row["y"] + row["height"], self.stage_box(page)["height"] + 10)
        self.open_screen(page, row["label"].split(". ")[0])

    def test_a_setting_changes_the_layout(self):
        # High enough for the whole list.
        page = self.open_app(height=1500)
        self.open_screen(page, "Waterfall")
        lanes = {round(item["x"]) for item in self.samples(page)}
        self.tap(page, "Lanes: as fit")
        self.assertLess(len({round(item["x"]) for item in self.samples(page)}), len(lanes))
        self.back(page)
        self.open_screen(page, "Board")
        self.assertGreater(self.samples(page)[0]["width"], 400)
        self.tap(page, "Hero: on")
        self.assertLess(self.samples(page)[0]["width"], 250)

    def test_changes_of_the_data_keep_the_offset(self):
        page = self.open_app()
        self.open_screen(page, "Waterfall")
        page.mouse.move(*self.middle(page))
        page.mouse.wheel(0, 1500)
        self.rest(page)
        # The first items can be partially visible.
        positions = {item["label"]: item["y"] for item in self.samples(page)[6:]}
        self.tap(page, "Insert")
        now = {item["label"]: item["y"] for item in self.samples(page)}
        self.assertGreater(len([label for label in positions if label in now]), len(positions) // 2)
        first = min((item for item in self.samples(page)), key=lambda item: item["position"])["label"]
        self.tap(page, "Delete")
        self.assertNotIn(first, self.labels(page))
        self.tap(page, "Shuffle")
        self.assertEqual(len(set(self.labels(page))), len(self.labels(page)))

    def test_a_drag_turns_to_the_next_item_of_a_carousel(self):
        page = self.open_app()
        self.open_screen(page, "Hero carousel")
        self.assertTrue(self.shows(page, "1 of 24"))
        x, y = self.middle(page)
        self.drag(page, (x + 120, y), (-180, 0), seconds=0.13, steps=8).lift()
        self.rest(page)
        self.assertTrue(self.shows(page, "2 of 24"))
        item = next(item for item in self.samples(page) if item["label"] == "Sample 2")
        self.assertAlmostEqual(item["x"] + item["width"] / 2, self.stage_box(page)["width"] / 2, delta=1)

    def test_two_fingers_turn_the_circle(self):
        page = self.open_app(has_touch=True)
        self.open_screen(page, "Circle")
        before = {item["label"]: item["x"] for item in self.samples(page)}
        x, y = self.middle(page)
        fingers = Fingers(page)
        fingers.press((x - 80, y), (x + 80, y))
        fingers.move((x - 80, y - 96), (x + 80, y + 96), seconds=0.2, steps=12)
        fingers.lift()
        self.rest(page)
        moved = [item for item in self.samples(page) if abs(item["x"] - before[item["label"]]) > 20]
        self.assertGreater(len(moved), 8)

    def test_a_profile_flicked_to_the_right_is_liked_and_can_return(self):
        page = self.open_app(height=1500)
        self.open_screen(page, "Profiles")
        x, y = self.middle(page)
        self.drag(page, (x, y), (190, 0), seconds=0.13, steps=8).lift()
        self.rest(page)
        self.assertTrue(self.shows(page, "1 liked"))
        self.assertNotIn("Sample 1", self.labels(page))
        self.drag(page, (x, y), (-190, 0), seconds=0.13, steps=8).lift()
        self.rest(page)
        self.assertTrue(self.shows(page, "1 liked"))
        self.assertNotIn("Sample 2", self.labels(page))
        self.tap(page, "Undo")
        self.assertIn("Sample 2", self.labels(page))

    def test_a_tap_brings_a_card_of_the_wallet_to_the_front(self):
        page = self.open_app(height=1500)
        self.open_screen(page, "Wallet")

        def cards():
            """Returns the cards' numbers from front to back."""
            cards = sorted(self.samples(page), key=lambda item: -item["y"])
            return [int(item["label"].split()[1]) for item in cards]

        def tap_edge(number):
            card = next(item for item in self.samples(page) if item["label"] == f"Sample {number}")
            stage = self.stage_box(page)
            page.mouse.click(stage["x"] + card["x"] + card["width"] / 2, stage["y"] + card["y"] + 20)
            self.rest(page)

        self.assertEqual(cards(), [1, 2, 3, 4, 5])
        tap_edge(4)
        self.assertEqual(cards(), [4, 1, 2, 3, 5])
        tap_edge(4)
        self.assertEqual(cards(), [4, 1, 2, 3, 5])
        # Also in a turned deck.
        self.tap(page, "Front to the back")
        self.tap(page, "Front to the back")
        self.assertEqual(cards(), [2, 3, 5, 6, 7])
        tap_edge(6)
        self.assertEqual(cards(), [6, 2, 3, 5, 7])
        self.tap(page, "Back to the front")
        self.assertEqual(cards(), [1, 6, 2, 3, 5])

    def test_a_tap_opens_a_pile_and_the_next_one_closes_it(self):
        page = self.open_app()
        self.open_screen(page, "Photo stack")

        def boxes():
            return sorted((item["x"], item["y"]) for item in self.samples(page))

        def columns():
            return len({x for x, _ in boxes()})

        piles = boxes()
        # Each photo is rotated by its own angle, so no two boxes begin at the same position.
        self.assertGreater(columns(), 3)
        page.get_by_role("listitem", name="Sample 1", exact=True).click()
        self.rest(page)
        self.assertEqual(columns(), 3)
        page.get_by_role("listitem", name="Sample 1", exact=True).click()
        self.rest(page)
        # The original positions, to the pixel.
        self.assertEqual(len(boxes()), len(piles))
        for box, pile in zip(boxes(), piles):
            for now, before in zip(box, pile):
                self.assertAlmostEqual(now, before, delta=1)


if __name__ == "__main__":
    unittest.main()
