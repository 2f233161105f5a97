import CollectionView

/// A layout that provides the frames of the items in each section. ``CustomSectionsLayout`` does the rest.
///
/// ```swift
/// final class Ladder: CustomSectionsLayout, PackingLayout {
///   var rungHeight: CGFloat = 40 { didSet { invalidatePacking() } }
///
///   func pack(_ items: ItemsToPack<Void>) -> SectionPacking {
///     SectionPacking(
///       frames: items.indices.map { item in
///         CGRect(x: 0, y: CGFloat(item) * rungHeight, width: items.breadth, height: rungHeight)
///       })
///   }
/// }
/// ```
///
/// Conform a subclass of `CustomSectionsLayout`. Pack as if the contents scrolled down, from left to right,
/// with the start of the section's items at the origin. <doc:WriteALayout> shows a complete layout. Layouts
/// with their own packing, such as ``WaterfallLayout``, can't conform.
///
/// - Complexity: A full preparation asks for each value once and packs each section once. Changes of settings
///   or size, and batches of updates, pack all sections again. A batch asks only for values of inserted and
///   reloaded items. A query takes O(log items + items in the rectangle's range along the scroll direction).
public protocol PackingLayout: CustomSectionsLayout {
  /// The type of the layout's information about an item before packing. The default is `Void`.
  associatedtype Value = Void

  /// Returns the layout's value for an item, usually the delegate's answer. Required unless `Value` is
  /// `Void`.
  ///
  /// The value is stored until the item is reloaded, invalidated, measured, or deleted. In a layout that
  /// scrolls sideways, swap width and height. The index path is the item's path in the data source.
  func value(ofItemAt indexPath: IndexPath, in collectionView: UICollectionView) -> Value

  /// A Boolean value that indicates whether cells choose their size in
  /// `preferredLayoutAttributesFitting(_:)`. The default value is `false`.
  ///
  /// ``ItemsToPack/measuredSize(ofItem:)`` returns these sizes.
  var measuresItems: Bool { get }

  /// Packs the items of a section, even of an empty one, when the layout is prepared.
  ///
  /// The same items, breadth, and settings must give the same frames. If the frames depend on anything else,
  /// call ``invalidatePacking()`` when that changes. The method must neither change settings nor ask for
  /// attributes.
  ///
  /// Invalid results are reported through ``LayoutDiagnostics``. An edge outside the section is moved to the
  /// nearest position inside. A negative length, or a number that isn't finite, counts as 0. Items without a
  /// frame have no size. Frames without an item are ignored.
  func pack(_ items: ItemsToPack<Value>) -> SectionPacking
}

extension PackingLayout {
  /// Returns `false`.
  public var measuresItems: Bool { false }

  /// Packs all sections again with the existing values and measurements. Call it in the `didSet` of a setting
  /// that ``pack(_:)`` reads.
  ///
  /// The first visible item stays in place, subject to ``SectionedLayout/maintainsVisibleContentPosition``.
  /// To ask for all values again, call `invalidateLayout()`.
  public func invalidatePacking() { invalidateMetrics() }

  /// Creates the packer, which is generic over the layout's type. Only this extension has access to that
  /// type.
  func makeSectionPacker() -> any SectionPacker { FramePacker(self) }
}

extension PackingLayout where Value == Void {
  /// Returns `Void`.
  public func value(ofItemAt indexPath: IndexPath, in collectionView: UICollectionView) {}
}

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

/// The frames of one section's items.
public nonisolated struct SectionPacking: Hashable, Sendable {
  /// The items' frames, in points. Frames may overlap.
  ///
  /// x counts from the leading edge, and y from the start of the section's items.
  public var frames: [CGRect]
  /// The length of all items along the scroll direction, in points. The default value is `nil`: the end of
  /// the frame that ends last.
  public var extent: CGFloat?

  /// Creates a packing with the given frames.
  public init(frames: [CGRect], extent: CGFloat? = nil) {
    self.frames = frames
    self.extent = extent
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(extent)
    hasher.combine(frames.count)
    // Apple's `CGRect` is hashable only on iOS 18 and later.
    for frame in frames {
      for number in [frame.minX, frame.minY, frame.width, frame.height] { hasher.combine(number) }
    }
  }
}
