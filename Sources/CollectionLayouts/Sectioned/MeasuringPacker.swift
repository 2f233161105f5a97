import CollectionView

/// A packer whose items can size themselves.
protocol MeasuringPacker: SectionPacker {
  associatedtype Measure
  /// What cells have said of their size.
  var measured: MeasuredItems<Measure> { get set }
  func measure(of measurement: ViewMeasurement) -> Measure
  /// Whether any item sizes itself.
  var sizesItems: Bool { get }
  /// What a cell's preferred attributes say, if its item sizes itself and has another size so far.
  func measurement(
    _ preferred: UICollectionViewLayoutAttributes, ofItem original: UICollectionViewLayoutAttributes
  ) -> ViewMeasurement?
  /// Whether ``SectionPacker/resize(_:to:anchoring:)`` applies an item's length at once. Else the item is asked for again.
  var resizesItems: Bool { get }
  /// Notes what an invalidation says of items that are measured.
  func note(_ context: UICollectionViewLayoutInvalidationContext, movingItem: MovingItem?)

  // MARK: Level

  /// Whether every section is packed forward. A section whose items were measured before anchored ones is packed
  /// backward from these.
  var isLevel: Bool { get }
  func isLevel(_ section: Int) -> Bool
  /// Packs everything from the start of its section on.
  func level()
}

// What a packer does that packs from the start of a section on whatever is measured.
extension MeasuringPacker {
  var resizesItems: Bool { false }
  var isLevel: Bool { true }
  func isLevel(_ section: Int) -> Bool { true }
  func level() {}
}

extension MeasuringPacker where Measure == CGSize {
  func measure(of measurement: ViewMeasurement) -> CGSize { CGSize(measurement.size) }

  func note(_ context: UICollectionViewLayoutInvalidationContext, movingItem: MovingItem?) {
    if context.invalidateEverything {
      // `reloadData()` brings new cells, which say their size anyway.
      if context.invalidateDataSourceCounts { measured.expectOtherCounts() } else { measured.removeAll() }
    }
    if let own = context as? SectionedInvalidationContext { measured.follow(own, movingItem: movingItem) }
  }
}

extension MeasuringPacker {
  /// Stores what a cell has said. Returns whether it had said something before.
  func store(_ measurement: ViewMeasurement, ofItemAt path: IndexPath) -> Bool {
    defer { measured[path] = measure(of: measurement) }
    return measured[path] != nil
  }

  /// Notes where items that are measured are after a batch of updates. Returns whether any is.
  func moveMeasured(_ paths: PathsAfterUpdate, in view: UICollectionView) -> Bool {
    guard !measured.isEmpty else { return false }
    measured.follow(paths, in: view)
    return true
  }
}
