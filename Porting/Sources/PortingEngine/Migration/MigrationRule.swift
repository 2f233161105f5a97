/// What becomes of one name.
struct MigrationRule: Hashable, Sendable {
  /// What is renamed, as the table calls it.
  enum Kind: String, Sendable {
    case property, path, value, `case`, method, label, type, statements
    case byHand = "by hand"
  }

  /// The types that have it. None for a type of its own.
  let types: [String]
  /// With labels where it is a method: `commitRotation(_:)`.
  let old: String
  /// Several where several replace it; none where a person has to decide. Of a value also what it is wrapped in: `.absolute(_:)`.
  let new: [String]
  let kind: Kind

  /// `commitRotation` of `commitRotation(_:)`.
  var name: String { Self.name(old) }

  /// `_` where an argument has no label; nil where it is no method.
  var labels: [String]? { Self.labels(old) }

  /// Whether a layout's own type replaces one of the engine's, whose name stays elsewhere.
  var isOfLayout: Bool {
    kind == .type && types.contains { type in new.contains { $0.hasPrefix(type + ".") } }
  }

  /// What stands in front of a value and behind it: `.absolute(` and `)`.
  var wrapper: (before: String, behind: String)? {
    guard kind == .value, new.count == 2, let range = new[1].firstRange(of: "_:") else { return nil }
    return (String(new[1][..<range.lowerBound]), String(new[1][range.upperBound...]))
  }

  /// Whether the name alone says that it is this package's.
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
