"""Builds the site around the static documentation and checks every link: `scripts/release/site FOLDER MEMBERS`, from the root of the
repository. First, scripts/release/docs puts the documentation in FOLDER/api, the filmstrips in FOLDER/docs/pictures, and the page of
UIKit's members in the file MEMBERS."""

import glob
import html
import os
import re
import shutil
import sys

import gallery
import links
from pages import MEMBERS, Page, output, relative

NAME = "Collection layouts"
TOP = (("index.html", "Home"), ("docs/index.html", "Guides"), ("gallery.html", "Gallery"), ("api/documentation/", "API"))
HERE = os.path.dirname(os.path.abspath(__file__))


def frame(path, title, body, aside=""):
    """Returns a complete page."""
    section = path if path in dict(TOP) else "docs/index.html"
    top = "".join(
        f'<a href="{relative(to, path)}"{" aria-current=page" if to == section else ""}>{name}</a>' for to, name in TOP)
    name = title if title == NAME else f"{title} · {NAME}"
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{html.escape(name)}</title>
<link rel="icon" href="{relative("icon.svg", path)}">
<link rel="stylesheet" href="{relative("style.css", path)}">
</head>
<body>
<header><a class="name" href="{relative("index.html", path)}">{NAME}</a><nav aria-label="Site">{top}</nav></header>
<div class="{'columns' if aside else 'single'}">
{aside}<main>
{body}
</main>
</div>
</body>
</html>
"""


def order(pages):
    """Returns the guides in the order of their links on the front page, followed by the others."""
    front = list(dict.fromkeys(re.findall(r'href="([^"#]+)', pages["README.md"].body)))
    ranks = {link: rank for rank, link in enumerate(front)}
    guides = [path for path in pages if path != "README.md"]
    return sorted(guides, key=lambda path: (ranks.get(output(path), len(front)), path))


def aside(page, guides, pages):
    """Returns the sidebar with all guides and the headings of the current one."""
    items = []
    for path in guides:
        here = path == page.path
        items.append(
            f'<li><a href="{relative(output(path), output(page.path))}"{" aria-current=page" if here else ""}>{pages[path].title}</a>')
        headings = [(anchor, words) for level, anchor, words in page.headings if level == 2] if here else []
        if len(headings) > 1:
            items.append("<ul>" + "".join(f'<li><a href="#{anchor}">{words}</a></li>' for anchor, words in headings) + "</ul>")
        items.append("</li>")
    return f'<nav class="aside" aria-label="Guides"><ul>{"".join(items)}</ul></nav>\n'


def index(guides, pages):
    """Returns the page with all guides."""
    items = "".join(
        f'<li><a href="{relative(output(path), "docs/index.html")}">{pages[path].title}</a><p>{pages[path].summary}</p></li>' for path in guides)
    return f'<h1 id="guides">Guides</h1>\n<ul class="guides">{items}</ul>'


def free_of_root(folder):
    """Makes the paths in DocC's pages relative, so that they work in any folder of a server."""
    for path in glob.glob(f"{folder}/**/index.html", recursive=True):
        up = os.path.relpath(folder, os.path.dirname(path)) + "/"
        with open(path, encoding="utf-8") as file:
            text = file.read()
        text = text.replace('var baseUrl = "/"', f'var baseUrl = new URL("{up}", location.href).pathname')
        text = re.sub(r'((?:src|href)=")/', rf"\g<1>{up}", text)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)


def write(folder, path, text):
    path = os.path.join(folder, path)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def build(folder, members):
    sources = sorted([*glob.glob("*.md"), *glob.glob("docs/**/*.md", recursive=True), MEMBERS]) + ["Porting/README.md"]
    files = {path: members if path == MEMBERS else path for path in sources}
    pages = {path: Page(path, set(sources), files[path]) for path in sources}
    guides = order(pages)
    for path, page in pages.items():
        sidebar = "" if path == "README.md" else aside(page, guides, pages)
        write(folder, output(path), frame(output(path), NAME if path == "README.md" else page.title, page.body, sidebar))
    write(folder, "docs/index.html", frame("docs/index.html", "Guides", index(guides, pages)))
    for name in ("pictures", "performance"):
        shutil.copytree(f"docs/{name}", f"{folder}/docs/{name}", ignore=shutil.ignore_patterns("*.md"), dirs_exist_ok=True)
    write(folder, "gallery.html", frame("gallery.html", "Gallery", gallery.body(files.values(), folder)))
    # Copies other files of the repository that guides link to.
    for path, page in pages.items():
        for link in page.linked:
            plain = os.path.normpath(os.path.join(os.path.dirname(path), link.partition("#")[0]))
            if os.path.isfile(plain) and not os.path.exists(f"{folder}/{plain}"):
                os.makedirs(os.path.dirname(f"{folder}/{plain}"), exist_ok=True)
                shutil.copy(plain, f"{folder}/{plain}")
    for name in ("style.css", "icon.svg"):
        shutil.copy(f"{HERE}/{name}", folder)
    free_of_root(f"{folder}/api")
    # DocC's pages request this file and log an error if it's missing.
    write(folder, "api/theme-settings.json", "{}\n")


def main(arguments):
    if len(arguments) != 2:
        print(__doc__, file=sys.stderr)
        return 64
    build(*arguments)
    broken = links.broken(arguments[0])
    for page, link in broken:
        print(f"{page}: broken link: {link}", file=sys.stderr)
    return 1 if broken else 0
