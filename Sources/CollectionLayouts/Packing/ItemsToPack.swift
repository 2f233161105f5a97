import CollectionView

/// The items of one section before packing, as a collection of their values.
///
/// Lengths are as if the contents scrolled down. Layouts that scroll sideways exchange width and height.
///
/// In a test of a layout, create the items yourself:
///
/// ```swift
/// let packing = Ladder().pack(ItemsToPack(values: [(), ()], breadth: 320))
/// ```
public nonisolated struct ItemsToPack<Value>: RandomAccessCollection {
  /// The section's number.
  public let section: Int
  /// The room across the scroll direction between the section's insets, in points, greater than 0.
  public let breadth: CGFloat
  private let values: [Value]
  private let measuredSizes: [Int: CGSize]

  /// Creates items with the given values.
  ///
  /// - Parameters:
  ///   - section: The section's number. The default value is 0.
  ///   - values: The layout's values for the items.
  ///   - breadth: The room across the scroll direction, in points.
  ///   - measuredSizes: The sizes reported by cells, in points.
  public init(section: Int = 0, values: [Value], breadth: CGFloat, measuredSizes: [Int: CGSize] = [:]) {
    self.section = section
    self.values = values
    self.breadth = breadth
    self.measuredSizes = measuredSizes
  }

  /// Returns the size reported by the item's cell, in points.
  ///
  /// The result is `nil` until the item has been on screen, and whenever ``PackingLayout/measuresItems`` is
  /// `false`. Sizes stay with their items through updates until `invalidateLayout()`.
  public func measuredSize(ofItem item: Int) -> CGSize? { measuredSizes[item] }

  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of items.
  public var endIndex: Int { values.count }
  /// The layout's value for an item. The item must exist.
  public subscript(item: Int) -> Value { values[item] }
}
