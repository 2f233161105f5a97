"""The overview: a running tile for every scene, the way to a scene and back, and hints for gestures."""

import unittest

from hands import Fingers
from live import LiveCase
from test_tools import AXE

TILES = """[...livePreview.stage.items.values()].sort((a, b) => a.position - b.position)
  .map(({ node }) => node.dataset.label.split(':')[0])"""
FOCUSED = "document.activeElement.dataset.label?.split(':')[0]"
SHOWN = "scene => document.querySelector('[aria-current]')?.dataset.scene === scene && livePreview.offset !== null"


class Overview(LiveCase):
    def open_still(self, scene="", **options):
        """Opens an overview with reduced motion, which comes to rest."""
        page = self.open(scene, reduced_motion="reduce", **options)
        self.rest(page)
        return page

    def test_the_overview_opens_first_with_a_search_field_and_every_scene_in_its_group(self):
        page = self.open_still()
        self.assertEqual(page.get_attribute("[aria-current]", "data-scene"), "overview")
        headings = page.evaluate("[...document.querySelectorAll('#stage h2')].map((node) => node.textContent)")
        self.assertIn("Open one and touch it.", headings[0])
        self.assertEqual(headings[1], "Grids")
        self.assertTrue(page.get_by_role("searchbox", name="Search scenes").is_visible())
        self.assertTrue(page.is_hidden("#panel"))
        # The sidebar has the same groups.
        groups = page.evaluate(
            """[...document.querySelectorAll('#scenes .group')].map((group) =>
              [group.querySelector('h2').textContent, group.querySelectorAll('a').length])""")
        self.assertEqual([title for title, _ in groups], ["Grids", "Carousels", "Stacks", "Lists", "Compositional", "Apps"])
        count = page.evaluate("livePreview.stage.firstList.count")
        self.assertEqual(sum(length for _, length in groups), count)
        # A tile's picture is a running scene, and is hidden from screen readers.
        self.assertGreater(page.evaluate("document.querySelectorAll('#stage [aria-hidden] img').length"), 20)
        self.assertEqual(page.evaluate("document.querySelectorAll('#stage [aria-hidden] [role]').length"), 0)

    def test_axe_finds_nothing(self):
        for options in ({}, {"color_scheme": "dark", "viewport": {"width": 390, "height": 844}}):
            page = self.open_still(**options)
            page.evaluate(AXE)
            for text in ("", "ring", "xyzzy"):
                page.fill("#search-field", text)
                self.rest(page)
                found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
                with self.subTest(text=text, **options):
                    self.assertEqual([(each["id"], each["nodes"][0]["html"]) for each in found], [])

    def test_the_scenes_move_by_themselves(self):
        page = self.open()
        transforms = """[...document.querySelectorAll('#stage [aria-hidden] .e')].map((node) => node.style.transform).join()"""
        self.wait(page, "document.querySelectorAll('#stage [aria-hidden] img').length > 20")
        before = page.evaluate(transforms)
        self.wait(page, f"before => {transforms} !== before", before)

    def test_a_search_keeps_only_matching_tiles_and_links(self):
        page = self.open_still()
        page.keyboard.press("/")
        self.assertEqual(page.evaluate("document.activeElement.id"), "search-field")
        page.keyboard.type("swipe cards")
        self.rest(page)
        self.assertEqual(page.evaluate(TILES), ["Profiles", "Wallet"])
        links = page.locator("#scenes a:visible").all_inner_texts()
        self.assertEqual(links, ["Profiles", "Wallet"])
        page.fill("#search-field", "xyzzy")
        self.rest(page)
        self.assertEqual(page.evaluate(TILES), [])
        self.assertIn("No scene for “xyzzy”.", page.inner_text("#stage"))
        self.assertTrue(page.is_visible("#no-scenes"))
        self.assertTrue(page.is_hidden("#empty"))
        page.keyboard.press("Escape")
        self.rest(page)
        self.assertEqual(page.input_value("#search-field"), "")
        self.assertGreater(len(page.evaluate(TILES)), 8)
        # A text longer than a message allows is truncated.
        page.evaluate("field => { field.maxLength = 9999 }", page.query_selector("#search-field"))
        page.fill("#search-field", "ä" * 300)
        self.rest(page)
        self.assertTrue(page.is_hidden("#notice"))

    def test_return_in_the_search_field_opens_the_first_result(self):
        page = self.open("waterfall")
        page.keyboard.press("/")
        page.keyboard.type("wheel")
        page.keyboard.press("Enter")
        self.wait(page, SHOWN, "wheel")

    def test_arrow_keys_move_between_tiles_and_return_opens_one(self):
        page = self.open_still()
        page.keyboard.press("ArrowDown")
        first, second = page.evaluate(TILES)[:2]
        self.wait(page, f"title => {FOCUSED} === title", first)
        page.keyboard.press("ArrowRight")
        self.wait(page, f"title => {FOCUSED} === title", second)
        box = page.evaluate("(({ x, y }) => [x, y])(document.activeElement.getBoundingClientRect())")
        page.keyboard.press("ArrowDown")
        below = page.evaluate("(({ x, y }) => [x, y])(document.activeElement.getBoundingClientRect())")
        self.assertAlmostEqual(below[0], box[0], delta=1)
        self.assertGreater(below[1], box[1] + 100)
        page.keyboard.press("ArrowUp")
        self.wait(page, f"title => {FOCUSED} === title", second)
        # Each tile is scrolled into view, up to the last one.
        for _ in range(20):
            page.keyboard.press("ArrowDown")
            self.rest(page)
        self.assertEqual(page.evaluate("document.activeElement.ariaPosInSet"), page.evaluate("String(livePreview.stage.firstList.count)"))
        title = page.evaluate("document.activeElement.dataset.label.split(':')[0]")
        page.keyboard.press("Enter")
        self.wait(page, "title => document.title.startsWith(title)", title)

    def test_a_tile_opens_its_scene_and_back_returns_to_the_tile(self):
        page = self.open()
        self.wait(page, "document.querySelectorAll('#stage [aria-hidden] img').length > 20")
        page.mouse.move(*self.middle(page))
        page.mouse.wheel(0, 200)
        self.wait(page, "livePreview.offset.y === 200")
        tile = self.items(page)[4]
        stage = self.stage_box(page)
        page.evaluate(
            """() => {
              globalThis.grown = [];
              const animate = Element.prototype.animate;
              Element.prototype.animate = function (frames, options) {
                if (this.id === 'paint') grown.push(frames[0].transform);
                return animate.call(this, frames, options);
              };
            }""")
        page.mouse.click(stage["x"] + tile["x"] + 60, stage["y"] + tile["y"] + 60)
        self.wait(page, "title => document.title.startsWith(title)", tile["label"].split(":")[0])
        self.wait(page, "livePreview.offset !== null && grown.length === 1")
        # A pressed tile is slightly smaller.
        left = page.evaluate("parseFloat(grown[0].match(/translate\\(([^p]+)px/)[1])")
        self.assertAlmostEqual(left, tile["x"], delta=8)
        # The overview's copy disappears.
        self.wait(page, "!document.querySelector('.copy')")
        self.rest(page)
        page.go_back()
        self.wait(page, SHOWN, "overview")
        self.wait(page, "livePreview.offset.y === 200")

    def test_reduced_motion_disables_the_transition(self):
        page = self.open_still()
        page.evaluate("() => { Element.prototype.animate = () => { throw new Error('moves') } }")
        self.items(page)
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        self.wait(page, "!document.title.startsWith('Overview')")
        self.rest(page)
        self.assertEqual(page.locator(".copy").count(), 0)

    def test_a_deep_link_shows_its_scene_at_once(self):
        page = self.open("waterfall?laneSpacing=40")
        self.rest(page)
        self.assertEqual(page.get_attribute("[aria-current]", "data-scene"), "waterfall")
        self.assertIn("laneSpacing=40", page.url)
        self.assertTrue(page.is_visible("#panel"))

    def test_a_search_survives_a_lost_connection(self):
        page = self.open_still()
        page.fill("#search-field", "mosaic")
        self.rest(page)
        self.forgive_lost_connections()
        page.evaluate("livePreview.former = livePreview.socket; livePreview.socket.close()")
        self.wait(page, "livePreview.socket !== livePreview.former && livePreview.socket?.readyState === 1")
        self.wait(page, f"{TILES}.join() === 'Mosaic'")

    def test_a_phone_shows_two_tiles_side_by_side_and_the_search_field(self):
        for size in ({"width": 390, "height": 844}, {"width": 320, "height": 568}):
            with self.subTest(**size):
                page = self.open_still(viewport=size, has_touch=True)
                lefts = {round(item["x"]) for item in self.items(page)}
                self.assertEqual(len(lefts), 2)
                self.assertTrue(page.is_visible("#search-field"))
                self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), size["width"])


