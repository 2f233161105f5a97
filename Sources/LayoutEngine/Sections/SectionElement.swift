/// What a frame in sections belongs to.
public enum SectionElement: Hashable, Sendable {
  /// The header of a section.
  case header(section: Int)
  /// An item, by its number in its section.
  case item(Int, section: Int)
  /// The footer of a section.
  case footer(section: Int)
}
