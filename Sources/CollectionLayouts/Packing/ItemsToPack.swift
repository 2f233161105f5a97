import CollectionView

/// The items of one section before they are packed: as a collection, their values.
///
/// Its lengths are those of contents that scroll down. In a layout that scrolls sideways, breadth is the room from top to bottom, and the
/// width of a cell comes as the height of its measured size.
///
/// A test of a layout makes one itself, and needs no collection view:
///
/// ```swift
/// let packing = Ladder().pack(ItemsToPack(values: [(), ()], breadth: 320))
/// ```
public nonisolated struct ItemsToPack<Value>: RandomAccessCollection {
  /// The section's number.
  public let section: Int
  /// The room across the scroll direction between the section's insets, in points. It is greater than 0: where there is none, nothing is
  /// packed, and items have no size.
  public let breadth: CGFloat
  private let values: [Value]
  private let measuredSizes: [Int: CGSize]

  /// Items with these values.
  ///
  /// - Parameters:
  ///   - section: The section's number.
  ///   - values: What the layout knows of each item.
  ///   - breadth: The room across the scroll direction, in points.
  ///   - measuredSizes: What cells have said of their size, by the item, in points.
  public init(section: Int = 0, values: [Value], breadth: CGFloat, measuredSizes: [Int: CGSize] = [:]) {
    self.section = section
    self.values = values
    self.breadth = breadth
    self.measuredSizes = measuredSizes
  }

  /// What the item's cell has said of its size, in points. Nil until it has been on screen, for which a layout needs an estimate, and where
  /// ``PackingLayout/measuresItems`` is false.
  ///
  /// The size was measured in the breadth that the item had then. It stays with its item through updates and ends with it. After
  /// `reloadData()` it is that of the item before; `invalidateLayout()` has all measured again. A cell that says the same again changes
  /// nothing, whatever its frame has become.
  public func measuredSize(ofItem item: Int) -> CGSize? { measuredSizes[item] }

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of items.
  public var endIndex: Int { values.count }
  /// What the layout knows of an item, which must exist.
  public subscript(item: Int) -> Value { values[item] }
}
