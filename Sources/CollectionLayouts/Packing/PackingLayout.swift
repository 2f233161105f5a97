import CollectionView

/// A layout of sections that provides the frames of one section's items. ``SectionedLayout`` does the rest.
///
/// ```swift
/// final class Ladder: SectionedLayout, PackingLayout {
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
/// Conform a subclass of `SectionedLayout`. It packs as if contents scrolled down, from left to right, with
/// the section's first item at the origin. <doc:WriteALayout> shows a complete layout. A conformance of this
/// package's layouts has no effect.
///
/// - Complexity: A full preparation asks for each value once and packs each section once. Settings, another
///   size, and batches pack all sections again; a batch asks only for the values of inserted and reloaded
///   items. A query takes O(log items + items in the rectangle's range along the scroll direction).
public protocol PackingLayout: SectionedLayout {
  /// The layout's information about an item before packing. By default, it is `Void`.
  associatedtype Value = Void

  /// Returns the layout's value for an item, usually the delegate's answer. Required unless `Value` is
  /// `Void`.
  ///
  /// The value is stored until the item is reloaded, invalidated, measured, or deleted. In a layout that
  /// scrolls sideways, swap width and height.
  ///
  /// - Parameter indexPath: The item's path in the data source.
  func value(ofItemAt indexPath: IndexPath, in collectionView: UICollectionView) -> Value

  /// A Boolean value that indicates whether cells choose their size in
  /// `preferredLayoutAttributesFitting(_:)`. The default value is `false`.
  ///
  /// Their sizes are in ``ItemsToPack/measuredSize(ofItem:)``.
  var measuresItems: Bool { get }

  /// Packs the items of a section, even of an empty one, when the layout is prepared.
  ///
  /// The same items, breadth, and settings must give the same frames; otherwise, call
  /// ``invalidatePacking()``. The method must neither change settings nor ask for attributes.
  ///
  /// Invalid results are reported through ``LayoutDiagnostics``. An edge outside the section counts as the
  /// nearest one inside, a negative length or a number that isn't finite as 0. Items without a frame have no
  /// size; frames without an item are ignored.
  func pack(_ items: ItemsToPack<Value>) -> SectionPacking
}

extension PackingLayout {
  /// False.
  public var measuresItems: Bool { false }

  /// Packs all sections again with the existing values and measurements. Call it in the `didSet` of a setting
  /// that ``pack(_:)`` reads.
  ///
  /// The first visible item stays in place, subject to ``SectionedLayout/maintainsVisibleContentPosition``.
  /// To ask for all values again, call `invalidateLayout()`.
  public func invalidatePacking() { invalidateMetrics() }

  /// The layout's type is known only here.
  func makeSectionPacker() -> any SectionPacker { FramePacker(self) }
}

extension PackingLayout where Value == Void {
  /// Nothing.
  public func value(ofItemAt indexPath: IndexPath, in collectionView: UICollectionView) {}
}
