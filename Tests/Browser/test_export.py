"""A page's exports: code, pictures, filmstrips, and films."""

import subprocess
import unittest

from live import GALLERY, LiveCase

WATERFALL = subprocess.run([GALLERY, "source", "waterfall"], capture_output=True, text=True, check=True).stdout


class Export(LiveCase):
    def saved(self, page, button, timeout=30):
        with page.expect_download(timeout=timeout * 1000) as download:
            page.click(button)
        with open(download.value.path(), "rb") as file:
            return download.value.suggested_filename, file.read()

    def test_pictures_in_a_film_keep_their_transparent_parts(self):
        page = self.open("waterfall")
        alphas = page.evaluate(
            """async () => {
              const { shrunk } = await import(new URL("tools/pictures.js", location.href).href);
              const canvas = document.createElement("canvas");
              [canvas.width, canvas.height] = [600, 600];
              const context = canvas.getContext("2d");
              const noise = context.createImageData(600, 300);
              for (let at = 0; at < noise.data.length; at++) noise.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
              context.putImageData(noise, 0, 300);
              const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
              const image = new Image();
              image.src = await shrunk(blob);
              await image.decode();
              context.clearRect(0, 0, 600, 600);
              context.drawImage(image, 0, 0);
              const { data } = context.getImageData(10, 0, 1, 600);
              return [image.src.length < blob.size, image.width, data[4 * 10 + 3], data[4 * 500 + 3]];
            }""")
        self.assertEqual(alphas, [True, 512, 0, 255])

    def test_an_export_requested_without_a_connection_fails_at_once(self):
        page = self.open("waterfall")
        self.rest(page)
        page.click("#show-export")
        # Presses the button while the page connects.
        page.evaluate(
            """() => {
              const Socket = WebSocket;
              globalThis.WebSocket = class extends Socket {
                constructor(...inputs) {
                  super(...inputs);
                  globalThis.WebSocket = Socket;
                  document.getElementById("export-svg").click();
                }
              };
              livePreview.socket.close();
            }""")
        self.wait(page, "document.getElementById('export-status').textContent === 'The export failed: the connection was lost.'")
        self.wait(page, "!document.getElementById('export-svg').hasAttribute('aria-busy')")
        self.wait(page, "livePreview.socket?.readyState === 1")
        self.rest(page)
        self.assertEqual(self.saved(page, "#export-test")[0], "WaterfallTests.swift")
        self.forgive_lost_connections()

    def test_code_pictures_a_filmstrip_and_a_film_can_be_exported(self):
        page = self.open("waterfall")
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.rest(page)
        page.focus("#show-export")
        page.keyboard.press("Enter")

        with self.subTest("nothing has moved"):
            page.click("#export-film")
            self.wait(page, "document.getElementById('export-status').textContent === 'Nothing has moved yet.'")

        with self.subTest("code"):
            page.focus("#export-source")
            page.keyboard.press("Enter")
            self.wait(page, "document.getElementById('export-status').textContent === 'Copied.'")
            self.assertEqual(page.evaluate("navigator.clipboard.readText()"), WATERFALL)

        with self.subTest("test"):
            name, test = self.saved(page, "#export-test")
            self.assertEqual(name, "WaterfallTests.swift")
            self.assertIn(b"let controller = WaterfallController()", test)
            self.wait(page, "document.getElementById('export-status').textContent === 'Saved WaterfallTests.swift.'")

        with self.subTest("picture"):
            name, svg = self.saved(page, "#export-svg")
            self.assertEqual(name, "waterfall.svg")
            self.assertTrue(svg.startswith(b"<svg"))
            self.assertIn(b'href="data:image/svg+xml', svg)
            self.assertNotIn(b'href="image/', svg)
            name, png = self.saved(page, "#export-png")
            self.assertEqual(name, "waterfall.png")
            self.assertTrue(png.startswith(b"\x89PNG"))
            box = self.stage_box(page)
            self.assertEqual([int.from_bytes(png[at:at + 4], "big") for at in (16, 20)], [box["width"], box["height"]])
            self.assertGreater(len(png), 20_000)

        with self.subTest("filmstrip of the last transition"):
            page.click("text=Shuffle")
            self.rest(page)
            name, strip = self.saved(page, "#export-filmstrip")
            self.assertEqual(name, "waterfall-filmstrip.svg")
            self.assertIn(strip.count(b" s</text>"), range(3, 7))

        with self.subTest("film of the last gesture"):
            x, y = self.middle(page)
            page.mouse.move(x, y)
            page.mouse.down()
            for step in range(10):
                page.mouse.move(x, y - 20 * step)
            page.mouse.up()
            self.rest(page)
            name, film = self.saved(page, "#export-film", timeout=60)
            self.assertEqual(name, "waterfall.webm")
            self.assertTrue(film.startswith(b"\x1a\x45\xdf\xa3"), "the EBML header of WebM")
            self.assertGreater(len(film), 5_000)


if __name__ == "__main__":
    unittest.main()
