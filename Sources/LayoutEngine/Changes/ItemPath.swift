/// A section and an item in it: an index path without a class.
public struct ItemPath: Hashable, Comparable, Sendable {
  /// From 0.
  public var section: Int
  /// The index in the section, from 0.
  public var item: Int

  /// Creates a path without checking that the item exists.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Orders paths by section, then by item.
  public static func < (left: Self, right: Self) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}
