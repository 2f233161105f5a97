/// The migration of one name.
struct MigrationRule: Hashable, Sendable {
  /// The kinds of names, as in the migration table.
  enum Kind: String, Sendable {
    case property, path, value, `case`, method, label, type, statements
    case byHand = "by hand"
  }

  /// The types that have the name. Empty for a type of its own.
  let types: [String]
  /// The old name, with labels for a method, such as `commitRotation(_:)`.
  let old: String
  /// The new names. There are several if several names replace the old one, and none if a person has to
  /// decide.
  ///
  /// For a value, the second name is its wrapper, such as `.absolute(_:)`.
  let new: [String]
  let kind: Kind

  /// The name without labels, such as `commitRotation` for `commitRotation(_:)`.
  var name: String { Self.name(old) }

  /// The argument labels, with `_` for no label, or `nil` if the name isn't a method.
  var labels: [String]? { Self.labels(old) }

  /// `true` if a layout's own type replaces an engine type, whose name remains valid elsewhere.
  var isOfLayout: Bool {
    kind == .type && types.contains { type in new.contains { $0.hasPrefix(type + ".") } }
  }

  /// The text before and after a wrapped value: `.absolute(` and `)`.
  var wrapper: (before: String, behind: String)? {
    guard kind == .value, new.count == 2, let range = new[1].firstRange(of: "_:") else { return nil }
    return (String(new[1][..<range.lowerBound]), String(new[1][range.upperBound...]))
  }

  /// `true` if the name alone identifies this package.
  var isDistinctive: Bool { !Self.commonNames.contains(name) }

  private static let commonNames: Set = [
    "spacing", "length", "fixed", "ratio", "fraction", "unit", "places", "place", "resize", "headerLength",
    "itemSize", "position", "origin", "end", "columns", "rows", "columnCount", "rowCount", "lastRow",
    "headerExtent", "leadingInset", "trailingInset",
  ]

  static func name(_ signature: String) -> String { String(signature.prefix { $0 != "(" }) }

  static func labels(_ signature: String) -> [String]? {
    guard let start = signature.firstIndex(of: "("), signature.hasSuffix(")") else { return nil }
    return signature[signature.index(after: start)...].dropLast().split(separator: ":").map(String.init)
  }
}
