"""Changes of the data and the layout: animations, their results, and reduced motion."""

import unittest

from hands import Mouse
from live import LiveCase

CHANGING = [
    "flow-grid", "waterfall", "photo-wall", "carousel-cosine", "circle", "profiles", "photo-albums", "sticky-headers",
]
# All photos in one pile.
PILE = "photo-albums?Pictures=12&arrangement=1"


class Changes(LiveCase):
    def begin(self, scene, **options):
        page = self.open(scene, **options)
        self.rest(page)
        return page

    def record(self, page):
        """Starts to record every item's position in each frame of the browser."""
        page.evaluate(
            """() => {
              const record = globalThis.recorded = [];
              // Leaving items aren't in the stage's items, but they're still visible.
              const nodes = new Map();
              const note = () => {
                if (record !== recorded) return;
                const positions = {};
                for (const { node } of livePreview.stage.items.values()) nodes.set(node.dataset.label, node);
                for (const [label, node] of nodes) {
                  if (!node.isConnected || (node.dataset.label ?? label) !== label) {
                    nodes.delete(label);
                    continue;
                  }
                  const box = node.getBoundingClientRect();
                  positions[label] = { x: box.x + box.width / 2, y: box.y + box.height / 2,
                    opacity: Number(getComputedStyle(node).opacity), matrix: getComputedStyle(node).transform };
                }
                const last = record.at(-1);
                if (!last || JSON.stringify(last) !== JSON.stringify(positions)) record.push(positions);
                requestAnimationFrame(note);
              };
              note();
            }""")

    def recorded(self, page):
        return page.evaluate("recorded")

    def press(self, page, name):
        page.get_by_role("button", name=name, exact=True).click()

    def labels(self, page):
        return [item["label"] for item in self.items(page)]

    def top(self, page):
        return max(self.items(page), key=lambda item: item["z"])

    def item(self, page, label):
        return next((item for item in self.items(page) if item["label"] == label), None)

    # Buttons

    def test_every_button_animates_to_the_correct_state(self):
        page = self.begin("tags")
        for scene in CHANGING:
            self.show(page, scene)
            names = page.locator("#settings .actions button").all_inner_texts()
            self.assertEqual(names[:3], ["Shuffle", "Insert", "Delete"])
            # The ring is full at the start.
            for name in ["Delete", "Insert", "Shuffle", *names[3:]]:
                with self.subTest(scene=scene, button=name):
                    count = self.figure(page, "items")
                    before = self.labels(page)
                    self.record(page)
                    self.press(page, name)
                    # Positions before, after, and in between.
                    self.wait(page, "recorded.length > 2")
                    self.rest(page)
                    self.assertEqual(
                        self.figure(page, "items"), count + {"Insert": 1, "Delete": -1}.get(name, 0))
                    after = self.items(page)
                    positions = [item["position"] for item in after]
                    self.assertEqual(len(set(positions)), len(positions))
                    if name in ("Shuffle", "Delete"):
                        self.assertNotEqual([item["label"] for item in after], before)

    def test_buttons_can_be_focused_and_pressed_with_keys(self):
        page = self.begin("flow-grid")
        page.get_by_label("Pictures", exact=True).focus()
        for _ in range(4):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.textContent") == "Delete":
                break
        page.keyboard.press("Tab")
        while page.evaluate("document.activeElement.textContent") != "Delete":
            page.keyboard.press("Shift+Tab")
        page.keyboard.press("Enter")
        self.wait(page, "document.getElementById('figure-items').textContent === '59'")
        page.keyboard.press("Space")
        self.wait(page, "document.getElementById('figure-items').textContent === '58'")
        self.assertEqual(page.evaluate("document.activeElement.textContent"), "Delete")
        group = page.get_by_role("group", name="Changes")
        self.assertEqual(group.get_by_role("button").count(), 4)

    def test_a_button_with_nothing_to_do_is_disabled(self):
        page = self.begin("circle")
        insert = page.get_by_role("button", name="Insert", exact=True)
        self.assertEqual(insert.get_attribute("aria-disabled"), "true")
        insert.click(force=True)
        self.press(page, "Delete")
        self.wait(page, "document.getElementById('figure-items').textContent === '17'")
        self.assertEqual(insert.get_attribute("aria-disabled"), "false")
        insert.click()
        self.wait(page, "document.getElementById('figure-items').textContent === '18'")

    def test_opening_an_address_or_resetting_presses_no_buttons(self):
        page = self.begin("flow-grid?Delete=1&Shuffle=1")
        self.assertEqual(self.figure(page, "items"), 60)
        self.press(page, "Delete")
        self.wait(page, "location.hash === '#flow-grid?Pictures=59'")
        page.click("#reset")
        self.wait(page, "document.getElementById('figure-items').textContent === '60'")
        self.wait(page, "location.hash === '#flow-grid'")

    def test_the_address_restores_the_current_layout(self):
        for scene in ("sticky-headers", "carousel-cosine", "circle", "photo-albums"):
            with self.subTest(scene=scene):
                page = self.begin(scene)
                self.press(page, "Next layout")
                self.wait(page, f"location.hash === '#{scene}?Layout=1'")
                self.rest(page)
                shown = self.items(page)
                page.reload()
                self.wait_for_elements(page)
                self.rest(page)
                self.assertEqual(page.evaluate("location.hash"), f"#{scene}?Layout=1")
                sizes = {(round(item["width"]), round(item["height"])) for item in self.items(page)}
                self.assertEqual(sizes, {(round(item["width"]), round(item["height"])) for item in shown})
                control = page.get_by_label("Layout", exact=True)
                if control.evaluate("node => node.tagName") == "SELECT":
                    control.select_option(index=0)
                else:
                    control.get_by_role("radio").first.check()
                self.wait(page, f"location.hash === '#{scene}'")

    def test_settings_of_other_layouts_stay_in_the_address(self):
        page = self.begin("waterfall?Layout=2&laneSpacing=50")
        page.reload()
        self.wait_for_elements(page)
        self.rest(page)
        self.assertEqual(page.evaluate("location.hash"), "#waterfall?Layout=2&laneSpacing=50")
        page.get_by_label("Layout", exact=True).select_option(index=0)
        self.wait(page, "location.hash === '#waterfall?laneSpacing=50'")
        self.assertEqual(page.get_by_label("laneSpacing").input_value(), "50")

    def test_reset_restores_the_scenes_layout_and_its_settings(self):
        page = self.begin("waterfall?Layout=2&laneSpacing=50")
        page.click("#reset")
        self.wait(page, "location.hash === '#waterfall'")
        self.rest(page)
        lanes = sorted({round(item["x"]) for item in self.items(page)})
        page.reload()
        self.wait_for_elements(page)
        self.rest(page)
        self.assertEqual(sorted({round(item["x"]) for item in self.items(page)}), lanes)

    def test_a_reload_restores_a_rings_rotation(self):
        page = self.begin("circle")
        page.focus("#stage")
        # Rotates by more than half a turn. The shortest way to such an angle is in the other direction.
        for _ in range(15):
            page.keyboard.press("]")
            self.hand_pauses(0.06)
        self.rest(page)
        self.wait(page, "location.hash.includes('rotation=-')")
        before = {item["position"]: (item["x"], item["y"]) for item in self.items(page)}
        page.reload()
        self.wait_for_elements(page)
        self.rest(page)
        for item in self.items(page):
            x, y = before[item["position"]]
            self.assertLess(abs(item["x"] - x) + abs(item["y"] - y), 1)

    def test_settings_without_effect_in_the_current_layout_are_disabled(self):
        page = self.begin("flow-grid")
        page.get_by_label("itemSize.width").fill("150")
        self.rest(page)
        for _ in range(2):
            self.press(page, "Next layout")
            self.wait(page, "document.querySelector('#settings input:disabled') !== null")
            self.assertTrue(page.get_by_label("itemSize.width").is_disabled())
            self.assertFalse(page.get_by_label("Pictures", exact=True).is_disabled())
            self.assertEqual("150", page.get_by_label("itemSize.width").input_value())
        self.rest(page)
        self.press(page, "Next layout")
        self.wait(page, "document.querySelector('#settings input:disabled') === null")
        self.rest(page)
        page.get_by_label("itemSize.width").fill("300")
        self.wait(page, "[...livePreview.stage.items.values()].every((item) => item.width === 300)")

    def test_with_reduced_motion_changes_are_not_animated(self):
        page = self.begin("tags", reduced_motion="reduce")
        for scene in CHANGING:
            self.show(page, scene)
            for name in page.locator("#settings .actions button:not([aria-disabled=true])").all_inner_texts():
                with self.subTest(scene=scene, button=name):
                    self.record(page)
                    self.press(page, name)
                    self.wait(page, "recorded.length > 1")
                    self.rest(page)
                    # Positions before and after, and none in between.
                    self.assertEqual(len(self.recorded(page)), 2)

    def test_changes_of_a_million_pictures_are_animated_with_few_views(self):
        page = self.begin("flow-grid?Pictures=999999")
        for name, count in [("Insert", 1_000_000), ("Shuffle", 1_000_000), ("Delete", 999_999)]:
            self.record(page)
            self.press(page, name)
            self.wait(page, "recorded.length > 2")
            self.rest(page)
            self.assertEqual(self.figure(page, "items"), count)
        self.assertLess(self.figure(page, "created"), 100)

    # Cards

    def test_a_flicked_card_flies_off_and_the_next_one_rises(self):
        page = self.begin("profiles")
        first, second, third = self.labels(page)[:3]
        width = self.item(page, second)["width"]

        self.record(page)
        self.drag(page, self.middle(page), (150, 0), seconds=0.08, steps=5).lift()
        self.rest(page)
        self.assertEqual(self.figure(page, "items"), 11)
        frames = self.recorded(page)
        way = [frame[first]["x"] for frame in frames if first in frame]
        self.assertGreater(way[-1], way[0] + 400)
        # The card leaves to the side without turning back or fading. Out of sight, its spring may swing.
        box = self.stage_box(page)
        gone = next(index for index, x in enumerate(way) if x > box["x"] + box["width"])
        self.assertEqual(way[:gone], sorted(way[:gone]))
        self.assertGreater(min(way[gone:]), box["x"] + box["width"])
        self.assertEqual([frame[first]["opacity"] for frame in frames if first in frame][-1], 1)
        rising = [frame[second]["y"] for frame in frames if second in frame]
        self.assertLess(rising[-1], rising[0])
        self.assertGreater(len(set(rising)), 2)
        self.assertIsNone(self.item(page, first))
        self.assertEqual(self.top(page)["label"], second)
        self.assertGreater(self.item(page, second)["width"], width)
        self.assertEqual(self.labels(page)[1], third)

    def test_a_slow_short_drag_springs_back(self):
        page = self.begin("profiles")
        before = self.items(page)
        label = before[0]["label"]
        hand = self.drag(page, self.middle(page), (100, 10), seconds=0.4, steps=20, rest=0.3)
        self.rest(page)
        self.assertGreater(self.item(page, label)["x"], before[0]["x"] + 60)
        hand.lift()
        self.rest(page)
        after = self.items(page)
        self.assertEqual([item["label"] for item in after], [item["label"] for item in before])
        for old, new in zip(before, after):
            self.assertAlmostEqual(old["x"], new["x"], delta=0.5)
            self.assertAlmostEqual(old["y"], new["y"], delta=0.5)
        self.assertEqual(self.figure(page, "items"), 12)

    def test_the_delete_key_dismisses_the_top_card_with_animation(self):
        page = self.begin("profiles")
        first, second = self.labels(page)[:2]
        page.focus("#stage")
        self.record(page)
        page.keyboard.press("Delete")
        self.wait(page, "document.getElementById('figure-items').textContent === '11'")
        self.rest(page)
        frames = self.recorded(page)
        fading = [frame[first]["opacity"] for frame in frames if first in frame]
        self.assertTrue(any(0 < opacity < 1 for opacity in fading), fading)
        self.assertGreater(len({frame[second]["y"] for frame in frames if second in frame}), 2)
        self.assertEqual(self.top(page)["label"], second)

    # Stacks

    def spread(self, page):
        """Returns the largest horizontal or vertical distance between two items."""
        items = self.items(page)
        middles = [(item["x"] + item["width"] / 2, item["y"] + item["height"] / 2) for item in items]
        return max(max(x for x, _ in middles) - min(x for x, _ in middles), max(y for _, y in middles) - min(y for _, y in middles))

    def test_a_tap_opens_a_photo_stack_and_the_next_closes_it(self):
        for scene in [PILE, PILE + "&angleSeed=0&angles=1"]:
            with self.subTest(scene=scene):
                page = self.begin(scene)
                self.assertLess(self.spread(page), 2)
                label = self.top(page)["label"]
                self.record(page)
                page.mouse.click(*self.middle(page))
                self.wait(page, "recorded.length > 2")
                self.rest(page)
                self.assertGreater(self.spread(page), 300)
                box = self.item(page, label)
                self.assertLess(box["y"], 100)
                page.mouse.click(*self.middle(page))
                self.rest(page)
                self.assertLess(self.spread(page), 2)
                self.assertEqual(self.top(page)["label"], label)
                page.context.close()
                self.contexts.remove(page.context)

    def ways(self, page, label):
        """Returns the item's distances from its first position in all recorded frames."""
        positions = [(frame[label]["x"], frame[label]["y"]) for frame in self.recorded(page) if label in frame]
        return [abs(x - positions[0][0]) + abs(y - positions[0][1]) for x, y in positions]

    def test_a_second_tap_during_the_animation_reverses_it(self):
        page = self.begin(PILE)
        label = self.top(page)["label"]
        before = self.item(page, label)
        self.record(page)
        page.mouse.click(*self.middle(page))
        self.wait(page, "recorded.length > 2")
        self.rest(page)
        whole = max(self.ways(page, label))
        self.assertGreater(whole, 300)
        page.mouse.click(*self.middle(page))
        self.rest(page)
        self.assertLess(self.spread(page), 2)

        def turns_midway():
            self.record(page)
            # Doesn't wait for the browser between the taps, because on a busy machine the wait is longer than the animation.
            session = page.context.new_cdp_session(page)
            x, y = self.middle(page)
            for _ in range(2):
                for kind in ("mousePressed", "mouseReleased"):
                    session.send("Input.dispatchMouseEvent", {
                        "type": kind, "x": x, "y": y, "button": "left",
                        "buttons": int(kind == "mousePressed"), "clickCount": 1})
                self.hand_pauses(0.05)
            self.rest(page)
            self.assertLess(self.spread(page), 2)
            after = self.item(page, label)
            self.assertAlmostEqual(after["x"], before["x"], delta=0.5)
            self.assertAlmostEqual(after["width"], before["width"], delta=0.5)
            self.assertEqual(self.figure(page, "items"), 12)
            ways = self.ways(page, label)
            furthest = max(ways)
            # The item turned back early, didn't jump, and was visible in both directions.
            turn = ways.index(furthest)
            return 20 < furthest < whole * 0.95 and all(
                any(furthest * 0.05 < way < furthest * 0.95 for way in half) for half in (ways[:turn], ways[turn:]))

        # On a busy machine, the browser can miss the reversal or the frames around it. A jump would occur every time.
        self.assertTrue(any(turns_midway() for _ in range(10)))

    # Moving by hand

    def move_by_hand(self, page, scene, target, steps):
        """Picks up the scene's first item and moves it to the position of the item at `target`. Returns the original labels, and the hand,
        which stays down."""
        self.show(page, scene)
        items = self.items(page)
        box = self.stage_box(page)
        first, goal = items[0], items[target]

        def middle(item):
            return box["x"] + item["x"] + item["width"] / 2, box["y"] + item["y"] + item["height"] / 2

        start, end = middle(first), middle(goal)
        hand = Mouse(page)
        hand.press(start)
        # Waits for the long press.
        self.rest(page)
        self.assertEqual(self.top(page)["label"], first["label"])
        hand.move(end, seconds=steps * 0.03, steps=steps)
        # The item is under the pointer and above the others, which have made room.
        self.rest(page)
        moving = self.item(page, first["label"])
        self.assertAlmostEqual(box["x"] + moving["x"] + moving["width"] / 2, end[0], delta=3)
        self.assertAlmostEqual(box["y"] + moving["y"] + moving["height"] / 2, end[1], delta=3)
        self.assertEqual(self.top(page)["label"], first["label"])
        return [item["label"] for item in items], hand

    def let_go(self, page, hand):
        hand.lift()
        self.rest(page)

    def test_a_long_press_moves_a_cell(self):
        # Lanes reflow for each passed item, and the result depends on the items that were under the pointer. So the hand goes directly to its target.
        page = self.begin("tags")
        for scene, target, steps in [("flow-grid", 4, 20), ("sticky-headers", 5, 20), ("waterfall", 2, 1)]:
            with self.subTest(scene=scene):
                labels, hand = self.move_by_hand(page, scene, target, steps)
                self.let_go(page, hand)
                self.assertEqual(self.labels(page)[:target + 1], [*labels[1:target + 1], labels[0]])

    def test_a_dropped_cell_stays_in_the_space_made_by_the_others(self):
        page = self.begin("tags")
        # A reopened scene is in its original state.
        for scene, target in [("waterfall", 1), ("flow-grid", 7), ("waterfall", 2), ("sticky-headers", 2)]:
            with self.subTest(scene=scene, target=target):
                (label, *_), hand = self.move_by_hand(page, scene, target, 20)
                shown = self.items(page)
                self.let_go(page, hand)
                after = self.items(page)
                self.assertEqual([item["label"] for item in after], [item["label"] for item in shown])
                self.assertNotEqual(after[0]["label"], label)
                dropped = next(item for item in after if item["label"] == label)
                for before, item in zip(shown, after):
                    if item is dropped:
                        continue
                    for side in ["x", "y", "width", "height"]:
                        self.assertAlmostEqual(item[side], before[side], delta=0.5)
                    apart = max(
                        item["x"] - dropped["x"] - dropped["width"], dropped["x"] - item["x"] - item["width"],
                        item["y"] - dropped["y"] - dropped["height"], dropped["y"] - item["y"] - item["height"])
                    self.assertGreater(apart, -0.5, item["label"])

    def test_a_short_press_scrolls_instead(self):
        page = self.begin("flow-grid")
        labels = self.labels(page)
        self.drag(page, self.middle(page), (0, -200), seconds=0.16).lift()
        self.rest(page)
        self.assertGreater(self.offset(page)["y"], 100)
        page.focus("#stage")
        page.keyboard.press("Home")
        self.rest(page)
        self.assertEqual(self.offset(page)["y"], 0)
        self.assertEqual(self.labels(page), labels)


if __name__ == "__main__":
    unittest.main()