class Hints(LiveCase):
    def test_a_hand_shows_the_gesture_until_the_scene_is_touched(self):
        for scene, gesture in {"circle": "turn", "wheel": "drag", "carousel-cosine": "drag", "profiles": "swipe", "photo-albums": "pinch", "mosaic": "longPress"}.items():
            with self.subTest(scene=scene):
                page = self.open(scene)
                self.rest(page)
                self.assertTrue(page.is_visible("#hint"))
                self.assertEqual(page.get_attribute("#hint", "data-gesture"), gesture)
                self.assertNotEqual(page.inner_text("#hint-words"), "")
                page.mouse.click(*self.middle(page))
                self.assertTrue(page.is_hidden("#hint"))
                # The hint doesn't return.
                self.show(page, "chat")
                self.assertTrue(page.is_hidden("#hint"))
                self.show(page, scene)
                self.assertTrue(page.is_hidden("#hint"))

    def test_a_key_that_moves_the_scene_hides_the_hint(self):
        page = self.open("circle")
        self.rest(page)
        page.keyboard.press("Shift")
        self.assertTrue(page.is_visible("#hint"))
        page.keyboard.press("]")
        self.assertTrue(page.is_hidden("#hint"))

    def test_the_hint_ignores_input_and_stands_still_with_reduced_motion(self):
        page = self.open("carousel-cosine")
        self.rest(page)
        box = page.locator("#hint").bounding_box()
        hit = page.evaluate(
            "([x, y]) => document.elementFromPoint(x, y).closest('#hint')", [box["x"] + box["width"] / 2, box["y"] + 10])
        self.assertIsNone(hit)
        still = self.open("circle", reduced_motion="reduce")
        self.rest(still)
        self.assertTrue(still.is_visible("#hint"))
        self.assertEqual(still.evaluate("document.getAnimations().length"), 0)


