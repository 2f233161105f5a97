/// What a frame in sections belongs to.
public enum SectionElement: Hashable, Sendable {
  /// The header of a section.
  case header(section: Int)
  /// An item, by its number in its section.
  case item(Int, section: Int)
  /// The footer of a section.
  case footer(section: Int)

  /// The section that it belongs to.
  public var sectionNumber: Int {
    switch self {
    case .item(_, let section), .header(let section), .footer(let section): section
    }
  }

  /// Its number in a section. Nil for what is no item of it.
  public func item(inSection wanted: Int) -> Int? {
    guard case .item(let item, wanted) = self else { return nil }
    return item
  }

  /// What messages call it: item, header or footer.
  public var name: String {
    switch self {
    case .item: "item"
    case .header: "header"
    case .footer: "footer"
    }
  }
}
