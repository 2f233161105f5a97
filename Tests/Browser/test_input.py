"""Input from pointers and keys, and its effects on the views."""

import math
import unittest

from hands import Fingers
from live import LiveCase


class Input(LiveCase):
    def centred(self, page):
        """Returns the item in the middle of the stage, and its horizontal distance from the middle."""
        box = self.stage_box(page)
        middle = box["width"] / 2
        item = min(self.items(page), key=lambda item: abs(item["x"] + item["width"] / 2 - middle))
        return item["position"], item["x"] + item["width"] / 2 - middle

    def test_the_wheel_scrolls(self):
        page = self.open("flow-grid")
        page.mouse.move(*self.middle(page))
        page.mouse.wheel(0, 300)
        self.wait(page, "livePreview.offset.y === 300")
        page.mouse.wheel(0, -1000)
        self.wait(page, "livePreview.offset.y === 0")

    def test_the_mouse_wheel_scrolls_content_that_only_scrolls_horizontally(self):
        for scene in ("carousel-cosine", "waterfall?scrollDirection=1"):
            page = self.open(scene)
            page.mouse.move(*self.middle(page))
            before = self.offset(page)["x"]
            page.mouse.wheel(0, 300)
            self.wait(page, "before => livePreview.offset.x > before + 100", arg=before)

    def test_a_drag_begun_while_a_key_rotates_leaves_no_fingers_down(self):
        page = self.open("flow-grid")
        page.focus("#stage")
        page.keyboard.press("]")
        # A third of the duration of the key's gesture.
        self.hand_pauses(0.1)
        hand = self.drag(page, self.middle(page), (0, -200), seconds=0.32, steps=20, rest=0.3)
        self.rest(page)
        self.assertGreater(self.offset(page)["y"], 170)
        hand.lift()
        self.rest(page)
        offset = self.offset(page)["y"]
        page.mouse.move(*self.middle(page))
        page.mouse.wheel(0, 200)
        self.wait(page, "offset => livePreview.offset.y === offset + 200", arg=offset)

    def test_brackets_typed_with_option_rotate(self):
        page = self.open("circle")
        self.rest(page)
        page.focus("#stage")
        before = page.evaluate("[...livePreview.stage.items.values()][0].node.style.transform")
        page.evaluate(
            """document.getElementById('stage').dispatchEvent(
              new KeyboardEvent('keydown', { key: ']', altKey: true, bubbles: true, cancelable: true }))""")
        self.wait(
            page, "before => [...livePreview.stage.items.values()][0].node.style.transform !== before", arg=before)

    def test_keys_scroll(self):
        page = self.open("waterfall")
        page.focus("#stage")
        page.keyboard.press("ArrowDown")
        self.wait(page, "livePreview.offset.y > 0")
        self.rest(page)
        line = self.offset(page)["y"]
        page.keyboard.press("PageDown")
        self.wait(page, "line => livePreview.offset.y > line + 400", arg=line)
        page.keyboard.press("End")
        self.rest(page)
        end = self.offset(page)["y"]
        page.keyboard.press("ArrowUp")
        self.wait(page, "end => livePreview.offset.y < end", arg=end)
        page.keyboard.press("Home")
        self.wait(page, "livePreview.offset.y === 0")

    def test_dragging_a_carousel_comes_to_rest_on_an_item(self):
        page = self.open("carousel-cosine")
        self.rest(page)
        first, distance = self.centred(page)
        self.assertLess(abs(distance), 1)
        hand = self.drag(page, self.middle(page), (-180, 0), seconds=0.27, steps=15)
        self.assertEqual(page.evaluate("document.activeElement.id"), "stage")
        hand.lift()
        self.rest(page)
        item, distance = self.centred(page)
        self.assertEqual(item, first + 1)
        self.assertLess(abs(distance), 1)

    def test_a_finger_drags(self):
        page = self.open("waterfall", has_touch=True)
        finger = self.drag(page, self.middle(page), (0, -200), seconds=0.3, steps=20, rest=0.3, hand=Fingers)
        self.rest(page)
        # The contents don't scroll by the distance before the pan gesture begins.
        self.assertGreater(self.offset(page)["y"], 180)
        self.assertLessEqual(self.offset(page)["y"], 200)
        finger.lift()
        self.rest(page)
        self.assertLess(self.offset(page)["y"], 210, "a finger that rests before it lifts must not flick")

    def test_a_flick_continues_after_release(self):
        page = self.open("waterfall")
        self.drag(page, self.middle(page), (0, -240), seconds=0.13, steps=8).lift()
        self.rest(page)
        self.assertGreater(self.offset(page)["y"], 240 + 100)

    def test_arrow_keys_step_through_a_carousel(self):
        page = self.open("carousel-cosine")
        self.rest(page)
        first, _ = self.centred(page)
        page.focus("#stage")
        page.keyboard.press("ArrowRight")
        self.wait(page, "x => livePreview.offset.x > x + 100", arg=self.offset(page)["x"])
        self.rest(page)
        item, distance = self.centred(page)
        self.assertEqual(item, first + 1)
        self.assertLess(abs(distance), 1)

    def test_each_of_several_quick_presses_is_a_full_step(self):
        page = self.open("carousel-cosine")
        page.focus("#stage")
        for pause in (0, 0.03, 0.06, 0.15):
            self.rest(page)
            first, _ = self.centred(page)
            for _ in range(4):
                page.keyboard.press("ArrowRight")
                self.hand_pauses(pause)
            self.rest(page)
            self.assertEqual(self.centred(page)[0], first + 4)
        self.show(page, "flow-grid")
        page.focus("#stage")
        for key, part in (("ArrowDown", 0.12), ("PageDown", 0.9)):
            page.keyboard.press("Home")
            self.rest(page)
            for _ in range(2):
                page.keyboard.press(key)
                self.hand_pauses(0.04)
            self.rest(page)
            self.assertAlmostEqual(self.offset(page)["y"], 2 * part * self.stage_box(page)["height"], delta=1)

    def test_end_and_home_reach_the_last_and_first_items_of_an_endless_line(self):
        page = self.open("cover-flow")
        self.rest(page)
        page.focus("#stage")
        start = self.offset(page)["x"]
        pitch = 200
        for key, item, way in (("End", 23, -1), ("Home", 0, 0), ("ArrowLeft", 23, -1), ("End", 23, -1)):
            page.keyboard.press(key)
            self.rest(page)
            self.assertEqual(self.centred(page)[0], item, key)
            self.assertAlmostEqual(self.offset(page)["x"], start + way * pitch, delta=1)

    # The ring: item i of n is at an angle of 2πi/n from the top, clockwise, at the radius's distance from the center.

    def angle(self, page, item):
        box = self.stage_box(page)
        x = item["x"] + item["width"] / 2 - box["width"] / 2
        y = item["y"] + item["height"] / 2 - box["height"] / 2
        return math.atan2(y, x), math.hypot(x, y)

    def ring(self, page):
        items = self.items(page)
        angles = [self.angle(page, item) for item in items]
        for (first, radius), (second, other) in zip(angles, angles[1:]):
            step = (second - first) % (2 * math.pi)
            self.assertAlmostEqual(step, 2 * math.pi / len(items), delta=0.01)
            self.assertAlmostEqual(radius, other, delta=2)
        return angles[0]

    def two_fingers(self, page, scale, turn):
        """Moves two fingers apart and around, starting a hundred points from the center."""
        x, y = self.middle(page)
        fingers = Fingers(page)

        def points(part):
            arm, angle = 100 * (1 + (scale - 1) * part), turn * part
            across, down = arm * math.cos(angle), arm * math.sin(angle)
            return [(x + across, y + down), (x - across, y - down)]

        fingers.press(*points(0))
        for step in range(1, 31):
            fingers.go(*points(step / 30), after=0.016)
        fingers.rest(0.2)
        fingers.lift()
        self.rest(page)
        settings = page.evaluate(
            "Object.fromEntries([...document.querySelectorAll('#settings .setting')]"
            ".map(row => [row.querySelector('.name').firstChild.textContent, row.querySelector('input, select').value]))")
        return float(settings["rotation"]), float(settings["Scale"])

    def test_two_fingers_rotate_the_ring_by_their_angle(self):
        page = self.open("circle", has_touch=True)
        self.rest(page)
        before, radius = self.ring(page)
        turn = 0.9
        rotation, _ = self.two_fingers(page, 1, turn)
        self.rest(page)
        after, same = self.ring(page)
        # The gesture is recognized only after some distance.
        self.assertAlmostEqual((after - before) % (2 * math.pi), rotation, delta=0.06)
        self.assertGreater(rotation, turn * 0.75)
        self.assertLessEqual(rotation, turn + 0.05)
        self.assertAlmostEqual(radius, same, delta=8)

    def test_two_fingers_scale_the_ring_by_their_distance(self):
        page = self.open("circle", has_touch=True)
        self.rest(page)
        before, radius = self.ring(page)
        _, scale = self.two_fingers(page, 0.7, 0)
        self.rest(page)
        after, smaller = self.ring(page)
        self.assertAlmostEqual(smaller / radius, scale, delta=0.03)
        self.assertAlmostEqual(scale, 0.7, delta=0.1)
        self.assertAlmostEqual(after, before, delta=0.05)

    def test_settings_follow_two_fingers_that_rotate_and_pinch(self):
        page = self.open("circle", has_touch=True)
        self.rest(page)
        x, y = self.middle(page)
        fingers = Fingers(page)
        points = lambda arm, angle: [
            (x + arm * math.cos(angle), y + arm * math.sin(angle)),
            (x - arm * math.cos(angle), y - arm * math.sin(angle))]
        fingers.press(*points(100, 0))
        for step in range(1, 16):
            fingers.go(*points(100 + step, step * 0.04), after=0.016)
        rotation, scale = (
            f"Number([...document.querySelectorAll('.setting')].find((row) => row.textContent.startsWith('{name}'))"
            ".querySelector('input').value)" for name in ("rotation", "Scale"))
        self.wait(page, f"Math.abs({rotation} - 0.5) < 0.051 && {scale} > 1.04")
        fingers.lift()

    def test_control_and_wheel_pinch(self):
        page = self.open("circle")
        self.rest(page)
        _, radius = self.ring(page)
        page.mouse.move(*self.middle(page))
        page.evaluate(
            "() => { window.turned = 0; addEventListener('wheel', (event) => { window.turned += event.deltaY; }, true); }")
        page.keyboard.down("Control")
        for _ in range(8):
            page.mouse.wheel(0, 8)
            self.hand_pauses(0.02)
        # A busy browser receives the wheel's turns later than the key.
        self.wait(page, "window.turned === 64")
        page.keyboard.up("Control")
        self.rest(page)
        _, smaller = self.ring(page)
        self.assertLess(smaller, radius * 0.85)

    def test_safaris_gesture_events_pinch_and_rotate(self):
        page = self.open("circle")
        self.rest(page)
        before, radius = self.ring(page)
        # Other browsers lack these events. The names and members are those of WebKit's GestureEvent.
        page.evaluate(
            """async () => {
              const stage = document.getElementById('stage');
              const box = stage.getBoundingClientRect();
              const send = (type, scale, rotation) => stage.dispatchEvent(Object.assign(
                new Event(type, { bubbles: true, cancelable: true }),
                { scale, rotation, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }));
              const taken = [send('gesturestart', 1, 0)];
              for (let step = 1; step <= 20; step++) {
                taken.push(send('gesturechange', 1 - 0.015 * step, 2 * step));
                await new Promise(requestAnimationFrame);
              }
              // The fingers rest to prevent a flick.
              await new Promise((done) => setTimeout(done, 200));
              taken.push(send('gestureend', 0.7, 40));
              if (taken.includes(true)) throw new Error('the browser would also zoom');
            }""")
        self.rest(page)
        after, smaller = self.ring(page)
        self.assertAlmostEqual(smaller / radius, 0.7, delta=0.1)
        self.assertAlmostEqual((after - before) % (2 * math.pi), math.radians(40), delta=0.2)

    def test_keys_rotate_and_scale_the_ring(self):
        page = self.open("circle")
        self.rest(page)
        page.focus("#stage")
        angle, radius = self.ring(page)
        for key, turn, scale in (("]", 1, 0), ("[", -1, 0), ("[", -1, 0), ("-", 0, -1), ("+", 0, 1), ("=", 0, 1)):
            with self.subTest(key=key):
                page.keyboard.press(key)
                self.rest(page)
                next_angle, next_radius = self.ring(page)
                turned = math.remainder(next_angle - angle, 2 * math.pi)
                self.assertAlmostEqual(turned, turn * math.pi / 12, delta=0.01)
                self.assertAlmostEqual(next_radius / radius, 1.15 ** scale, delta=0.02)
                angle, radius = next_angle, next_radius

    def test_delete_on_a_card_stack_shows_the_next_card(self):
        page = self.open("profiles")
        self.rest(page)
        labels = [item["label"] for item in self.items(page)]
        page.focus("#stage")
        page.keyboard.press("Delete")
        self.wait(page, "document.getElementById('figure-items').textContent === '11'")
        self.rest(page)
        after = self.items(page)
        self.assertEqual([item["label"] for item in after][:2], labels[1:3])
        top = max(after, key=lambda item: item["z"])
        self.assertEqual(top["label"], labels[1])

    def test_an_empty_stack_can_be_restarted(self):
        page = self.open("profiles?widthStep=50")
        self.rest(page)
        page.focus("#stage")
        for count in range(11, -1, -1):
            page.keyboard.press("Delete")
            self.wait(page, "count => Number(document.getElementById('figure-items').textContent) === count", count)
        self.rest(page)
        page.click("#start-again")
        self.wait(page, "livePreview.stage.items.size > 0")
        self.rest(page)
        self.assertEqual(self.figure(page, "items"), 12)
        self.assertFalse(page.locator("#empty").is_visible())
        self.assertIn("widthStep=50", page.url)
        self.assertEqual(page.evaluate("document.activeElement.id"), "stage")

    def test_a_tap_selects(self):
        page = self.open("flow-grid")
        self.rest(page)
        stage, item = self.stage_box(page), self.items(page)[0]
        page.mouse.click(
            stage["x"] + item["x"] + item["width"] / 2, stage["y"] + item["y"] + item["height"] / 2)
        self.wait(
            page, "[...livePreview.stage.items.values()].filter(({ node }) => node.ariaLabel.endsWith(', selected')).length === 1")


if __name__ == "__main__":
    unittest.main()
