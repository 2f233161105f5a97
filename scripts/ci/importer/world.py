"""Describes each type on the page for the Clang importer, and converts Swift types to Objective-C."""

import re

from page import split

C_STRUCTS = {"CGAffineTransform", "CATransform3D", "CGVector", "UIEdgeInsets", "NSDirectionalEdgeInsets", "UIOffset"}
CORE_FOUNDATION = {"CGColor", "CGPath", "CGMutablePath"}
# The Objective-C names of Foundation and C types, by their Swift names.
NAMES = {
    "Any": "id",
    "AnyClass": "Class",
    "AnyHashable": "id",
    "AnyObject": "id",
    "Bool": "BOOL",
    "Bundle": "NSBundle *",
    "CFTimeInterval": "CFTimeInterval",
    "CGFloat": "CGFloat",
    "CGPoint": "CGPoint",
    "CGRect": "CGRect",
    "CGSize": "CGSize",
    "Data": "NSData *",
    "Double": "double",
    "Float": "float",
    "IndexPath": "NSIndexPath *",
    "IndexSet": "NSIndexSet *",
    "Int": "NSInteger",
    "NSAttributedString": "NSAttributedString *",
    "NSCoder": "NSCoder *",
    "NSNumber": "NSNumber *",
    "NSObject": "NSObject *",
    "NSZone": "NSZone *",
    "RunLoop": "NSRunLoop *",
    "RunLoop.Mode": "NSRunLoopMode",
    "Selector": "SEL",
    "Self": "instancetype",
    "String": "NSString *",
    "TimeInterval": "NSTimeInterval",
    "UInt32": "unsigned int",
    "UnsafeMutableRawPointer": "void *",
    "Void": "void",
}
FOUNDATION_PROTOCOLS = {
    "NSCoding": "NSCoding",
    "NSCopying": "NSCopying",
    "NSMutableCopying": "NSMutableCopying",
    "NSObjectProtocol": "NSObject",
    "NSSecureCoding": "NSSecureCoding",
}


# The raw types of structures whose initializers aren't part of the page.
RAW = {"UIScrollView.DecelerationRate": "CGFloat", "UIAccessibility.Notification": "UInt32"}


class SwiftOnly(Exception):
    """A type without an Objective-C name, so members that use it are Swift-only."""


class Unknown(Exception):
    """An unknown type."""


def c_name(name):
    return name.replace(".", "")


