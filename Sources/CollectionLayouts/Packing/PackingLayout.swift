import CollectionView

/// A layout of sections that says where the items of one section lie. ``SectionedLayout`` does the rest.
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
/// A subclass of `SectionedLayout` conforms. It packs as if contents scrolled down, from left to right, and as if a section's first item
/// stood at the origin: what is pinned, mirrored, turned, measured, inserted or anchored is not its business. <doc:WriteALayout> shows one
/// that is whole. The layouts of this package pack by themselves: for their subclasses to conform has no effect.
///
/// **Costs.** A full preparation asks for the value of each item once, in order, and packs each section once. Settings, another size of the
/// view and a batch of updates pack all sections again; a batch asks for the values of items that come or are reloaded. What
/// invalidates or measures single items asks for their values and packs their sections again, once in a layout pass. A query takes
/// O(log items + items in the rectangle's range along the scroll direction), and calls nothing of this protocol.
public protocol PackingLayout: SectionedLayout {
  /// What the layout has to know of an item before it can pack it: its ratio, its span, its date. Default `Void`: nothing.
  associatedtype Value = Void

  /// What the layout has to know of an item, mostly the delegate's answer. It is stored until the item is reloaded, invalidated, measured
  /// or deleted. The method is required unless `Value` is `Void`.
  /// `indexPath` is the item's path in the data source, also while an item is moved by hand. A size is as if contents scrolled down: in a
  /// layout that scrolls sideways, turn it.
  func value(ofItemAt indexPath: IndexPath, in collectionView: UICollectionView) -> Value

  /// Whether cells say how large they want to be, by `preferredLayoutAttributesFitting(_:)`. What they say is in
  /// ``ItemsToPack/measuredSize(ofItem:)``. Default false: they are as large as they are packed.
  var measuresItems: Bool { get }

  /// Packs the items of a section.
  ///
  /// It is called when the layout is prepared, in the order of the sections, also for a section without items. The same items, breadth
  /// and settings have to give the same frames: when something else changes them, call ``invalidatePacking()``. The method must not change
  /// the layout's settings, and must not ask the layout for attributes.
  ///
  /// What makes no sense is reported through ``LayoutDiagnostics`` and never traps. An edge of a frame that is outside the breadth, the
  /// extent or the start of the section counts as the nearest one inside. A number that is not finite counts as 0, and so does a negative
  /// length. Items without a frame have no size, at the end of the section, and frames without an item are ignored.
  func pack(_ items: ItemsToPack<Value>) -> SectionPacking
}

extension PackingLayout {
  /// False.
  public var measuresItems: Bool { false }

  /// Packs all sections again, by the values and measurements that the layout has. For the `didSet` of a setting that ``pack(_:)`` reads.
  ///
  /// The first visible item stays where it is on screen, as ``SectionedLayout/maintainsVisibleContentPosition`` says. To be asked for all
  /// values again, call `invalidateLayout()`.
  public func invalidatePacking() { invalidateMetrics() }

  /// The packer of a layout whose type is known here only.
  func makeSectionPacker() -> any SectionPacker { FramePacker(self) }
}

extension PackingLayout where Value == Void {
  /// Nothing.
  public func value(ofItemAt indexPath: IndexPath, in collectionView: UICollectionView) {}
}
