import CollectionView

/// A packer whose items can size themselves.
protocol MeasuringPacker: SectionPacker {
  associatedtype Measure
  /// The sizes reported by cells.
  var measured: MeasuredItems<Measure> { get set }
  func measure(of measurement: ViewMeasurement) -> Measure
  /// `true` if any item sizes itself.
  var sizesItems: Bool { get }
  /// Returns the size in a cell's preferred attributes, if its item sizes itself and currently has another
  /// size.
  func measurement(
    _ preferred: UICollectionViewLayoutAttributes, ofItem original: UICollectionViewLayoutAttributes
  ) -> ViewMeasurement?
  /// `true` if ``SectionPacker/resize(_:to:anchoring:)`` applies an item's length immediately. Otherwise, the
  /// packer asks for the item again.
  var resizesItems: Bool { get }
  /// Records the effect of an invalidation on measured items.
  func note(_ context: UICollectionViewLayoutInvalidationContext, movingItem: MovingItem?)

  // MARK: Leveling

  /// `true` if every section is packed forward. A section whose items were measured before anchored ones is
  /// packed backward from those.
  var isLevel: Bool { get }
  func isLevel(_ section: Int) -> Bool
  /// Packs each section forward from its start.
  func level()
}

// Defaults for packers that always pack from the start of a section.
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
      // `reloadData()` brings new cells, which report their size anyway.
      if context.invalidateDataSourceCounts { measured.expectOtherCounts() } else { measured.removeAll() }
    }
    if let own = context as? SectionedInvalidationContext { measured.follow(own, movingItem: movingItem) }
  }
}

extension MeasuringPacker {
  /// Stores the size reported by a cell. Returns `true` if there was an earlier one.
  func store(_ measurement: ViewMeasurement, ofItemAt path: IndexPath) -> Bool {
    defer { measured[path] = measure(of: measurement) }
    return measured[path] != nil
  }

  /// Moves measured sizes along with their items after a batch of updates. Returns `true` if there are any.
  func moveMeasured(_ paths: PathsAfterUpdate, in view: UICollectionView) -> Bool {
    guard !measured.isEmpty else { return false }
    measured.follow(paths, in: view)
    return true
  }
}
