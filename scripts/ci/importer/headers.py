"""Makes Objective-C headers from the page, in the form that Swift's Clang importer reads on Apple's platforms."""

import re

from page import is_static
from world import CORE_FOUNDATION, FOUNDATION_PROTOCOLS, SwiftOnly, Unknown, c_name, is_closure, plain, unwrapped

PRAGMA = "#pragma clang assume_nonnull"


def attribute(text):
    return f"__attribute__(({text}))"


def swift_attribute(text):
    return attribute(f'swift_attr("{text}")')


def swift_name(text):
    return attribute(f'swift_name("{text}")')


class Headers:
    """The headers for the page's types. `problems` lists declarations that no header can contain, and `left` lists Swift-only members."""

    def __init__(self, world, types, uses_names=True):
        self.world = world
        self.types = types
        # `False` omits the explicit Swift names, to find out which of them are needed.
        self.uses_names = uses_names
        self.problems = []
        self.left = []
        self.members = {}  # (type, kind of member, selector): member

    def text(self):
        """Returns the headers. Declarations precede their uses."""
        world = self.world
        classes, protocols = world.of_role("class"), world.of_role("protocol")
        lines = ["#pragma once", '#import "Foundation.h"', '#import "CoreGraphics.h"', f"{PRAGMA} begin"]
        lines += [reference(kind) for kind in world.of_role("reference")]
        lines += [f"@protocol {kind.name};" for kind in protocols]
        lines += [f"@class {kind.c_name}{generic(kind)};" for kind in classes]
        lines += [self.structure(kind) for kind in world.of_role("struct")]
        lines += [self.enumeration(kind) for kind in world.of_role("enum", "options")]
        for kind in world.of_role("newtype"):
            lines += self.newtype(kind)
        for name, closure in world.blocks.items():
            lines.append(f"typedef {world.block(closure, c_name(name))} {swift_name(name) if '.' in name else ''};")
        for kind in world.bridged:
            bridge = attribute(f'swift_bridge("UIKit.{kind.name}")')
            lines += [bridge, swift_name(f"__{kind.name}"), f"@interface {kind.c_name} : NSObject", "@end"]
        for kind in ordered(protocols, lambda kind: kind.inherited):
            lines += self.protocol(kind)
        for kind in ordered(classes, lambda kind: [above.name for above in [self.superclass(kind)] if above]):
            lines += self.interface(kind)
        for kind in self.types:
            if kind.is_objc and not kind.kind:
                lines += [f"@interface {kind.name} (UIKit)", *self.declarations(kind), "@end"]
        return "\n".join([*lines, f"{PRAGMA} end", ""])

    def structure(self, kind):
        fields = [member for member in kind.members if member.kind == "var" and not member.is_type_member]
        text = "".join(f"{self.world.spell(field.result)} {field.base}; " for field in fields)
        return f"typedef struct {kind.name} {{ {text}}} {kind.name};"

    def enumeration(self, kind):
        name = kind.c_name
        is_options = self.world.role(kind) == "options"
        cases = []
        for member in kind.members:
            if member.kind == "case":
                cases += [case.strip(" `") for case in member.base.split(",")]
            elif member.kind == "var" and is_options:
                cases.append(member.base)
        # Only types are checked, so the values don't matter.
        values = [f"{name}{capital(case)} = {f'1UL << {index}' if is_options else index}" for index, case in enumerate(cases)]
        kinds = "flag_enum, enum_extensibility(open)" if is_options else "enum_extensibility(closed)"
        raw = "NSUInteger" if is_options else "NSInteger"
        head = f"enum {attribute(kinds)} {swift_name(kind.name) if kind.name != name else ''} {name} : {raw}"
        return f"typedef {head} {name};\n{head} {{ {', '.join(values)} }};"

    def newtype(self, kind):
        name, raw = kind.c_name, self.world.raw(kind)
        is_extensible = any(member.kind == "init" for member in kind.members)
        wrapper = attribute("swift_newtype(struct)" if is_extensible else "swift_newtype(enum)")
        lines = [f"typedef {self.world.spell(raw)} {name} {wrapper} {swift_name(kind.name) if '.' in kind.name else ''};"]
        for member in kind.members:
            if member.kind == "var" and member.is_type_member and member.result == kind.name:
                constant = name + capital(member.base)
                lines.append(f"extern {name} const {constant} {swift_name(f'{kind.name}.{member.base}')};")
        return lines

    def inherited_protocols(self, names):
        """Returns the inherited protocols in Objective-C, including Foundation's."""
        found = []
        for name in names:
            if name in FOUNDATION_PROTOCOLS:
                found.append(FOUNDATION_PROTOCOLS[name])
            elif (other := self.world.types.get(name)) and other.is_objc and other.kind == "protocol":
                found.append(name)
        return f"<{', '.join(found)}>" if found else ""

    def attributes(self, kind):
        found = [swift_attribute("@MainActor")] if kind.is_isolated else []
        if "Sendable" in kind.inherited:
            found.append(swift_attribute("@Sendable"))
        if "." in kind.name:
            found.append(swift_name(kind.name))
        return " ".join(found)

    def protocol(self, kind):
        inherited = self.inherited_protocols(kind.inherited)
        return [self.attributes(kind), f"@protocol {kind.name} {inherited}"] + self.declarations(kind) + ["@end"]

    def superclass(self, kind):
        """Returns the superclass if the page contains it."""
        return self.world.resolve(kind.inherited[0], kind.name.rpartition(".")[0]) if kind.inherited else None

    def interface(self, kind):
        above, *protocols = kind.inherited or ["NSObject"]
        if parent := self.superclass(kind):
            above = parent.c_name + (f"<{kind.name} *>" if parent.generics else "")
        head = f"@interface {kind.c_name}{generic(kind)} : {above} {self.inherited_protocols(protocols + kind.missing)}"
        return [self.attributes(kind), head] + self.declarations(kind) + ["@end"]

    def declarations(self, kind):
        lines = []
        for member in kind.members:
            if member.kind not in ("func", "init", "var") or member.is_async:
                continue
            if member.is_swift_only or is_static(member):
                self.left.append((kind, member))
                continue
            try:
                line = self.variable(kind, member) if member.kind == "var" else self.method(kind, member)
            except Unknown as unknown:
                self.problem(kind, member, f"there is no type {unknown}")
                continue
            except SwiftOnly as unknown:
                # A selector with a leading underscore belongs to a Swift member with bridged values.
                if member.written and not member.written.startswith("_"):
                    self.problem(kind, member, f"has a selector, but {unknown} is unavailable in Objective-C")
                self.left.append((kind, member))
                continue
            if kind.kind == "protocol":
                lines.append("@optional" if member.is_optional else "@required")
            lines.append(line)
        return lines

    def problem(self, kind, member, text):
        self.problems.append(f"{kind.location(member)}: {text}")

    def remember(self, kind, sort, member):
        key = (kind.c_name, sort, member.selector)
        if key in self.members:
            self.problem(kind, member, f"another member has the selector {member.selector}")
        self.members[key] = (kind, member)

    def named(self, kind, member):
        found = []
        if member.is_renamed and self.uses_names:
            found.append(swift_name(member.name))
        if member.isolation == "nonisolated":
            found.append(swift_attribute("nonisolated"))
        return "".join(" " + name for name in found)

    def variable(self, kind, member):
        text = member.result
        bare = unwrapped(text)
        words = ["nonatomic"]
        if member.is_type_member:
            words.append("class")
        if not member.is_settable:
            words.append("readonly")
        if self.world.is_object(bare):
            if text.endswith("!"):
                words.append("null_resettable" if member.is_settable else "null_unspecified")
            elif text.endswith("?"):
                words.append("nullable")
            if is_weak(member, bare):
                words.append("weak")
            elif bare == "AnyObject":
                words.append("assign")
            elif bare not in CORE_FOUNDATION | {"AnyClass", "Selector"}:
                words.append("strong" if not is_closure(bare) else "copy")
        elif text[-1] in "?!":
            raise SwiftOnly(text)
        if member.selector == member.derived != member.base:
            words.append(f"getter={member.base}")
        if is_closure(bare):
            declared = self.world.block(bare, member.selector)
        else:
            declared = f"{self.world.spell(bare)} {member.selector}"
        self.remember(kind, "cpy" if member.is_type_member else "py", member)
        return f"@property ({', '.join(words)}) {declared}{self.named(kind, member)};"

    def method(self, kind, member):
        parts = member.selector.split(":")
        if member.selector.count(":") != len(member.parameters):
            self.problem(kind, member, f"{member.selector} has a different number of parameters")
            raise SwiftOnly(member.selector)
        if member.kind == "init":
            result = f"{'nullable ' if member.failable == '?' else ''}instancetype"
        else:
            result = self.world.declared(member.result or "Void")
        is_class = member.is_type_member or member.is_factory
        text = f"{'+' if is_class else '-'} ({result})"
        if not member.parameters:
            text += member.selector
        for part, parameter in zip(parts, member.parameters):
            is_stored = "@escaping" in parameter.type or parameter.type[-1] in "?!" or not is_closure(parameter.type)
            escapes = is_stored and "@noescape" not in parameter.type
            sends = swift_attribute("@Sendable") + " " if "@Sendable" in parameter.type else ""
            closure = "" if escapes else attribute("noescape") + " "
            text += f"{part}:({sends}{self.world.declared(parameter.type)}){closure}{parameter.name} "
        text = text.rstrip()
        if member.kind == "init" and not member.is_factory and not member.is_convenience and kind.kind == "class":
            text += " " + attribute("objc_designated_initializer")
        if completes(member) and not any(is_async_form(other, member) for other in kind.members):
            text += " " + attribute("swift_async(none)")
        self.remember(kind, "cm" if is_class else "im", member)
        return text + self.named(kind, member) + ";"