class Bar(LiveCase):
    def test_a_question_mark_lists_the_keys(self):
        page = self.open("profiles")
        self.rest(page)
        page.keyboard.press("?")
        self.assertTrue(page.is_visible("#keys"))
        self.assertIn("Delete", page.inner_text("#key-list"))
        self.assertIn("search", page.inner_text("#key-list"))
        page.keyboard.press("Escape")
        self.assertTrue(page.is_hidden("#keys"))
        # In a text field, the key types a character.
        page.focus("#search-field")
        page.keyboard.type("a/?")
        self.assertEqual(page.input_value("#search-field"), "a/?")
        self.assertTrue(page.is_hidden("#keys"))

    def test_tools_open_above_the_settings_one_at_a_time(self):
        page = self.open("waterfall")
        self.rest(page)
        for tool in ("time", "inspector", "export"):
            page.click(f"#show-{tool}")
            self.assertTrue(page.is_visible(f"#{tool}"))
            self.assertEqual(page.locator(".tool:visible").count(), 1)
            self.assertTrue(page.is_visible("#settings"))
            pressed = page.locator("#toolbar [aria-pressed=true]")
            self.assertEqual(pressed.get_attribute("id"), f"show-{tool}")
        page.click("#export .close")
        self.assertEqual(page.locator(".tool:visible").count(), 0)
        self.assertEqual(page.evaluate("document.activeElement.id"), "show-export")

    def test_a_press_elsewhere_closes_the_device_menu(self):
        page = self.open("waterfall")
        self.rest(page)
        page.click("#device summary")
        page.click("#device label[for=device-motion]")
        self.assertTrue(page.is_checked("#device-motion"))
        self.assertTrue(page.is_visible("#device .card"))
        page.mouse.click(*self.middle(page))
        self.assertTrue(page.is_hidden("#device .card"))

    def test_a_phones_settings_are_a_sheet_below_the_running_scene(self):
        for size in ({"width": 390, "height": 844}, {"width": 320, "height": 568}):
            with self.subTest(**size):
                page = self.open("waterfall", viewport=size, has_touch=True, is_mobile=True)
                self.rest(page)
                page.click("#show-panel")
                page.locator("#panel").wait_for(state="visible")
                self.wait(page, "document.getElementById('panel').getAnimations().every(({ playState }) => playState === 'finished')")
                box = page.locator("#panel").bounding_box()
                self.assertGreaterEqual(box["y"], size["height"] / 2 - 1)
                self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), size["width"])
                stage = self.stage_box(page)
                hand = self.drag(page, (size["width"] / 2, box["y"] - 20), (0, -80), seconds=0.2, hand=Fingers)
                hand.lift()
                self.rest(page)
                self.assertGreater(self.offset(page)["y"], stage["y"] - stage["y"] + 20)
                self.assertTrue(page.is_visible("#panel"))
                page.click("#show-panel")
                page.locator("#panel").wait_for(state="hidden")


if __name__ == "__main__":
    unittest.main()
