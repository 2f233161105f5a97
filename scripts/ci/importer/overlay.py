"""Makes the Swift part of UIKit, which the headers can't contain, from the page. It declares types only: bodies are ignored."""

import re

# Swift-only types that the checked sources don't use: attributed text, key-value observation, and Core Foundation's functions.
LEFT_OUT = re.compile(
    r"Attribute(dString|Container|DynamicLookup|Scopes.*)|NS(Mutable)?AttributedString|NSString|NSNull|StringProtocol"
    r"|NSKeyValue\w+|CGPath|CGMutablePath|CGColor"
)
POSITION = "displayed: UICellAccessory.DisplayedState = .always, at: UICellAccessory.Placement.Position"
# The cases with associated values.
PAYLOADS = {
    "customView(_:)": "customView(UIView)",
    "custom(_:)": "custom(CGFloat)",
    "leading(displayed:at:)": f"leading({POSITION})",
    "trailing(displayed:at:)": f"trailing({POSITION})",
}
BODY = "{ fatalError() }"


class Overlay:
    def __init__(self, world, types, left):
        self.world = world
        self.types = types
        self.left = left
        self.left_out = []

    def text(self):
        lines = [f"@_exported import {name}" for name in ("CoreGraphics", "Foundation", "ObjectiveC", "UIKit")]
        for kind in self.types:
            if LEFT_OUT.fullmatch(kind.name):
                self.left_out.append(kind.name)
            else:
                lines += self.type(kind)
        for kind in self.world.bridged:
            lines += bridge(kind)
        return "\n".join(lines) + "\n"

    def type(self, kind):
        role = self.world.role(kind) if kind.kind else ""
        if not kind.name:
            return self.globals(kind)
        if role == "swift":
            return self.declaration(kind)
        if role == "struct":
            return self.c_struct(kind)
        if role in ("enum", "newtype"):
            # The headers contain a newtype's constants, but not an enumeration's aliases for cases.
            own = [member for member in kind.members if member.kind == "var"]
            return self.extension(kind, [member for member in own if role == "enum" or member.result != kind.name])
        if not role and not kind.is_objc:
            return self.extension(kind, kind.members)
        own = [member for other, member in self.left if other is kind] + self.typealiases(kind)
        return self.extension(kind, own) + self.conformances(kind)

    def globals(self, kind):
        """Returns global declarations, including C functions and constants, without those in the headers and other overlays."""
        there = {"CFTimeInterval", "autoreleasepool", *self.world.blocks}
        return [self.member(member, "public") for member in kind.members if member.base not in there]

    def typealiases(self, kind):
        return [m for m in kind.members if m.kind == "typealias" and f"{kind.name}.{m.base}" not in self.world.blocks]

    def extension(self, kind, members):
        if not members:
            return []
        isolation = "@MainActor " if kind.is_isolated else ""
        lines = [f"{isolation}extension {kind.name} {{"]
        for member in members:
            access = "public"
            if member.written and not member.written.startswith("+") and "static" not in member.text:
                access = f"@objc({member.written}) open"
            lines.append("  " + self.member(member, access, extended=kind))
        return lines + ["}"]

    def conformances(self, kind):
        if kind.kind != "class":
            return []
        lines = []
        for name in kind.inherited:
            if self.is_swift_protocol(name):
                lines.append(f"extension {kind.name}: {name} {{")
                lines += ["  " + self.member(member, "public", extended=kind) for member in self.owed(kind, name)]
                lines.append("}")
        return lines

    def is_swift_protocol(self, name):
        other = self.world.types.get(name)
        return bool(other) and other.kind == "protocol" and not other.is_objc

    def c_struct(self, kind):
        fields = [member for member in kind.members if member.kind == "var" and not member.is_type_member]
        lines = self.extension(kind, [m for m in kind.members if m not in fields and not is_memberwise(m, fields)])
        values = [name for name in kind.inherited if name in ("Hashable", "Equatable", "Codable")]
        if values:
            lines += [
                f"extension {kind.name}: {', '.join(values)} {{",
                f"  public static func == (lhs: {kind.name}, rhs: {kind.name}) -> Bool {BODY}",
                f"  public func hash(into hasher: inout Hasher) {BODY}",
                f"  public init(from decoder: any Decoder) throws {BODY}",
                f"  public func encode(to encoder: any Encoder) throws {BODY}",
                "}",
            ]
        return lines

    def declaration(self, kind):
        outer, _, name = kind.name.rpartition(".")
        generic = f"<{kind.generics}>" if kind.generics else ""
        isolation = "@MainActor " if kind.is_isolated else ""
        inherited = f": {', '.join(kind.inherited).replace('Sendable', '@unchecked Sendable')}" if kind.inherited else ""
        access = "open" if kind.kind == "class" else "public"
        lines = [f"extension {outer} {{"] if outer else []
        lines.append(f"{isolation}{access} {kind.kind} {name}{generic}{inherited} {{")
        if kind.kind == "protocol":
            if any("Self.Value" in member.text for member in kind.members):
                lines.append("  associatedtype Value")
            # Methods whose closures have a `Self` parameter are only possible in an extension of the protocol.
            own = [member for member in kind.members if member.kind != "typealias" and "<Self>" not in member.text]
            lines += ["  " + self.requirement(member) for member in own]
        else:
            if kind.kind == "struct" and "RawRepresentable" in kind.inherited:
                raw = self.world.raw(kind)
                lines += [f"  public var rawValue: {raw} {BODY}", f"  public init(rawValue: {raw}) {BODY}"]
            for member in kind.members + self.owed(kind):
                opens = kind.kind == "class" and member.kind in ("func", "var")
                lines.append("  " + self.member(member, "open" if opens else "public"))
        lines.append("}")
        if outer:
            lines.append("}")
        if kind.kind == "protocol":
            # The page doesn't list default implementations.
            aliases = [member for member in kind.members if member.kind == "typealias"]
            lines += self.extension(kind, aliases + ([m for m in kind.members if m.kind == "func"] if aliases else []))
        return lines

    def owed(self, kind, *protocols):
        """Returns requirements of the type's Swift protocols that the page doesn't repeat."""
        found, names = [], {member.name for member in kind.members}
        for name in protocols or kind.inherited:
            required = self.world.types[name].members if self.is_swift_protocol(name) else []
            # The methods of a protocol with type aliases have default implementations.
            if not any(member.kind == "typealias" for member in required):
                found += [member for member in required if member.name not in names]
        return found

    def requirement(self, member):
        text = bare(member)
        if member.kind == "var" or member.kind == "subscript":
            return re.sub(r" \{ get( set)? \}$", "", text) + (" { get set }" if member.is_settable else " { get }")
        return text

    def member(self, member, access, extended=None):
        """Returns a declaration with a body, in a type or in an extension."""
        attributes, text = re.match(r"((?:@\w+ )*)(.*)", bare(member)).groups()
        if member.kind == "case":
            return "case " + PAYLOADS.get(member.base, member.base)
        if member.kind == "typealias":
            return f"public {text}"
        text = text.replace("Self.Value", "Value")
        if extended and member.kind == "init" and not member.is_convenience and extended.kind == "class":
            text = "convenience " + text
        if extended and "@objc" not in access:
            text = re.sub(r"^(nonisolated )?class ", r"\1static ", text)
        body = BODY
        if member.kind in ("var", "subscript"):
            text = re.sub(r"^((?:nonisolated |static |class )*)let ", r"\1var ", text)
            text = re.sub(r" \{ get( set)? \}$", "", text)
            body = "{ get { fatalError() } set {} }" if member.is_settable else BODY
        return f"{attributes}{access} {text} {body}"


def bare(member):
    return re.sub(r"@(objc|renamed)\([^)]*\) |@nonobjc |\bweak |\boptional ", "", member.text).strip()


def is_memberwise(member, fields):
    """Returns `True` for initializers that the importer adds itself."""
    labels = [parameter.label for parameter in member.parameters]
    return member.kind == "init" and labels in ([], [field.base for field in fields])


def bridge(kind):
    """Returns the bridge between a value and its class in the headers."""
    name = f"__{kind.name}"
    return [
        f"extension {kind.name}: _ObjectiveCBridgeable {{",
        f"  public func _bridgeToObjectiveC() -> {name} {BODY}",
        f"  public static func _forceBridgeFromObjectiveC(_ source: {name}, result: inout Self?) {BODY}",
        f"  public static func _conditionallyBridgeFromObjectiveC(_ source: {name}, result: inout Self?) -> Bool {BODY}",
        f"  public static func _unconditionallyBridgeFromObjectiveC(_ source: {name}?) -> Self {BODY}",
        "}",
    ]
