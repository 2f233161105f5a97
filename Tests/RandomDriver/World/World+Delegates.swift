import CollectionLayouts
import CollectionView

extension World: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    fill(cell, sections[indexPath.section][indexPath.item])
    return cell
  }

  /// Configures a dequeued cell, which `prepareForReuse()` must have cleared.
  func fill(_ cell: UICollectionViewCell, _ number: Int) {
    guard let cell = cell as? NumberCell else { return complain("reuse: not the registered class") }
    // A reconfigured cell still has its number.
    if cell.number != 0, cell.number != number { complain("reuse: a dequeued cell still has \(cell.number)") }
    cell.show(number, in: self)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView { supplementaryView(in: collectionView, kind: kind, at: path) }

  func supplementaryView(
    in view: UICollectionView, kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    let header = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: path)
    header.tag =
      kind == Recipe.badge
      ? shownNumber(at: path) ?? 0 : path.count == 2 ? shownName(of: path.section) ?? 0 : 0
    return header
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    shownNumber(at: indexPath).map(mayMove) ?? true
  }

  func mayMove(_ number: Int) -> Bool {
    let setting = viewSettings.last { $0.setting == .locksItems }
    return !number.isMultiple(of: 3) || setting?.value.isMultiple(of: 2) != false
  }

  func checkMayMove(_ path: IndexPath) {
    if let number = shownNumber(at: path), !mayMove(number) {
      complain("movement: of \(path), which may not move")
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath
  ) {
    let number = sections[source.section].remove(at: source.item)
    sections[target.section].insert(number, at: target.item)
    performWaiting(for: .reorder)
  }
}

extension World: UICollectionViewDataSourcePrefetching {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
    checkPrefetched(paths)
    performWaiting(for: .prefetch)
  }

  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {}

  private func checkPrefetched(_ paths: [IndexPath]) {
    if paths.isEmpty { complain("prefetch: of no items") }
    if Set(paths).count != paths.count { complain("prefetch: duplicates in \(paths)") }
    for path in paths where shownNumber(at: path) == nil { complain("prefetch: \(path) doesn't exist") }
  }
}

extension World: WaterfallLayoutDelegate, JustifiedLayoutDelegate, MosaicLayoutDelegate,
  TimelineLayoutDelegate
{
  /// Returns the number shown at a path. A diffable data source follows the arrays with the next snapshot.
  func shownNumber(at path: IndexPath) -> Int? {
    diffable.map { $0.itemIdentifier(for: path) } ?? number(at: path)
  }

  func shownName(of section: Int) -> Int? {
    diffable.map { $0.sectionIdentifier(for: section) }
      ?? (names.indices.contains(section) ? names[section] : nil)
  }

  func length(at path: IndexPath) -> CGFloat { length(of: shownNumber(at: path) ?? 0) }

  // MARK: Lengths

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, lengthForItemAt path: IndexPath,
    laneBreadth: CGFloat
  ) -> LayoutLength {
    setup.measures ? .estimated(50) : .absolute(length(at: path))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, aspectRatioForItemAt path: IndexPath
  ) -> CGFloat { length(at: path) / 70 }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, spanForItemAt path: IndexPath
  ) -> MosaicLayout.Span {
    let length = length(at: path)
    return MosaicLayout.Span(lanes: length > 100 ? 2 : 1, lines: length > 90 ? 2 : 1)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, spanForItemAt path: IndexPath
  ) -> WaterfallLayout.LaneSpan { length(at: path) > 110 ? 2 : 1 }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, intervalForItemAt path: IndexPath
  ) -> ClosedRange<Double> {
    let number = shownNumber(at: path) ?? 0
    let start = Double(number % 40) * 30
    return start...start + Double(length(of: number))
  }
}

extension World {
  // MARK: Display

  private func begin(_ view: UIView, _ text: @autoclosure () -> String) {
    if !displayed.insert(ObjectIdentifier(view)).inserted { complain("display: \(text()) begins twice") }
  }

  private func end(_ view: UIView, _ text: @autoclosure () -> String) {
    if displayed.remove(ObjectIdentifier(view)) == nil { complain("display: \(text()) ends twice") }
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {
    begin(cell, "a cell at \(path)")
    performWaiting(for: .display)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {
    end(cell, "a cell at \(path)")
    performWaiting(for: .disappearance)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind kind: String, at path: IndexPath
  ) { begin(view, "\(kind) at \(path)") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind kind: String, at path: IndexPath
  ) { end(view, "\(kind) at \(path)") }

  // MARK: Selection

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    performWaiting(for: .highlight)
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath) {
    guard let number = numberOfCell(at: path) else { return complain("selection: \(path) doesn't exist") }
    selected.insert(number)
    performWaiting(for: .selection)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt path: IndexPath) {
    guard let number = numberOfCell(at: path) else { return complain("selection: \(path) doesn't exist") }
    selected.remove(number)
    performWaiting(for: .selection)
  }

  /// Returns the number shown at a path, which differs from the arrays during an interactive movement.
  /// Configures cells with a pending reload first.
  func numberOfCell(at path: IndexPath) -> Int? {
    let number = number(at: path)
    func shown() -> Int? { (view.cellForItem(at: path) as? NumberCell)?.number }
    if let first = shown(), first != number { view.layoutIfNeeded() }
    return shown() ?? number
  }

  // MARK: Scrolling

  func scrollViewDidScroll(_ scrollView: UIScrollView) { performWaiting(for: .scrolling) }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    performWaiting(for: .scrollEnd)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { performWaiting(for: .scrollEnd) }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { performWaiting(for: .scrollEnd) }
}
