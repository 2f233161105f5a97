import CollectionView
import LayoutEngine

/// Stores the items' intervals, so a change of settings or size takes O(sections).
final class TimePacker: @MainActor ValuePacker {
  unowned let layout: TimelineLayout
  var sections: TimelineDays?

  init(_ layout: TimelineLayout) { self.layout = layout }

  nonisolated deinit {}

  func mark(in visible: ClosedRange<Double>) -> VisibleMark? { sections?.mark(in: visible) }

  func position(ofMark time: Double) -> Double? { sections?.rules.position(of: time) }

  // MARK: Packing

  /// Returns provisional rules, which `TimelineDays` replaces with its own.
  func rules(breadth: Double) -> TimelineColumns.Rules { .init(breadth: breadth) }

  func arrange(
    in view: UICollectionView, _ items: (_ section: Int, _ count: Int, _ breadth: Double) -> TimelineColumns
  ) -> TimelineDays {
    let (rules, surroundings) = layout.askForRules(in: view)
    return TimelineDays(
      rules, days: (0..<view.numberOfSections).map { items($0, view.numberOfItems(inSection: $0), 0) },
      surroundings: surroundings)
  }

  func packAgain(in view: UICollectionView) {
    let (rules, surroundings) = layout.askForRules(in: view)
    guard let known = sections, rules != known.rules || surroundings != known.surroundings else { return }
    sections = TimelineDays(rules, days: (0..<known.count).map { known[$0] }, surroundings: surroundings)
  }

  /// Packs all days again. They share an axis, so a change of one day may move all of them.
  func ask(forSections sections: [Int], in view: UICollectionView) { packAgain(in: view) }

  /// Returns a closure that asks for an item's interval. Without a delegate, intervals are empty.
  func valueOfItem(
    in view: UICollectionView, asking delegate: (any TimelineLayoutDelegate)?
  ) -> (_ layoutPath: IndexPath) -> ClosedRange<Double> {
    guard let delegate else { return { _ in 0...0 } }
    let layout = layout
    let movingItem = layout.movingItem
    return { layoutPath in
      let path = movingItem?.pathInData(layoutPath) ?? layoutPath
      let interval = delegate.collectionView(view, layout: layout, intervalForItemAt: path)
      return layout.inputCheck.accept(interval, of: "duration", at: path, in: layout)
    }
  }

  func resize(_ element: SectionElement, to length: Double, anchoring anchored: Set<SectionElement>) {}
}
