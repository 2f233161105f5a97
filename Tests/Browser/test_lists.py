"""Lists: swiping, expanding, and switching rows by mouse, touch, and keyboard."""

import unittest

from hands import Fingers
from live import LiveCase


class Lists(LiveCase):
    def show(self, scene, **options):
        page = self.open(scene, **{"viewport": {"width": 1000, "height": 1500}, **options})
        self.rest(page)
        return page

    def labels(self, page):
        return [item["label"] for item in self.items(page)]

    def middle_of(self, page, label):
        """Returns the center of a row in page coordinates."""
        item = next(item for item in self.items(page) if label in item["label"])
        stage = self.stage_box(page)
        return stage["x"] + item["x"] + item["width"] / 2, stage["y"] + item["y"] + item["height"] / 2

    def middle_of_box(self, locator):
        box = locator.bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def wait_for_row(self, page, label, there=True):
        rows = f"[...livePreview.stage.items.values()].some(({{ node }}) => node.dataset.label.includes('{label}'))"
        self.wait(page, rows if there else f"!{rows}")

    def test_a_swipe_and_a_button_delete_a_row(self):
        page = self.show("settings-list")
        self.drag(page, self.middle_of(page, "Watch"), (-160, 0), seconds=0.2, steps=12, rest=0.15).lift()
        button = page.locator("#paint [role=button][aria-label=Forget]")
        button.wait_for(state="attached")
        self.rest(page)
        box = button.bounding_box()
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.wait_for_row(page, "Watch", there=False)

    def test_a_full_swipe_deletes_a_row(self):
        page = self.show("settings-list", viewport={"width": 390, "height": 1500}, has_touch=True)
        x, y = self.middle_of(page, "Car")
        self.drag(page, (x + 150, y), (-315, 0), seconds=0.25, steps=15, hand=Fingers).lift()
        self.wait_for_row(page, "Car", there=False)

    def test_the_mouse_expands_an_outline_and_a_key_collapses_it(self):
        page = self.show("outline")
        self.assertFalse(any("Strings" in label for label in self.labels(page)))
        page.mouse.click(*self.middle_of(page, "Music"))
        self.wait_for_row(page, "Strings")
        self.rest(page)
        page.locator("#paint [role=button][aria-label=Collapse]").last.focus()
        page.keyboard.press("Enter")
        self.wait_for_row(page, "Strings", there=False)

    def test_switches_have_labels_and_headers_are_headings(self):
        page = self.show("settings-list")
        switch = page.locator("#paint [role=switch]").first
        self.assertEqual(switch.get_attribute("aria-label"), "Airplane mode")
        switch.focus()
        page.keyboard.press("Space")
        self.wait(page, "document.querySelector('#paint [role=switch]').getAttribute('aria-checked') === 'true'")
        self.assertIn("Networks", page.locator("#paint h2").all_inner_texts())

    def test_a_rows_menu_opens_by_mouse_and_by_keyboard(self):
        page = self.show("settings-list")
        opener = page.locator("#paint [role=button][aria-haspopup=menu]")
        self.assertEqual(opener.get_attribute("aria-label"), "Chime")
        box = opener.bounding_box()
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        elements = page.locator("#paint [role=menu] [role=menuitemradio]")
        elements.last.wait_for(state="attached")
        self.assertEqual(elements.evaluate_all("(all) => all.map((node) => node.getAttribute('aria-label'))"),
                         ["Chime", "Bell", "Marimba", "Silence"])
        self.rest(page)
        page.mouse.click(*self.middle_of_box(elements.nth(1)))
        self.wait(page, "document.querySelector('#paint [aria-haspopup=menu][role=button]').getAttribute('aria-label') === 'Bell'")
        opener.focus()
        page.keyboard.press("Enter")
        self.wait(page, "document.activeElement.getAttribute('aria-label') === 'Bell'"
                        " && document.activeElement.getAttribute('aria-checked') === 'true'")
        page.keyboard.press("Escape")
        self.wait(page, "document.activeElement.getAttribute('aria-haspopup') === 'menu'")
        page.keyboard.press("Enter")
        self.wait(page, "document.activeElement.getAttribute('role') === 'menuitemradio'")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        self.wait(page, "document.querySelector('#paint [aria-haspopup=menu][role=button]').getAttribute('aria-label') === 'Marimba'")

    def test_releasing_the_mouse_button_on_a_menu_element_chooses_it(self):
        page = self.show("settings-list")
        opener = page.locator("#paint [role=button][aria-haspopup=menu]")
        page.mouse.move(*self.middle_of_box(opener))
        page.mouse.down()
        elements = page.locator("#paint [role=menu] [role=menuitemradio]")
        elements.last.wait_for(state="attached")
        self.rest(page)
        x, y = self.middle_of_box(elements.nth(2))
        page.mouse.move(x, y, steps=6)
        page.mouse.up()
        self.wait(page, "document.querySelector('#paint [aria-haspopup=menu][role=button]').getAttribute('aria-label') === 'Marimba'")
        elements.first.wait_for(state="detached")

    def test_a_swipe_action_is_performed_by_keyboard(self):
        page = self.show("settings-list")
        row = page.locator("#paint [role=listitem][aria-haspopup=menu]", has_text="Watch")
        row.focus()
        page.keyboard.press("Shift+F10")
        self.wait(page, "document.activeElement.getAttribute('role') === 'menuitem'")
        elements = page.locator("#paint [role=menu] [role=menuitem]")
        self.assertEqual(elements.evaluate_all("(all) => all.map((node) => node.getAttribute('aria-label'))"),
                         ["Forget", "Flag", "To the top"])
        page.keyboard.press("Escape")
        self.wait(page, "document.activeElement.dataset.label?.includes('Watch')")
        page.keyboard.press("Shift+F10")
        self.wait(page, "document.activeElement.getAttribute('role') === 'menuitem'")
        page.keyboard.press("Enter")
        self.wait_for_row(page, "Watch", there=False)


if __name__ == "__main__":
    unittest.main()
