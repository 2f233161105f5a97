"""Reads docs/uikit-api.txt: UIKit's types and their members, as displayed by Swift. The top of the page explains its form."""

import re
from dataclasses import dataclass, field

KINDS = ("class", "struct", "enum", "protocol")
# The words that Swift treats as prepositions at the start of a first label. Before other words, @objc inserts "With".
PREPOSITIONS = set(
    "above after along alongside as at before below by following for from given in including inside into matching of on "
    "passing preceding since to until using via when with within".split()
)

MODIFIER = r"(@nonobjc|@MainActor|@discardableResult|nonisolated|optional|convenience|weak|mutating|static|class) +"


def split(text, separator=","):
    """Returns the parts between separators outside of brackets."""
    parts, depth, last = [""], 0, ""
    for character in text:
        if character in "([<{":
            depth += 1
        elif character in ")]}" or character == ">" and last != "-":
            depth -= 1
        if character == separator and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
        last = character
    return [part.strip() for part in parts if part.strip()]


def closing(text, start):
    """Returns the index of the bracket that closes the one at `start`."""
    depth = 0
    for index in range(start, len(text)):
        if text[index] in "([":
            depth += 1
        elif text[index] in ")]":
            depth -= 1
            if depth == 0:
                return index
    raise ValueError(f"not closed: {text}")


@dataclass
class Parameter:
    label: str
    name: str
    type: str
    default: str = ""


@dataclass
class Member:
    """A line of the page."""

    line: int
    text: str
    kind: str = ""  # func, init, var, case, typealias, subscript
    name: str = ""  # insertSubview(_:at:)
    base: str = ""
    parameters: list = field(default_factory=list)
    result: str = ""  # also the type of a variable
    is_type_member: bool = False
    is_optional: bool = False
    is_swift_only: bool = False
    is_mutating: bool = False
    is_async: bool = False
    is_settable: bool = False
    is_weak: bool = False
    is_convenience: bool = False
    failable: str = ""
    generics: str = ""
    where: str = ""
    isolation: str = ""
    written: str = ""  # the selector, if the page contains one
    is_renamed: bool = False  # UIKit specifies the Swift name

    @property
    def is_factory(self):
        return self.kind == "init" and self.written.startswith("+")

    @property
    def selector(self):
        """The selector. For a property, it's the property's Objective-C name: `hidden`, not `isHidden`."""
        return self.written.lstrip("+") or self.derived

    @property
    def derived(self):
        """Swift's default selector in an @objc class, except for Boolean properties: `hidden` for `isHidden`, as in Cocoa."""
        if self.kind == "var":
            match = re.fullmatch(r"is([A-Z])(\w*)", self.base)
            return match[1].lower() + match[2] if match and self.result == "Bool" else self.base
        labels = [parameter.label for parameter in self.parameters]
        if not labels:
            return self.base
        head, rest = labels[0], labels[1:]
        first = self.base
        if head != "_":
            word = re.match(r"[a-z]+", head)
            is_led = self.kind == "func" and word and word[0] in PREPOSITIONS
            first += ("" if is_led else "With") + head[0].upper() + head[1:]
        return ":".join([first] + ["" if label == "_" else label for label in rest]) + ":"


@dataclass
class Type:
    page: str  # the path
    name: str
    kind: str = ""
    is_objc: bool = False
    is_isolated: bool = False
    written: str = ""  # the name in C, if it isn't the Swift name without dots
    generics: str = ""
    inherited: list = field(default_factory=list)
    missing: list = field(default_factory=list)
    members: list = field(default_factory=list)

    @property
    def c_name(self):
        return self.written or self.name.replace(".", "")

    def location(self, member):
        return f"{self.page}:{member.line}: {self.name}.{member.name}"


