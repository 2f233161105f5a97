import CollectionView

/// A packer whose items can size themselves.
protocol MeasuringPacker: SectionPacker {
  /// Whether any item does.
  var sizesItems: Bool { get }
  /// What a cell's preferred attributes say, if its item sizes itself and has another size so far.
  func measurement(
    _ preferred: UICollectionViewLayoutAttributes, ofItem original: UICollectionViewLayoutAttributes
  ) -> ViewMeasurement?
  /// Keeps what a cell has said. Returns whether it had said something before.
  func keep(_ measurement: ViewMeasurement, ofItemAt path: IndexPath) -> Bool
  /// Whether ``SectionPacker/resize(_:to:holding:)`` takes an item's length in at once. Else the item is asked for again.
  var resizesItems: Bool { get }
  /// Notes what an invalidation says of items that are measured.
  func note(_ context: UICollectionViewLayoutInvalidationContext, carried: CarriedItem?)
  /// Notes where items that are measured are after a batch of updates. Returns whether any is.
  func moveMeasured(_ paths: PathsAfterUpdate, in view: UICollectionView) -> Bool

  // MARK: Level

  /// Whether everything is packed from the start of its section on: what was held may have kept it from that.
  var isLevel: Bool { get }
  func isLevel(_ section: Int) -> Bool
  /// Packs everything from the start of its section on.
  func level()
}
