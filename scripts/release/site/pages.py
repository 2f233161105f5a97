"""Converts the repository's Markdown pages to pages of the site with the same paths."""

import html
import os
import posixpath
import re
import subprocess

ARTICLES = re.compile(r"Sources/(\w+)/\w+\.docc/(\w+)\.md")
# A page that exists only in the site, and the file from which it is made. Links to the file lead to the page.
MEMBERS, DECLARATIONS = "docs/UIKIT-MEMBERS.md", "docs/uikit-api.txt"


def slug(heading, seen):
    """Returns a heading's anchor on GitHub. `seen` counts the page's previous anchors."""
    words = html.unescape(re.sub(r"<[^>]+>", "", heading)).strip().lower()
    words = re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
    count = seen.get(words, 0)
    seen[words] = count + 1
    return f"{words}-{count}" if count else words


def output(path):
    """Returns the site path of a Markdown page."""
    return "index.html" if path == "README.md" else path.removesuffix(".md") + ".html"


def target(link, page, pages):
    """Returns the target of a page's link in the site, or `None` if the site has no such target."""
    if re.match(r"[a-z]+:|#", link):
        return link
    path, hash_, anchor = link.partition("#")
    path = posixpath.normpath(posixpath.join(posixpath.dirname(page), path))
    if path == DECLARATIONS and MEMBERS in pages and page != MEMBERS:
        path = MEMBERS
    article = ARTICLES.fullmatch(path)
    if article:
        path = f"api/documentation/{article[1].lower()}/{article[2].lower()}/"
        if article[1] == article[2]:
            path = f"api/documentation/{article[1].lower()}/"
    elif path in pages:
        path = output(path)
    elif f"{path}/README.md" in pages:
        path = output(f"{path}/README.md")
    elif os.path.isdir(path):
        return None
    return relative(path, output(page)) + hash_ + anchor


def relative(path, page):
    """Returns a site path relative to a page."""
    short = posixpath.relpath(path, posixpath.dirname(page) or ".")
    return short + "/" if path.endswith("/") else short


class Page:
    """A Markdown page: its HTML body with anchors, its title, its other headings, and its first paragraph. The file has another path
    only if the page is made during the build."""

    def __init__(self, path, pages, file=None):
        self.path, self.pages = path, pages
        rendered = subprocess.run(
            ["cmark-gfm", "--unsafe", "-e", "table", "-e", "strikethrough", "-e", "autolink", file or path],
            check=True, capture_output=True, text=True).stdout
        self.headings, self.linked, seen = [], set(), {}

        def anchored(match):
            level, heading = match[1], match[2]
            anchor = slug(heading, seen)
            self.headings.append((int(level), anchor, re.sub(r"<[^>]+>", "", heading)))
            return f'<h{level} id="{anchor}"><a class="anchor" href="#{anchor}">{re.sub(r"</?a[^>]*>", "", heading)}</a></h{level}>'

        body = re.sub(r"<h([1-6])>(.*?)</h\1>", anchored, rendered, flags=re.S)
        body = re.sub(r'<a href="([^"]*)"([^>]*)>(.*?)</a>', self._link, body, flags=re.S)
        # Wide tables scroll separately from the page.
        self.body = body.replace("<table>", '<div class="table"><table>').replace("</table>", "</table></div>")
        self.title = next((heading for level, _, heading in self.headings if level == 1), path)
        first = re.search(r"<p>(?!<img)(.*?)</p>", self.body, flags=re.S)
        self.summary = re.sub(r"<[^>]+>", "", first[1]) if first else ""

    def _link(self, match):
        link, rest, words = html.unescape(match[1]), match[2], match[3]
        to = target(link, self.path, self.pages)
        if to is None:
            return words
        self.linked.add(to)
        return f'<a href="{html.escape(to)}"{rest}>{words}</a>'
