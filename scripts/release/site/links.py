"""Checks that every link of a built site has a target in the site: pages, anchors, pictures, and resources of the documentation's pages."""

import json
import os
import posixpath
import re
from html.parser import HTMLParser
from urllib.parse import unquote


class Reader(HTMLParser):
    """The links and anchors of a page."""

    def __init__(self, text):
        super().__init__()
        self.links, self.anchors = [], set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id":
                self.anchors.add(value)
            elif name in ("href", "src") and value:
                self.links.append(value)
            elif name == "srcset" and value:
                self.links += [source.split()[0] for source in value.split(",")]


def files(folder):
    for where, _, names in os.walk(folder):
        for name in names:
            yield posixpath.relpath(posixpath.join(where, name), folder)


def read(folder, path):
    with open(os.path.join(folder, path), encoding="utf-8") as file:
        return file.read()


def broken(folder):
    """Returns the broken links as pairs of a page and a link."""
    there = set(files(folder))
    # DocC's pages are rendered in the browser. Their links are in their data.
    pages = {path: Reader(read(folder, path)) for path in there if path.endswith(".html") and not path.startswith("api/documentation/")}
    found = []
    for page, reader in pages.items():
        for link in reader.links:
            if re.match(r"[a-z]+:", link):
                continue
            path, _, anchor = link.partition("#")
            to = posixpath.normpath(posixpath.join(posixpath.dirname(page), unquote(path))) if path else page
            if path.endswith("/"):
                to = posixpath.join(to, "index.html")
            if to not in there or (anchor and to in pages and unquote(anchor) not in pages[to].anchors):
                found.append((page, link))
    for path in there:
        if path.startswith("api/data/") and path.endswith(".json"):
            for link in documented(json.loads(read(folder, path))):
                to = "api" + link.partition("#")[0].rstrip("/")
                if to not in there and f"{to}/index.html" not in there:
                    found.append((path, link))
    return sorted(found)


def documented(value):
    """Yields the addresses of pages, pictures, and downloads in a page's data."""
    if isinstance(value, dict):
        for key, part in value.items():
            if key == "url" and isinstance(part, str) and part.startswith("/"):
                yield part
            else:
                yield from documented(part)
    elif isinstance(value, list):
        for part in value:
            yield from documented(part)
