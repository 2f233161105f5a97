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
/// Conform a subclass of `SectionedLayout`. It packs as if contents scrolled down, from left to right, and as
/// if a section's first item were at the origin: `SectionedLayout` handles pinning, mirroring, turning,
/// measuring, inserting, and anchoring. <doc:WriteALayout> shows a complete layout. The layouts of this
/// package pack by themselves, so a conformance of their subclasses has no effect.
///
/// - Complexity: A full preparation asks for each item's value once, in order, and packs each section once.
///   Settings, another size of the view, and a batch of updates pack all sections again; a batch asks for the
///   values of inserted and reloaded items. Invalidating or measuring single items asks for their values and
///   packs their sections again, once in a layout pass. A query takes O(log items + items in the rectangle's
///   range along the scroll direction), and calls nothing of this protocol.
public protocol PackingLayout: SectionedLayout {
  /// The layout's information about an item before packing: its ratio, its span, its date. By default, it is
  /// `Void`.
  associatedtype Value = Void

  /// Returns the layout's value for an item, usually the delegate's answer.
  ///
  /// The value is stored until the item is reloaded, invalidated, measured, or deleted. The method is
  /// required unless `Value` is `Void`. Sizes are as if contents scrolled down: in a layout that scrolls
  /// sideways, swap width and height.
  ///
  /// - Parameter indexPath: The item's path in the data source, also while an item is moved by hand.
  func value(ofItemAt indexPath: IndexPath, in collectionView: UICollectionView) -> Value

  /// A Boolean value that indicates whether cells choose their size in
  /// `preferredLayoutAttributesFitting(_:)`.
  ///
  /// Their sizes are in ``ItemsToPack/measuredSize(ofItem:)``. The default value is `false`: cells have their
  /// packed size.
  var measuresItems: Bool { get }

  /// Packs the items of a section.
  ///
  /// The layout calls this method when it's prepared, in the order of the sections, even for an empty
  /// section. The same items, breadth, and settings must give the same frames; call ``invalidatePacking()``
  /// when anything else changes them. The method must neither change the layout's settings nor ask the layout
  /// for attributes.
  ///
  /// Invalid results are reported through ``LayoutDiagnostics`` and never trap. An edge of a frame outside
  /// the breadth, the extent, or the start of the section counts as the nearest one inside. A number that
  /// isn't finite counts as 0, and so does a negative length. Items without a frame have no size, at the end
  /// of the section. Frames without an item are ignored.
  func pack(_ items: ItemsToPack<Value>) -> SectionPacking
}

extension PackingLayout {
  /// False.
  public var measuresItems: Bool { false }

  /// Packs all sections again with the existing values and measurements. Call it in the `didSet` of a setting
  /// that ``pack(_:)`` reads.
  ///
  /// The first visible item stays in place on screen, subject to
  /// ``SectionedLayout/maintainsVisibleContentPosition``. To be asked for all values again, call
  /// `invalidateLayout()`.
  public func invalidatePacking() { invalidateMetrics() }

  /// Returns a packer for the layout, whose type is known only here.
  func makeSectionPacker() -> any SectionPacker { FramePacker(self) }
}

extension PackingLayout where Value == Void {
  /// Nothing.
  public func value(ofItemAt indexPath: IndexPath, in collectionView: UICollectionView) {}
}
