import CollectionView
import LayoutEngine

// Items on screen both before and after scrolling are anchored.

extension LanePacker {
  var sizesItems: Bool { !automatic.isEmpty }

  func note(_ items: Range<Int>, ofSection section: Int) {
    automatic[section, default: .init()].insert(items)
  }

  /// Clears an item's measured length, because the item's length is given.
  func forget(_ path: IndexPath) {
    guard sizesItems else { return }
    automatic[path.section]?.remove(path.item)
    measured[path] = nil
  }

  func measurement(
    _ preferred: UICollectionViewLayoutAttributes, ofItem original: UICollectionViewLayoutAttributes
  ) -> ViewMeasurement? {
    let path = original.indexPath
    guard hasItem(at: path), automatic[path.section]?.contains(path.item) == true,
      let known = sections?[path.section].packing.length(at: path.item)
    else { return nil }
    let given = CGFloat(axis.extent(of: LayoutSize(preferred.size)))
    let length = Double(layout.inputCheck.accept(given, of: "item", at: path, in: layout))
    guard layout.isNoticeable(length - known, wasMeasured: measured[path] != nil) else { return nil }
    return ViewMeasurement(
      element: .item(path.item, section: path.section), size: axis.size(extent: length, breadth: 0))
  }

  func measure(of measurement: ViewMeasurement) -> Double { layout.axis.extent(of: measurement.size) }

  var resizesItems: Bool { true }

  func resize(_ element: SectionElement, to length: Double, anchoring anchored: Set<SectionElement>) {
    switch element {
    case .item(let item, let section):
      let anchoredItems = Set(anchored.compactMap { $0.item(inSection: section) })
      let anchorsEnd = anchored.contains { $0.sectionNumber > section || $0 == .footer(section: section) }
      sections?.updateItems(inSection: section) {
        $0.resizeItem(at: item, to: length, anchoring: anchoredItems, anchorsEnd: anchorsEnd)
      }
    case .header(let section): sections?.resizeBoundaries(ofSection: section, headerExtent: length)
    case .footer(let section): sections?.resizeBoundaries(ofSection: section, footerExtent: length)
    }
  }

  func note(_ context: UICollectionViewLayoutInvalidationContext, movingItem: MovingItem?) {
    guard context.invalidateDataSourceCounts else { return }
    // After `reloadData()`, lengths are estimates for the current items.
    if context.invalidateEverything, context.targetIndexPathsForInteractivelyMovingItems == nil {
      measured.expectOtherCounts()
    }
    if let own = context as? SectionedInvalidationContext { measured.follow(own, movingItem: movingItem) }
  }

  // MARK: Level lanes

  var isLevel: Bool { sections?.isPackedForward ?? true }

  func isLevel(_ section: Int) -> Bool { sections?[section].packing.isPackedForward ?? true }

  func level() { sections?.packForwardLater() }

  /// `true`, because other visible items may begin first with another number of lanes.
  var maintainsFirstItem: Bool { true }
}
