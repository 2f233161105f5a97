"""The inspector and the clock."""

import os
import unittest

import axe_playwright_python

from live import LiveCase

with open(os.path.join(os.path.dirname(axe_playwright_python.__file__), "axe.min.js")) as script:
    AXE = script.read()


class Tools(LiveCase):
    def rows(self, page, group=0):
        return dict(page.evaluate(
            """group => [...document.querySelectorAll('#inspector-report section')[group].querySelectorAll('dl > div')]
              .map((row) => [row.querySelector('dt').textContent, row.querySelector('dd').textContent])""", group))

    def expect_accessible(self, page):
        page.evaluate(AXE)
        found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
        self.assertEqual([(each["id"], each["nodes"][0]["html"]) for each in found], [])

    def test_the_inspector_shows_pinned_elements_and_its_tree_responds_to_keys(self):
        page = self.open("sticky-headers")
        self.rest(page)
        page.click("#show-inspector")
        self.wait(page, "document.querySelectorAll('#inspector-tree li').length > 5")
        # A picture below the header, which stays at the top. A roll has twelve pictures.
        item = next(each for each in self.items(page) if each["y"] > 100)
        path = f"[{item['position'] // 12}, {item['position'] % 12}]"
        stage = self.stage_box(page)
        x, y = stage["x"] + item["x"] + item["width"] / 2, stage["y"] + item["y"] + item["height"] / 2
        page.mouse.click(x, y)
        self.wait(page, "document.querySelectorAll('#inspector-report section').length === 2")
        rows = self.rows(page)
        self.assertEqual((rows["Class"], rows["Index path"], rows["Reuse identifier"]), ("PhotoCell", path, "photo"))
        left, _, width = rows["Frame"].replace("×", ",").split(",")[:3]
        self.assertAlmostEqual(float(left), item["x"], delta=1)
        self.assertAlmostEqual(float(width), item["width"], delta=1)
        self.assertLessEqual({"Kind", "Bounds", "Center", "Transform", "Alpha", "Z-index", "Attributes"}, rows.keys())
        self.assertLessEqual(
            {"Layout", "Content size", "Offset", "Insets", "Invalidations", "Invalidated elements", "Preparations", "Queries",
             "Returned elements"}, self.rows(page, 1).keys())
        # A pinning click is not a tap.
        self.assertFalse(any(each["label"].endswith("selected") for each in self.items(page)))
        self.assertEqual(page.inner_text("#inspector-tree [aria-current]"), f"PhotoCell {path}")
        page.focus("#inspector-tree [aria-current]")
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        self.wait(page, "path => document.querySelector('#inspector-report h3').textContent !== `PhotoCell ${path}`", path)
        self.assertNotEqual(self.rows(page)["Frame"], rows["Frame"])
        # The program draws the overlays: an element for each layer above the contents. One of them marks the pinned view.
        paths = "document.querySelectorAll('#paint > .e > .e:last-of-type .shape path').length"
        before = page.evaluate("livePreview.stage.count")
        page.hover("#show-inspector")
        self.wait(page, paths + " === 1")
        for overlay in ("outlines", "question"):
            with self.subTest(overlay):
                page.check(f"#overlay-{overlay}")
                self.wait(page, paths + " === 2")
                page.uncheck(f"#overlay-{overlay}")
                self.wait(page, paths + " === 1")
        page.check("#overlay-outlines")
        self.expect_accessible(page)
        page.uncheck("#overlay-outlines")
        page.click("#show-inspector")
        self.wait(page, "before => livePreview.stage.count < before", arg=before)
        self.wait(page, "!document.querySelector('#inspector-report section')")

    def test_a_long_press_with_alt_inspects_the_pressed_element(self):
        page = self.open("flow-grid")
        self.rest(page)
        stage, item = self.stage_box(page), self.items(page)[0]
        page.mouse.move(stage["x"] + item["x"] + 20, stage["y"] + item["y"] + 20)
        page.keyboard.down("Alt")
        page.mouse.down()
        self.wait(page, "document.querySelector('#inspector-report h3')?.textContent === 'PhotoCell [0, 0]'")
        page.mouse.up()
        page.keyboard.up("Alt")
        self.rest(page)
        self.assertFalse(any(each["label"].endswith("selected") for each in self.items(page)))

    def test_each_page_can_stop_its_own_time_and_advance_it_by_a_frame(self):
        page, other = self.open("waterfall"), self.open("waterfall")
        for each in (page, other):
            self.rest(each)
        page.click("#show-time")
        for position, speed in enumerate((0.5, 0.25, 0.1), 2):
            page.click(f"#time-speed label:nth-child({position})")
            self.wait(page, "speed => Math.abs(livePreview.speed - speed) < 1e-6", speed)
        page.click("#time-speed label:last-child")
        self.wait(page, "livePreview.speed === 0 && document.querySelector('#time-speed :checked').value === '0'")
        for each in (page, other):
            each.focus("#stage")
            each.keyboard.press("PageDown")
        self.wait(other, "livePreview.offset.y > 500")
        self.rest(other)
        self.assertEqual(other.evaluate("livePreview.speed"), 1)
        self.assertEqual(self.offset(page)["y"], 0)
        # A new build keeps the chosen speed.
        self.forgive_lost_connections()
        page.evaluate("livePreview.former = livePreview.socket; livePreview.socket.close()")
        self.wait(page, "livePreview.socket !== livePreview.former && livePreview.socket?.readyState === 1 && livePreview.speed === 0")
        page.focus("#stage")
        page.keyboard.press("PageDown")
        offsets = []
        for _ in range(3):
            page.click("#time-step")
            self.wait(page, "before => livePreview.offset.y > before", arg=offsets[-1] if offsets else 0)
            offsets.append(self.offset(page)["y"])
        self.assertLess(offsets[-1], 300)
        self.expect_accessible(page)
        page.click("#time-speed label:first-child")
        self.wait(page, "livePreview.offset.y > 500")
        self.assertEqual(page.get_attribute("#time-step", "aria-disabled"), "true")
        parts = ["prepare", "answers", "views", "rest", "list", "wire"]
        for part in parts:
            self.assertRegex(page.inner_text(f"#time-{part}"), r"^\d+\.\d\d ms$")
        self.rest(page)
        total = sum(float(page.inner_text(f"#time-{part}").split()[0]) for part in parts)
        self.assertAlmostEqual(float(page.inner_text("#time-sum").split()[0]), total, delta=0.04)
        page.locator("#settings input[type=range]").first.press("ArrowRight")
        self.wait(page, "Number(document.getElementById('time-preparations').textContent) > 0")
        self.assertGreater(int(page.inner_text("#time-questions")), 0)

    def test_a_badge_shows_slow_time_and_another_scene_returns_to_full_speed(self):
        page = self.open("waterfall")
        self.rest(page)
        self.assertFalse(page.locator("#time-badge").is_visible())
        page.click("#show-time")
        for position, words in ((2, "½"), (5, "Pause")):
            page.click(f"#time-speed label:nth-child({position})")
            self.wait(page, "words => document.getElementById('time-badge').textContent === words", words)
            self.assertTrue(page.locator("#time-badge").is_visible())
        self.expect_accessible(page)
        # Other settings, or the same scene again, don't change the speed.
        page.evaluate("location.hash += '?laneSpacing=40'")
        self.wait(page, "livePreview.offset !== null && document.getElementById('setting-4')")
        self.rest(page)
        self.assertEqual(page.evaluate("livePreview.speed"), 0)
        self.show(page, "flow-grid")
        self.wait(page, "livePreview.speed === 1 && document.getElementById('time-badge').hidden")
        page.click("#time-speed label:last-child")
        self.wait(page, "livePreview.speed === 0")
        page.click("#time-speed label:first-child")
        self.wait(page, "livePreview.speed === 1 && document.getElementById('time-badge').hidden")

    def test_a_swipe_is_saved_as_a_test_unless_it_changes_nothing(self):
        page = self.open("profiles")
        self.rest(page)
        page.click("#show-time")
        page.click("#gesture-save")
        self.wait(page, "document.getElementById('gesture-status').textContent.startsWith('There is no recorded gesture yet')")
        self.drag(page, self.middle(page), (260, -20), seconds=0.2, steps=8).lift()
        self.rest(page)
        self.assertEqual(self.figure(page, "items"), 11)
        with page.expect_download() as download:
            page.click("#gesture-save")
        with open(download.value.path()) as file:
            source = file.read()
        self.assertIn("#expect(collectionView.numberOfItems(inSection: 0) == 11)", source)
        self.assertNotIn("contentOffset.x -", source)
        self.wait(page, "document.getElementById('gesture-status').textContent === 'Saved RecordedGestureTests.swift.'")
        # The swipe is too short, so the card returns.
        self.drag(page, self.middle(page), (20, 0), seconds=0.5, steps=8, rest=0.3).lift()
        self.rest(page)
        page.click("#gesture-save")
        self.wait(page, "document.getElementById('gesture-status').textContent.startsWith('No test was saved')")

    def test_a_flick_can_be_replayed_and_saved_as_a_test(self):
        page = self.open("waterfall")
        self.rest(page)
        self.drag(page, self.middle(page), (0, -160), seconds=0.13, steps=8).lift()
        self.rest(page)
        page.click("#show-time")
        offsets = []
        for _ in range(2):
            page.click("#gesture-replay")
            self.rest(page)
            offsets.append(self.offset(page)["y"])
        self.assertGreater(offsets[0], 160)
        self.assertAlmostEqual(offsets[0], offsets[1], delta=0.01)
        with page.expect_download() as download:
            page.click("#gesture-save")
        self.assertEqual(download.value.suggested_filename, "RecordedGestureTests.swift")
        with open(download.value.path()) as file:
            source = file.read()
        self.assertIn("finger.down(at: CGPoint(x: ", source)
        self.assertIn(f"contentOffset.y - {offsets[0]:.1f}".removesuffix(".0"), source)


if __name__ == "__main__":
    unittest.main()
