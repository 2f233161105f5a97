/// An item's section and its index in the section.
public struct ItemPath: Hashable, Comparable, Sendable {
  /// The section's index.
  public var section: Int
  /// The item's index in the section.
  public var item: Int

  /// Creates a path, unchecked.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Orders paths by section, then item.
  public static func < (left: Self, right: Self) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}
