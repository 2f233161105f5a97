import CollectionView
import LayoutEngine

/// Packs the days of a ``TimelineLayout``. Intervals are kept, so settings and other sizes cost O(sections).
final class TimePacker: SectionPacker {
  private unowned let layout: TimelineLayout
  /// Where everything lies, pinning aside. Nil before the first preparation, and while the delegate is asked: it must not meet
  /// days that are being changed.
  private(set) var days: TimelineDays?

  init(_ layout: TimelineLayout) { self.layout = layout }

  // MARK: Where everything lies

  // Days lie side by side, so each is as long as the contents.

  var isReady: Bool { days != nil }
  var axis: Axis { .vertical }
  var breadth: Double { days?.rules.breadth ?? 0 }
  var count: Int { days?.count ?? 0 }
  var contentSize: LayoutSize { days?.contentSize ?? LayoutSize(width: 0, height: 0) }

  func itemCount(ofSection section: Int) -> Int { days?[section].count ?? 0 }

  func bounds(ofSection section: Int) -> ClosedRange<Double> { 0...contentSize.height }

  func sections(meeting range: ClosedRange<Double>) -> Range<Int> { 0..<count }

  func frame(ofItem item: Int, inSection section: Int) -> LayoutRect {
    days?.frame(ofItem: item, inSection: section) ?? LayoutRect(x: 0, y: 0, width: 0, height: 0)
  }

  func frame(ofHeaderInSection section: Int, pinning: SectionPinning) -> LayoutRect? {
    days?.frame(ofHeaderInSection: section, edge: pinning.headers ?? 0)
  }

  func frame(ofFooterInSection section: Int, pinning: SectionPinning) -> LayoutRect? { nil }

  func forEachElement(
    in rect: LayoutRect, pinning: SectionPinning, _ body: (SectionElement, LayoutRect) -> Void
  ) { days?.forEachElement(in: rect, headerEdge: pinning.headers ?? 0, body) }

  func _checkInvariants() { days?._checkInvariants() }

  /// The start of the first item that begins in the visible range and below the headers, else the time that lies there.
  func mark(in visible: ClosedRange<Double>) -> VisibleMark? {
    guard let days else { return nil }
    let start = visible.lowerBound + days.rules.headerExtent
    var first: Double?
    let area = LayoutRect(
      x: 0, y: start, width: days.rules.breadth, height: max(0, visible.upperBound - start))
    days.forEachElement(in: area, headerEdge: -.infinity) { element, frame in
      if case .item = element, frame.minY >= start { first = min(first ?? frame.minY, frame.minY) }
    }
    let place = first ?? start
    return VisibleMark(value: days.rules.time(at: place), distance: place - visible.lowerBound)
  }

  func position(ofMark time: Double) -> Double? { days?.rules.position(of: time) }

  // MARK: Packing

  func removeContents() { days = nil }

  func askForEverything(in view: UICollectionView) {
    days = nil
    days = TimelineDays(
      layout.rules(in: view), days: (0..<view.numberOfSections).map { pack($0, in: view) { _ in nil } })
  }

  /// Packs the items of a section; those that are not known are asked for.
  private func pack(
    _ section: Int, in view: UICollectionView, _ known: (_ item: Int) -> ClosedRange<Double>?
  ) -> TimelineColumns {
    let delegate = view.delegate as? any TimelineLayoutDelegate
    var day = TimelineColumns(.init(breadth: 0))
    var path = IndexPath(item: 0, section: section)
    day.append(count: view.numberOfItems(inSection: section)) { item in
      if let interval = known(item) { return interval }
      path.item = item
      return interval(at: path, in: view, delegate)
    }
    return day
  }

  func packAgain(in view: UICollectionView) {
    let rules = layout.rules(in: view)
    guard let known = days, rules != known.rules else { return }
    days = TimelineDays(rules, days: (0..<known.count).map { known[$0] })
  }

  func ask(forSections sections: [Int], in view: UICollectionView) {}

  func ask(forItems items: [Int], ofSection section: Int, in view: UICollectionView) {
    guard var known = days, let first = items.first, let last = items.last else { return }
    days = nil
    let (stale, delegate) = (Set(items), view.delegate as? any TimelineLayoutDelegate)
    // Those between them, too: one pass for all.
    let intervals = (first...last).map { item in
      stale.contains(item)
        ? interval(at: [section, item], in: view, delegate) : known[section].interval(ofItem: item)
    }
    known.update(section) { $0.replaceItems(first..<last + 1, count: intervals.count) { intervals[$0] } }
    days = known
  }

  func follow(_ paths: PathsAfterUpdate, in view: UICollectionView) {
    guard let old = days else { return askForEverything(in: view) }
    days = nil
    days = TimelineDays(
      layout.rules(in: view),
      days: (0..<view.numberOfSections).map { section in
        if let before = paths.unchangedSection(section), before < old.count,
          old[before].count == view.numberOfItems(inSection: section)
        {
          return old[before]
        }
        let known = paths.knownItems(ofSection: section)
        return pack(section, in: view) { item in
          guard let path = known.path(of: item), path.section < old.count,
            path.item < old[path.section].count
          else { return nil }
          return old[path.section].interval(ofItem: path.item)
        }
      })
  }

  /// The interval of the item that the layout has at a path. Without a delegate, items have none.
  private func interval(
    at place: IndexPath, in view: UICollectionView, _ delegate: (any TimelineLayoutDelegate)?
  ) -> ClosedRange<Double> {
    guard let delegate else { return 0...0 }
    let path = layout.carried?.pathInData(place) ?? place
    let interval = delegate.collectionView(view, layout: layout, intervalForItemAt: path)
    return layout.lengthCheck.accept(interval, of: "duration", at: path, in: layout)
  }

  func resize(_ element: SectionElement, to length: Double, holding held: Set<SectionElement>) {}
}
