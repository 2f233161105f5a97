/// A section and an item in it: an index path without the class.
public struct ItemPath: Hashable, Comparable, Sendable {
  /// From 0.
  public var section: Int
  /// From 0 in each section.
  public var item: Int

  /// Not checked: it may name nothing.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// By section, then by item.
  public static func < (left: Self, right: Self) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}
