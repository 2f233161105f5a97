"""Colors for light and dark pages, and SVG elements."""

from dataclasses import dataclass
from xml.sax.saxutils import escape

FONT = "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif"


@dataclass(frozen=True)
class Theme:
    """Colors that are distinguishable for color-blind readers and readable as text on their page. The background is transparent."""

    suffix: str
    text: str
    quiet: str
    grid: str
    ours: str
    peers: tuple
    missed: str


LIGHT = Theme("", "#1f2328", "#59636e", "#d8dee4", "#0067a8", ("#b04a00", "#00775a", "#9a3a8c"), "#b3261e")
DARK = Theme("-dark", "#e6edf3", "#9198a1", "#30363d", "#6cb6ff", ("#f0a35e", "#4fcfa8", "#e59ac8"), "#ff8a80")
THEMES = (LIGHT, DARK)


def number(value):
    """Returns a number rounded to a tenth of a pixel."""
    return f"{value:.1f}".removesuffix(".0")


def element(name, content=None, **attributes):
    """Returns an element. Underscores in attribute names stand for hyphens."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{number(value) if isinstance(value, (int, float)) else escape(value, {chr(34): "&quot;"})}"'
        for key, value in attributes.items() if value is not None)
    return f"<{name}{written}/>" if content is None else f"<{name}{written}>{content}</{name}>"


def text(x, y, words, **attributes):
    return element("text", escape(words), x=x, y=y, **attributes)


def line(x1, y1, x2, y2, **attributes):
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, **attributes)


def picture(width, height, description, theme, elements):
    """Returns a complete file. Screen readers read the description."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}" width="{number(width)}"'
        f' height="{number(height)}" role="img" font-family="{FONT}" font-size="13" fill="{theme.text}">')
    return "\n".join([head, element("title", escape(description)), *elements, "</svg>", ""])
