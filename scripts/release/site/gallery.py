"""Builds the page of all pictures and filmstrips in the site, with the captions from the guides."""

import html
import os
import re
import struct

FOLDER = "docs/pictures"
GROUPS = (
    ("Layouts", "", lambda name, tall: is_scene(name) and not tall),
    ("Layouts at phone width", "", lambda name, tall: is_scene(name) and tall),
    ("Filmstrips", "Six frames of a change or a gesture, drawn by the collection view itself.",
     lambda name, tall: name.startswith("filmstrip-")),
    ("In the browser", "The live page in a browser.", lambda name, tall: name.startswith("live-")),
)


def is_scene(name):
    return not name.startswith(("filmstrip-", "live-"))


def captions(paths):
    """Returns the alternative texts of pictures in Markdown pages by file name. The first page that shows a picture determines its text."""
    found = {}
    for path in paths:
        with open(path, encoding="utf-8") as file:
            for words, name in re.findall(r"!\[([^\]]+)\]\([^)\s]*?/?pictures/([^)\s]+)\)", file.read()):
                found.setdefault(name, words)
    return found


def size(path):
    """Returns the width and height, which keep the page from jumping while it loads."""
    with open(path, "rb") as file:
        head = file.read(400)
    if path.endswith(".png"):
        return struct.unpack(">II", head[16:24])
    width, height = re.search(rb'width="(\d+)" height="(\d+)"', head).groups()
    return int(width), int(height)


def title(name):
    return name.rsplit(".", 1)[0].removeprefix("filmstrip-").removeprefix("live-").replace("-", " ").capitalize()


def figure(name, sizes, said):
    """Returns the figure of a picture. `sizes` contains the sizes of all pictures by file name."""
    width, height = sizes[name]
    stem, extension = name.rsplit(".", 1)
    dark = f"{stem}-dark.{extension}"
    words = said.get(name, "")
    source = f'<source media="(prefers-color-scheme: dark)" srcset="{FOLDER}/{dark}">' if dark in sizes else ""
    tall = ' class="tall"' if height > width else ""
    return (
        f'<figure{tall} id="{stem}"><a href="{FOLDER}/{name}"><picture>{source}<img src="{FOLDER}/{name}" alt="{html.escape(words or title(name))}"'
        f' width="{width}" height="{height}" loading="lazy"></picture></a>'
        f"<figcaption><strong>{html.escape(title(name))}</strong> {html.escape(words)}</figcaption></figure>")


def body(pages, site):
    """Returns the gallery of the pictures in a site's folder. `pages` are the Markdown files with captions."""
    sizes = {name: size(f"{site}/{FOLDER}/{name}") for name in sorted(os.listdir(f"{site}/{FOLDER}"))}
    said = captions(pages)
    drawn = ['<h1 id="gallery">Gallery</h1>', "<p>All pictures of this package, drawn by its own code on Linux. "
             "Some pictures have a dark version, which is shown in dark mode.</p>"]
    for heading, words, belongs in GROUPS:
        anchor = heading.lower().replace(" ", "-")
        drawn.append(f'<h2 id="{anchor}">{heading}</h2>' + (f"<p>{words}</p>" if words else ""))
        shown = [name for name, (width, height) in sizes.items() if belongs(name, height > width) and not re.search(r"-dark\.\w+$", name)]
        drawn.append('<div class="gallery">' + "\n".join(figure(name, sizes, said) for name in shown) + "</div>")
    return "\n".join(drawn)
