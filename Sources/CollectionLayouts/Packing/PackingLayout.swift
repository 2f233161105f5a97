import CollectionView

/// A layout that provides the frames of the items in each section. ``SectionedLayout`` does the rest.
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
/// Conform a subclass of `SectionedLayout`. Pack as if the contents scrolled down, from left to right, with
/// the start of the section's items at the origin. <doc:WriteALayout> shows a complete layout. Conforming
/// this package's own layouts has no effect.
///
/// - Complexity: A full preparation asks for each value once and packs each section once. Changes of settings
///   or size, and batches of updates, pack all sections again. A batch asks only for values of inserted and
///   reloaded items. A query takes O(log items + items in the rectangle's range along the scroll direction).
public protocol PackingLayout: SectionedLayout {
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

  /// Creates the packer, which is generic over the layout's type. Only this extension knows that type.
  func makeSectionPacker() -> any SectionPacker { FramePacker(self) }
}

extension PackingLayout where Value == Void {
  /// Returns `Void`.
  public func value(ofItemAt indexPath: IndexPath, in collectionView: UICollectionView) {}
}
