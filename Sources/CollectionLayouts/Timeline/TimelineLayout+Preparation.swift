import CollectionView
import LayoutEngine

// What is stale is asked for, and settings are read, each time that the layout is brought up to date. Intervals are kept, so a
// change of settings costs O(sections).

extension TimelineLayout {
  func bringUpToDate() {
    defer { staleness = .nothing }
    guard let collectionView else {
      days = nil
      return
    }
    let rules = rules(in: collectionView)
    let delegate = collectionView.delegate as? TimelineLayoutDelegate
    guard days != nil, case .items(let items) = staleness else {
      days = TimelineDays(
        rules, days: (0..<collectionView.numberOfSections).map { day($0, in: collectionView, delegate) })
      return
    }
    if let known = days, rules != known.rules {
      days = TimelineDays(rules, days: (0..<known.count).map { known[$0] })
    }
    if !items.isEmpty { askAgain(for: items, in: collectionView, delegate) }
  }

  private func day(
    _ section: Int, in collectionView: UICollectionView, _ delegate: TimelineLayoutDelegate?
  ) -> TimelineColumns {
    var day = TimelineColumns(.init(breadth: 0))
    var indexPath = IndexPath(item: 0, section: section)
    day.append(count: collectionView.numberOfItems(inSection: section)) { item in
      indexPath.item = item
      return interval(at: indexPath, in: collectionView, delegate)
    }
    return day
  }

  private func askAgain(
    for items: [IndexPath], in collectionView: UICollectionView, _ delegate: TimelineLayoutDelegate?
  ) {
    // Taken out: a delegate may ask the layout something, and a copy would duplicate the columns.
    guard var known = days else { return }
    days = nil
    let paths = Set(items.filter { $0.count == 2 && (0..<known.count).contains($0.section) })
    for (section, paths) in Dictionary(grouping: paths, by: \.section) {
      let stale = Set(paths.map(\.item)).filter((0..<known[section].count).contains)
      guard let first = stale.min(), let last = stale.max() else { continue }
      // Those between them, too: one pass for all.
      let intervals = (first...last).map { item in
        stale.contains(item)
          ? interval(at: IndexPath(item: item, section: section), in: collectionView, delegate)
          : known[section].interval(ofItem: item)
      }
      known.update(section) { $0.replaceItems(first..<last + 1, count: intervals.count) { intervals[$0] } }
    }
    days = known
  }

  /// The interval of the item that the layout has at a path. Without a delegate, items have none.
  private func interval(
    at indexPath: IndexPath, in collectionView: UICollectionView, _ delegate: TimelineLayoutDelegate?
  ) -> ClosedRange<Double> {
    guard let delegate else { return 0...0 }
    let path = carried?.pathInData(indexPath) ?? indexPath
    let interval = delegate.collectionView(collectionView, layout: self, intervalForItemAt: path)
    return lengthCheck.accept(interval, of: "duration", at: path, in: self)
  }

  private func rules(in collectionView: UICollectionView) -> TimelineDays.Rules {
    func length(_ value: CGFloat, _ name: String) -> Double {
      Double(lengthCheck.accept(value, in: 0...CGFloat(0x1p53), orElse: 0, of: name, in: self))
    }
    func time(_ value: Double, _ name: String) -> Double {
      Double(lengthCheck.accept(CGFloat(value), in: -0x1p53...0x1p53, orElse: 0, of: name, in: self))
    }
    return TimelineDays.Rules(
      breadth: Double(collectionView.bounds.width), rulerBreadth: length(rulerBreadth, "rulerBreadth"),
      headerExtent: length(headerLength, "headerLength"), daySpacing: length(columnSpacing, "columnSpacing"),
      itemsStart: length(startInset, "startInset"), origin: time(origin, "origin"),
      pointsPerUnit: length(pointsPerUnit, "pointsPerUnit"), end: end.map { time($0, "end") })
  }
}