def parse_member(source, line):
    text = re.split(r" // | ≠ | ~ ", source)[0]
    member = Member(line, text)
    if found := re.search(r"@(objc|renamed)\(([^)]*)\) ?", text):
        member.is_renamed = found[1] == "renamed"
        member.written = found[2]
        text = text[: found.start()] + text[found.end():]
    while found := re.match(MODIFIER, text):
        word = found[1]
        text = text[found.end():]
        member.is_swift_only |= word == "@nonobjc"
        member.is_optional |= word == "optional"
        member.is_convenience |= word == "convenience"
        member.is_weak |= word == "weak"
        member.is_mutating |= word == "mutating"
        member.is_type_member |= word in ("static", "class")
        if word in ("@MainActor", "nonisolated"):
            member.isolation = word
    if found := re.match(r"(var|let) (`?\w+`?): (.*?)( \{ get( set)? \})?$", text):
        member.kind, member.base, member.result = "var", found[2].strip("`"), found[3].strip()
        member.name = member.base
        member.is_settable = found[1] == "var" and (not found[4] or bool(found[5]))
    elif found := re.match(r"typealias (\w+)(<[^=]*>)? = (.*)$", text):
        member.kind, member.base, member.generics, member.result = "typealias", found[1], found[2] or "", found[3]
        member.name = member.base
    elif found := re.match(r"case (.*)$", text):
        member.kind, member.base = "case", found[1]
    elif found := re.match(r"(func )?(\w+)([?!]?)(<.*?>)?\(", text):
        member.kind = "func" if found[1] else found[2]
        member.base, member.failable, member.generics = found[2], found[3], found[4] or ""
        end = closing(text, found.end() - 1)
        for part in split(text[found.end():end]):
            names, _, kind = part.partition(":")
            words = names.split()
            kind, _, default = kind.partition(" = ")
            label = words[0] if member.kind != "subscript" or len(words) > 1 else "_"
            member.parameters.append(Parameter(label, words[-1], kind.strip(), default.strip()))
        rest = text[end + 1:]
        rest, _, member.where = rest.partition(" where ")
        member.where = re.sub(r" \{ get( set)? \}$", "", member.where)
        member.is_settable = member.kind == "subscript" and "{ get }" not in text
        rest = re.sub(r" \{ get( set)? \}$", "", rest)
        member.is_async = " async" in rest
        if "->" in rest:
            member.result = rest.split("->", 1)[1].strip()
        member.name = member.base + "(" + "".join(parameter.label + ":" for parameter in member.parameters) + ")"
    else:
        raise ValueError(f"line {line}: not a declaration: {source}")
    return member


def is_present(line):
    """Returns `True` if the line declares a UIKit member that the package has."""
    before = re.split(r" ~ | ≠ ", line)[0]
    return not line.startswith("+ ") and " - " not in before


def parse_type(line, path):
    end = line.index("]")
    rest = re.split(r" ≠ | ~ ", line[end + 1:])[0].strip()
    clauses = rest.split("; ")
    found = Type(path, line[1:end], is_isolated="@MainActor" in rest, is_objc=bool(re.search(r"@objc\b(?!\()", rest)))
    if name := re.search(r"@objc\((\w+)\)", rest):
        found.written = name[1]
    head = re.sub(r"@(MainActor|objc(\(\w+\))?) ?", "", clauses[0])
    kind, _, inherited = head.partition(":")
    found.kind = kind.strip()
    found.inherited = split(inherited)
    for clause in clauses[1:]:
        if clause.startswith("not "):
            found.missing = split(clause[4:])
        elif clause.startswith("of "):
            found.generics = clause[3:]
    return found


def parse(text, path):
    """Returns the types in order. Global functions and constants are members of a type with an empty name."""
    types, current = [], None
    for number, line in enumerate(text.split("\n"), 1):
        if not line or line.startswith(("#", "!")):
            continue
        if line.startswith("["):
            current = parse_type(line, path)
            types.append(current)
        elif is_present(line):
            current.members.append(parse_member(line, number))
    return types


def problems(types):
    """Returns problems with unnecessary or meaningless parts of the page."""
    found = []
    for kind in types:
        for member in kind.members:
            where = kind.location(member)
            if member.is_optional and not (kind.is_objc and kind.kind == "protocol"):
                found.append(f"{where}: only Objective-C requirements can be optional")
            if member.written and not kind.is_objc:
                found.append(f"{where}: only Objective-C members can have selectors")
            if not kind.is_objc or member.kind not in ("func", "init", "var") or member.is_swift_only or is_static(member):
                continue
            if member.is_async:
                count = len(member.parameters) + 1
                if not any(other.base == member.base and len(other.parameters) == count for other in kind.members):
                    found.append(f"{where}: the method is async, but has no form with a completion handler")
            elif not member.written and is_cut_short(member.derived):
                found.append(f"{where}: {member.derived} ends in a preposition: write UIKit's selector")
            elif member.written == member.derived and not member.is_renamed and not is_cut_short(member.derived):
                found.append(f"{where}: {member.written} follows from the name: omit it")
    return found


def is_static(member):
    """Returns `True` for C constants and Swift additions, which are never Objective-C members."""
    return bool(re.match(r"(\w+ )*static ", member.text))


def is_cut_short(selector):
    """Returns `True` if a part of the selector ends in a preposition, which is rare in UIKit's selectors."""
    words = [re.findall(r"[A-Z]?[a-z0-9]+|[A-Z]+", part) for part in selector.split(":")[:-1]]
    return any(word and word[-1].lower() in PREPOSITIONS for word in words)
