/// The kind of a supplementary or decoration view, or the unnamed kind of cells.
nonisolated struct ElementKind: Hashable {
  private nonisolated(unsafe) static let names = NumberedValues<String>()
  static let none = ElementKind(nil)

  private let number: Int?

  init(_ name: String?) { number = name.map(Self.names.number(of:)) }

  var name: String? { number.map { Self.names[$0] } }
}

nonisolated extension ElementKind: Comparable {
  static func < (left: Self, right: Self) -> Bool { (left.name ?? "") < (right.name ?? "") }
}