def capital(text):
    return text[0].upper() + text[1:]


def generic(kind):
    return f"<{kind.generics.split(':')[0]}>" if kind.generics else ""


def reference(kind):
    """Returns the declaration of a Core Foundation type."""
    constant = "" if "Mutable" in kind.name else "const "
    return f"typedef {constant}struct {attribute('objc_bridge(id)')} {kind.name} *{kind.name}Ref;"


def is_weak(member, bare):
    is_asked = member.base.lower().endswith(("delegate", "datasource"))
    return member.is_weak or is_asked or bare == "AnyObject" and member.is_settable


def completes(member):
    """Returns `True` if the last parameter is a closure, so that the importer can add an async form."""
    return member.kind == "func" and bool(member.parameters) and is_closure(unwrapped(plain(member.parameters[-1].type)))


def is_async_form(form, member):
    if not form.is_async or form.is_swift_only or form.base != member.base:
        return False
    return [parameter.label for parameter in form.parameters] == [parameter.label for parameter in member.parameters[:-1]]


def ordered(kinds, above):
    """Returns the types in an order in which each follows the types it depends on."""
    found, names = [], {kind.name: kind for kind in kinds}

    def add(kind):
        if kind in found:
            return
        for name in above(kind):
            if name in names:
                add(names[name])
        found.append(kind)

    for kind in kinds:
        add(kind)
    return found
