"""Takes the documentation's pictures of the live page: `pictures.py FOLDER`."""

import io
import os
import sys

from PIL import Image

from live import LiveCase

SIZE = {"width": 1280, "height": 800}
SHOWN = (960, 600)


class Pictures(LiveCase):
    """Not found by `unittest discover`, which looks for test_*.py."""

    def shoot(self, name, scene, act=lambda page: None, **options):
        page = self.open(scene, viewport=SIZE, **options)
        self.rest(page)
        act(page)
        self.rest(page)
        # Images have come, and what the page itself animates is over.
        self.wait(
            page, "[...document.images].every((image) => image.complete)"
            " && document.getAnimations().every(({ playState }) => playState === 'finished')")
        picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB").resize(SHOWN, Image.LANCZOS)
        path = os.path.join(self.folder, f"live-{name}.png")
        picture.save(path, optimize=True)
        print(f"{path}: {os.path.getsize(path) // 1024} KB")

    def runTest(self):
        self.shoot("waterfall", "waterfall")
        self.shoot("carousel", "carousel-cosine", lambda page: self.press(page, "ArrowRight"), color_scheme="dark")
        self.shoot("ring", "circle", lambda page: self.press(page, "]"), color_scheme="dark")

    def press(self, page, key):
        page.focus("#stage")
        page.keyboard.press(key)
        self.rest(page)
        page.evaluate("document.activeElement.blur()")


if __name__ == "__main__":
    Pictures.folder = sys.argv[1]
    Pictures.setUpClass()
    case = Pictures()
    try:
        case.debug()
    finally:
        Pictures.tearDownClass()
