import CollectionView

protocol MeasuringPacker: SectionPacker {
  associatedtype Measure
  var measured: MeasuredItems<Measure> { get set }
  func measure(of measurement: ViewMeasurement) -> Measure
  var sizesItems: Bool { get }
  /// Returns the size that a cell prefers, or `nil` if the item already has that size.
  func measurement(
    _ preferred: UICollectionViewLayoutAttributes, ofItem original: UICollectionViewLayoutAttributes
  ) -> ViewMeasurement?
  /// If `false`, the packer asks for the item again instead of using
  /// ``SectionPacker/resize(_:to:anchoring:)``.
  var resizesItems: Bool { get }
  func note(_ context: UICollectionViewLayoutInvalidationContext, movingItem: MovingItem?)

  // MARK: Leveling

  /// `false` if a section is packed backward, because items before anchored ones were measured.
  var isLevel: Bool { get }
  func isLevel(_ section: Int) -> Bool
  /// Packs each section forward from its start.
  func level()
}

extension MeasuringPacker {
  var measurer: (any MeasuringPacker)? { self }
  var resizesItems: Bool { false }
  var isLevel: Bool { true }
  func isLevel(_ section: Int) -> Bool { true }
  func level() {}
}

extension MeasuringPacker where Measure == CGSize {
  func measure(of measurement: ViewMeasurement) -> CGSize { CGSize(measurement.size) }

  func note(_ context: UICollectionViewLayoutInvalidationContext, movingItem: MovingItem?) {
    if context.invalidateEverything {
      // After `reloadData()`, the measured sizes can stay, because the new cells report their sizes anyway.
      if context.invalidateDataSourceCounts { measured.expectOtherCounts() } else { measured.removeAll() }
    }
    if let own = context as? SectionedInvalidationContext { measured.follow(own, movingItem: movingItem) }
  }
}

extension MeasuringPacker {
  /// Stores a measurement. Returns `true` if there was an earlier one.
  func store(_ measurement: ViewMeasurement, ofItemAt path: IndexPath) -> Bool {
    defer { measured[path] = measure(of: measurement) }
    return measured[path] != nil
  }

  /// Moves the measured sizes to their items' new paths. Returns `true` if there are any.
  func moveMeasured(_ paths: PathsAfterUpdate, in view: UICollectionView) -> Bool {
    guard !measured.isEmpty else { return false }
    measured.follow(paths, in: view)
    return true
  }
}
