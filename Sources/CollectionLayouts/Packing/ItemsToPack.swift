import CollectionView

/// The items of one section before packing, as a collection of their values.
///
/// Lengths are those of contents that scroll down. In a layout that scrolls sideways, the breadth is the room
/// from top to bottom, and a cell's width is the height of its measured size.
///
/// A test of a layout creates the items itself, without a collection view:
///
/// ```swift
/// let packing = Ladder().pack(ItemsToPack(values: [(), ()], breadth: 320))
/// ```
public nonisolated struct ItemsToPack<Value>: RandomAccessCollection {
  /// The section's number.
  public let section: Int
  /// The room across the scroll direction between the section's insets, in points.
  ///
  /// It is greater than 0. Without room, nothing is packed, and items have no size.
  public let breadth: CGFloat
  private let values: [Value]
  private let measuredSizes: [Int: CGSize]

  /// Creates items with the given values.
  ///
  /// - Parameters:
  ///   - section: The section's number.
  ///   - values: The layout's value for each item.
  ///   - breadth: The room across the scroll direction, in points.
  ///   - measuredSizes: The sizes reported by cells, by item, in points.
  public init(section: Int = 0, values: [Value], breadth: CGFloat, measuredSizes: [Int: CGSize] = [:]) {
    self.section = section
    self.values = values
    self.breadth = breadth
    self.measuredSizes = measuredSizes
  }

  /// Returns the size reported by the item's cell, in points.
  ///
  /// The result is `nil` until the item has been on screen, so a layout needs an estimate, and whenever
  /// ``PackingLayout/measuresItems`` is `false`.
  ///
  /// The size was measured in the breadth the item had then. It stays with its item through updates and ends
  /// with it. After `reloadData()`, it is the size of the previous item; `invalidateLayout()` measures all
  /// items again. A cell that reports the same size again changes nothing, even if its frame differs.
  public func measuredSize(ofItem item: Int) -> CGSize? { measuredSizes[item] }

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of items.
  public var endIndex: Int { values.count }
  /// The layout's value for an item, which must exist.
  public subscript(item: Int) -> Value { values[item] }
}
