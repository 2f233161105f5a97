"""Controls in cells: by pointer, by keyboard, and for screen readers."""

import unittest

from hands import Mouse
from live import FIXTURE, LiveCase


class Controls(LiveCase):
    executable = FIXTURE

    def setUp(self):
        super().setUp()
        self.page = self.open("controls")
        self.rest(self.page)

    def control(self, role, row=0):
        return self.page.locator(f"#paint [role={role}]").nth(row)

    def says(self, text):
        """Waits for a row's label."""
        self.wait(self.page, f"[...livePreview.stage.items.values()].some(({{ node }}) => node.textContent.includes('{text}'))")

    def middle_of(self, role, row=0):
        box = self.control(role, row).bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def test_controls_have_roles_names_and_states(self):
        rows = len(self.items(self.page))
        for role in ("button", "switch", "slider"):
            self.assertEqual(self.page.locator(f"#paint [role={role}]").count(), rows)
        self.assertEqual(self.control("button").get_attribute("aria-label"), "Add")
        self.assertEqual(self.control("switch").get_attribute("aria-label"), "Wi-Fi")
        self.assertEqual(self.control("switch").get_attribute("aria-checked"), "false")
        self.assertEqual(self.control("slider").get_attribute("aria-valuenow"), "0")
        self.assertEqual(self.control("slider").get_attribute("aria-valuetext"), "0%")

    def test_each_of_two_lists_has_its_own_items_tab_stop_and_keys(self):
        self.show(self.page, "lists")
        focused = "document.activeElement.dataset.label"
        self.page.focus("#stage")
        for first, last in (("0 0", "0 39"), ("1 0", "1 59")):
            self.page.keyboard.press("Tab")
            self.assertEqual(self.page.evaluate(focused), first)
            self.page.keyboard.press("ArrowDown")
            self.assertEqual(self.page.evaluate(focused), first[:2] + "1")
            self.page.keyboard.press("End")
            self.wait(self.page, f"{focused} === '{last}'")
            self.rest(self.page)
            self.page.keyboard.press("ArrowDown")
            self.assertEqual(self.page.evaluate(focused), last)
        self.page.keyboard.press("Shift+Tab")
        self.assertEqual(self.page.evaluate(focused)[:2], "0 ")
        self.wait(self.page, "/^Items \\d+ to 40 of 40$/.test(document.getElementById('announcement').textContent)")

    def test_a_moved_row_stays_in_data_order_and_keeps_the_focus(self):
        self.page.evaluate("document.querySelectorAll('#paint [role=switch]')[1].focus()")
        for number in (3, 4, 5, 1, 2):
            self.page.evaluate("[...document.querySelectorAll('button')].find((button) => button.textContent === 'Fifth first').click()")
            self.rest(self.page)
            order = self.page.evaluate("[...document.querySelectorAll('[aria-posinset]')].map((node) => Number(node.ariaPosInSet))")
            self.assertEqual(order, sorted(order))
            self.assertEqual(self.page.evaluate(
                "[document.activeElement.role, document.activeElement.closest('[aria-posinset]')?.ariaPosInSet]"),
                ["switch", str(number)])

    def test_a_tap_on_a_control_does_not_select_the_cell(self):
        self.page.mouse.click(*self.middle_of("button"))
        self.says("Added")
        self.page.mouse.click(*self.middle_of("switch"))
        self.says("Switch true")
        self.wait(self.page, "document.querySelector('#paint [role=switch]').getAttribute('aria-checked') === 'true'")
        box = self.items(self.page)[0]
        stage = self.stage_box(self.page)
        self.page.mouse.click(stage["x"] + box["x"] + 50, stage["y"] + box["y"] + 30)
        self.says("Selected 0")

    def test_keys_press_buttons_toggle_switches_and_move_sliders(self):
        self.control("button").focus()
        self.page.keyboard.press("Enter")
        self.says("Added")
        self.control("switch").focus()
        self.page.keyboard.press("Space")
        self.says("Switch true")
        self.page.keyboard.press("Space")
        self.says("Switch false")
        self.control("slider").focus()
        for _ in range(3):
            self.page.keyboard.press("ArrowRight")
        self.says("Slider 30")
        self.page.keyboard.press("ArrowLeft")
        self.says("Slider 20")
        self.wait(self.page, "Math.abs(document.querySelector('#paint [role=slider]').getAttribute('aria-valuenow') - 0.2) < 0.01")
        self.assertEqual(self.offset(self.page)["y"], 0)

    def test_a_sliders_knob_can_be_dragged(self):
        box = self.control("slider").bounding_box()
        y = box["y"] + box["height"] / 2
        hand = Mouse(self.page)
        hand.press((box["x"] + 14, y))
        # Waits until the surrounding views leave the touch to the slider.
        self.rest(self.page)
        hand.move((box["x"] + 70, y), seconds=0.3, steps=8)
        hand.lift()
        self.says("Slider 50")

    def test_a_drag_that_begins_on_a_button_scrolls(self):
        x, y = self.middle_of("button", 5)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x, y - 150, steps=5)
        self.page.mouse.up()
        self.wait(self.page, "livePreview.offset.y > 100")
        self.rest(self.page)
        self.assertEqual(self.page.evaluate("document.getElementById('paint').textContent.includes('Added')"), False)


class Sheet(LiveCase):
    executable = FIXTURE

    def test_a_sample_of_each_feature_is_drawn(self):
        page = self.open("sheet")
        self.wait(page, "[...document.querySelectorAll('#paint img')].length > 40")
        self.wait(page, "[...document.querySelectorAll('#paint img')].every((image) => image.complete && image.naturalWidth > 0)")
        runs = page.evaluate("[...document.querySelectorAll('#paint svg.text text')].map((run) => run.textContent)")
        for text in ("Bold, ", "red on yellow", ", underlined"):
            self.assertIn(text, runs)


if __name__ == "__main__":
    unittest.main()
