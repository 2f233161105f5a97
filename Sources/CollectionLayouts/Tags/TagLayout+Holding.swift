import CollectionView
import LayoutEngine

// What is on screen does not move while tags above and below it measure themselves: see `LineBreaking.resize(_:holding:)`.

extension TagLayout {
  /// Called while the view still has the old bounds, after what is on screen was noted.
  func levelLater(before newBounds: CGRect) {
    guard !place.isAdjusting, !measured.isEmpty, contents != nil, !movesItems(newBounds) else { return }
    if !unevenSections(in: visibleRange(of: newBounds)).isEmpty { rest.wait(for: self) { $0.levelAtRest() } }
  }

  /// The items of a section that must not move: the lines on screen, but for those at their beginning in which items change that
  /// were not on screen.
  func heldItems(ofSection section: Int, changing items: [Int]) -> ClosedRange<Int>? {
    let held = Set(place.held.compactMap { $0.item(inSection: section) })
    guard let first = held.min(), let last = held.max(), let lines = sections?[section].items,
      last < lines.count
    else { return nil }
    let strangers = items.filter { !held.contains($0) }
    let ranges = (lines.line(ofItem: first)...lines.line(ofItem: last)).map(lines.itemRange(inLine:))
    guard let begin = ranges.first(where: { line in !strangers.contains(where: line.contains) })?.lowerBound,
      let end = ranges.last?.upperBound
    else { return nil }
    return begin...end - 1
  }

  /// Whether nothing of what was on screen is there any more, so that lines can be broken from their section's start on.
  var awaitsLevel: Bool {
    guard place.held.isEmpty, !place.isAdjusting, !measured.isEmpty, let sections else { return false }
    return (0..<sections.count).contains { !sections[$0].items.isLevel }
  }

  private func levelAtRest() {
    // What a preparation is still to put in place is not to be put there before it.
    guard let collectionView, staleness.isNothing else { return }
    let uneven = unevenSections(in: visibleRange(of: collectionView.bounds, along: scrollDirection))
    guard !uneven.isEmpty else { return }
    UIView.animate(withDuration: 0.25) {
      self.notePlace()
      for section in uneven { self.sections?.update(section) { $0.items.levelLines() } }
      self.goToKeptPlace()
      self.movePinnedViews()
      collectionView.layoutIfNeeded()
    }
  }

  /// The sections whose start is in sight, and whose lines are not broken from there.
  private func unevenSections(in visible: ClosedRange<Double>) -> [Int] {
    guard let sections else { return [] }
    return sections.sections(meeting: visible).filter { section in
      let start = sections.bounds(ofSection: section).lowerBound
      return !sections[section].items.isLevel && start >= visible.lowerBound - 1
    }
  }
}
