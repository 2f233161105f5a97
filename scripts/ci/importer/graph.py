"""Compares the importer's names for the members in the headers with the page's names."""

import glob
import json
import re

from headers import is_async_form
from page import parse_member


class Graph:
    """The symbol graph of the module UIKit, with its extensions of other modules. Identifiers contain the selectors."""

    def __init__(self, folder):
        self.symbols = {}
        for path in sorted(glob.glob(f"{folder}/UIKit*.symbols.json")):
            with open(path) as file:
                graph = json.load(file)
            for symbol in graph["symbols"]:
                text = "".join(fragment["spelling"] for fragment in symbol["declarationFragments"])
                self.symbols.setdefault(symbol["identifier"]["precise"], []).append((symbol["pathComponents"], text))

    def member(self, type_name, sort, selector):
        found = []
        for kind in ("cs", "pl", "cy"):
            found += self.symbols.get(f"c:objc({kind}){type_name}({sort}){selector}", [])
        return found


def as_declared(found):
    return [parse_member(re.sub(r"@discardableResult |unowned\(unsafe\) ", "", text), 0) for _, text in found]


def shape(member):
    """Returns the compared parts of a member. They don't include isolation and storage attributes."""
    parameters = [(parameter.label, normal(parameter.type), normal(parameter.default)) for parameter in member.parameters]
    flags = (member.is_type_member, member.is_optional, member.is_async, member.kind == "var" and member.is_settable)
    return (member.kind, member.base + member.failable, parameters, normal(member.result), flags)


def normal(text):
    """Returns a type for comparison, without parentheses around a single name, names of closure parameters, and isolation."""
    text = re.sub(r"\bany |`|@MainActor |@noescape ", "", text).replace("BOOL", "Bool").replace(" : ", ": ")
    text = re.sub(r"\(([\w.]+)\)(?=[?!]|$)", r"\1", text)
    return re.sub(r"(?<=[(, ])_ \w+: ", "", text).strip()


def compare(graph, headers):
    """Returns a problem for each member that the importer drops, or whose imported declaration differs from the page."""
    problems = []
    for (type_name, sort, selector), (kind, member) in headers.members.items():
        found = graph.member(type_name, sort, selector)
        if not found:
            problems.append(f"{kind.location(member)}: the importer drops {selector}")
            continue
        read = as_declared(found)
        forms = [member] + [other for other in kind.members if is_async_form(other, member)]
        for form in forms:
            if not any(shape(other) == shape(form) for other in read):
                names = "; ".join(f"`{text}`" for _, text in found)
                problems.append(f"{kind.location(member)}: the importer reads `{selector}` as {names}, but the page has `{form.text}`")
    return problems


def needless_names(graph, headers):
    """Returns a problem for each member with an unnecessary name, using headers without names."""
    problems = []
    for (type_name, sort, selector), (kind, member) in headers.members.items():
        if not member.is_renamed:
            continue
        read = as_declared(graph.member(type_name, sort, selector))
        if any(shape(other) == shape(member) for other in read):
            problems.append(f"{kind.location(member)}: the importer derives this name itself: write @objc, not @renamed")
    return problems