class World:
    """The types of a page and named closures, by name."""

    def __init__(self, types):
        self.types = {kind.name: kind for kind in types if kind.kind}
        self.closures = {}
        for kind in types:
            for member in kind.members:
                if member.kind == "typealias" and is_closure(member.result) and not member.generics:
                    if not kind.name or self.role(kind) == "class":
                        self.closures[f"{kind.name}.{member.base}".lstrip(".")] = member.result
        self.blocks = {name: closure for name, closure in self.closures.items() if self.is_block(closure)}
        # Swift values in signatures of Objective-C members. Each is bridged to a class.
        text = "\n".join(member.text for kind in types for member in kind.members if member.written)
        words = set(re.findall(r"\b[A-Z][\w.]*\b", re.sub(r"@objc\([^)]*\)", "", text)))
        self.bridged = [kind for kind in self.of_role("swift") if kind.kind == "struct" and kind.name in words]

    def is_block(self, closure):
        """Returns `True` if the closure is available in Objective-C."""
        try:
            self.block(closure)
        except SwiftOnly:
            return False
        return True

    def role(self, kind):
        """Returns the kind of a type in the headers: class, protocol, enum, options, newtype, struct, reference, or "swift" for none."""
        if kind.name in C_STRUCTS:
            return "struct"
        if kind.name in CORE_FOUNDATION:
            return "reference"
        if kind.is_objc:
            return kind.kind
        outer = kind.name.rpartition(".")[0]
        if outer and (outer not in self.types or not self.types[outer].is_objc):
            return "swift"
        if kind.kind == "struct" and "OptionSet" in kind.inherited:
            return "options"
        if kind.kind == "struct" and "RawRepresentable" in kind.inherited:
            return "newtype"
        if kind.kind == "enum" and not any("(" in member.text for member in kind.members):
            return "enum" if "AttributedStringKey" not in kind.inherited else "swift"
        return "swift"

    def of_role(self, *roles):
        return [kind for kind in self.types.values() if self.role(kind) in roles]

    def resolve(self, name, inside=""):
        """Returns the type for a name inside another type."""
        while True:
            full = f"{inside}.{name}" if inside else name
            if full in self.types:
                return self.types[full]
            if not inside:
                return None
            inside = inside.rpartition(".")[0]

    def is_object(self, text):
        """Returns `True` if the type's values are pointers in Objective-C, which have a nullability."""
        spelled = self.spell(text)
        is_pointer = spelled.endswith(("*", "Ref")) or spelled.startswith("id<") or "^" in spelled
        return is_pointer or spelled in ("id", "instancetype", "Class", "SEL") or text in self.closures or self.is_string(text)

    def is_string(self, text):
        kind = self.types.get(text)
        return text == "RunLoop.Mode" or bool(kind) and self.role(kind) == "newtype" and self.raw(kind) == "String"

    def raw(self, kind):
        for member in kind.members:
            if member.kind == "init":
                return member.parameters[0].type
        return RAW.get(kind.name, "String")

    def block(self, text, name=""):
        """Returns a closure's type as a block type, or as a declaration with a name."""
        text = plain(text)
        head, result = text[: arrow(text)].strip(), text[arrow(text) + 2:].strip()
        parameters = []
        for parameter in split(head[1:-1]):
            parameter = re.sub(r"^_ \w+: ", "", parameter)
            if parameter.startswith("inout "):
                parameters.append(self.spell(parameter[6:]) + " *")
            else:
                parameters.append(self.declared(parameter))
        return f"{self.declared(result)} (^{name})({', '.join(parameters) or 'void'})"

    def declared(self, text, name=""):
        """Returns a parameter or result of the type, with its nullability and name."""
        text = plain(text)
        optional = {"?": "_Nullable", "!": "_Null_unspecified"}.get(text[-1:], "_Nonnull")
        bare = unwrapped(text)
        if is_closure(bare):
            return self.block(bare, f" {optional} {name}".rstrip())
        spelled = self.spell(bare)
        if self.is_object(bare):
            return f"{spelled} {optional} {name}".rstrip()
        if optional != "_Nonnull":
            raise SwiftOnly(text)
        return f"{spelled} {name}".rstrip()

    def spell(self, text):
        """Returns the Objective-C spelling of a nonoptional type."""
        text = re.sub(r"^any ", "", text.strip())
        if text in NAMES:
            return NAMES[text]
        if is_closure(text):
            return self.block(text)
        if text in self.closures:
            self.block(self.closures[text])
            return c_name(text)
        if found := re.fullmatch(r"\[(.*)\]", text):
            parts = split(found[1], ":")
            spelled = [self.element(part) for part in parts]
            return f"NS{'Array' if len(parts) == 1 else 'Dictionary'}<{', '.join(spelled)}> *"
        if found := re.fullmatch(r"Set<(.*)>", text):
            return "NSSet *" if found[1] == "AnyHashable" else f"NSSet<{self.element(found[1])}> *"
        if found := re.fullmatch(r"Unsafe(Mutable)?Pointer<(.*)>", text):
            return f"{'' if found[1] else 'const '}{self.spell(found[2])} *"
        if found := re.fullmatch(r"(\w+)<(\w+)>", text):
            kind = self.types.get(found[1])
            if kind and kind.is_objc and found[2] in (kind.generics.split(":")[0], "AnyObject"):
                return f"{kind.name} *" if found[2] == "AnyObject" else f"{kind.name}<{found[2]}> *"
            raise SwiftOnly(text)
        kind = self.types.get(text)
        if not kind:
            raise Unknown(text)
        role = self.role(kind)
        if role == "swift":
            raise SwiftOnly(text)
        if role == "class":
            return kind.c_name + " *"
        if role == "protocol":
            return f"id<{text}>"
        return f"{text}Ref" if role == "reference" else kind.c_name

    def element(self, text):
        spelled = self.spell(text)
        if not self.is_object(text):
            raise SwiftOnly(text)
        return spelled


def unwrapped(text):
    """Returns the type without an optional mark and without parentheses around a single type."""
    text = text.strip()
    if text[-1:] in "?!":
        text = text[:-1]
    while found := re.fullmatch(r"\((.*)\)", text):
        if len(split(found[1])) != 1 or is_closure(text):
            break
        text = found[1].strip()
    return text


def plain(text):
    """Returns the type without closure attributes."""
    return re.sub(r"@(escaping|noescape|Sendable|MainActor) ", "", text.strip())


def arrow(text):
    """Returns the index of a closure's arrow outside of brackets, or -1."""
    depth = 0
    for index, character in enumerate(text):
        if depth == 0 and text[index:index + 2] == "->":
            return index
        depth += (character in "([<") - (character in ")]" or character == ">" and text[index - 1] != "-")
    return -1


def is_closure(text):
    return arrow(text) >= 0
