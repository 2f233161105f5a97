/// The element to which a frame belongs.
public enum SectionElement: Hashable, Sendable {
  /// A header.
  case header(section: Int)
  /// An item, by its index in its section.
  case item(Int, section: Int)
  /// A footer.
  case footer(section: Int)

  /// The element's section.
  public var sectionNumber: Int {
    switch self {
    case .item(_, let section), .header(let section), .footer(let section): section
    }
  }

  /// Returns the item's index, or `nil` for another element.
  public func item(inSection wanted: Int) -> Int? {
    guard case .item(let item, wanted) = self else { return nil }
    return item
  }

  /// The element's name in messages.
  public var name: String {
    switch self {
    case .item: "item"
    case .header: "header"
    case .footer: "footer"
    }
  }
}
