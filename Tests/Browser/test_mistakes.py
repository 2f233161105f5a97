"""Programming mistakes are shown in the page, which continues to work."""

import unittest

from live import FIXTURE, LiveCase


class Mistakes(LiveCase):
    executable = FIXTURE

    def test_an_exception_is_shown_with_its_call_and_the_page_can_continue(self):
        page = self.open("mistake")
        self.rest(page)
        before = self.items(page)
        mistake = page.get_by_role("switch", name="Mistake")
        mistake.check()
        self.wait(page, "document.getElementById('notice-words').textContent.includes('MistakeController.swift:')", timeout=60)
        self.assertIn("could not dequeue a view of kind", page.inner_text("#notice-words"))
        self.assertEqual(self.items(page), before)
        # Input has no target and no effect.
        page.mouse.move(*self.middle(page))
        page.mouse.wheel(0, 100)
        mistake.uncheck()
        self.wait(page, "document.getElementById('notice').hidden")
        page.mouse.move(*self.middle(page))
        page.mouse.wheel(0, 100)
        self.wait(page, "livePreview.offset.y === 100")


if __name__ == "__main__":
    unittest.main()
