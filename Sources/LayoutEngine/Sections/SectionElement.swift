/// The element of a section to which a frame belongs.
public enum SectionElement: Hashable, Sendable {
  /// The header of a section.
  case header(section: Int)
  /// An item, by its index in its section.
  case item(Int, section: Int)
  /// The footer of a section.
  case footer(section: Int)

  /// The number of the element's section.
  public var sectionNumber: Int {
    switch self {
    case .item(_, let section), .header(let section), .footer(let section): section
    }
  }

  /// Returns the item's index in a section, or `nil` unless the element is an item of the section.
  public func item(inSection wanted: Int) -> Int? {
    guard case .item(let item, wanted) = self else { return nil }
    return item
  }

  /// The element's name in messages: item, header, or footer.
  public var name: String {
    switch self {
    case .item: "item"
    case .header: "header"
    case .footer: "footer"
    }
  }
}
