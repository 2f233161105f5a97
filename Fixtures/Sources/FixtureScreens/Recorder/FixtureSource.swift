import CollectionLayouts
import CollectionView

/// The data source and delegate of a screen. It stores numbers, which determine the cells' contents.
class FixtureSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  /// The kinds of supplementary views in all fixtures.
  static let kinds = [
    badgeKind, TimelineLayout.elementKindRuler, UICollectionView.elementKindSectionFooter,
    UICollectionView.elementKindSectionHeader,
  ].sorted()
  static let badgeKind = "badge"

  private(set) var sections: [[Int]]
  let cells: Fixture.Cells
  let calls: CallLog
  private var nextNumber = 1000

  init(_ fixture: Fixture, calls: CallLog) {
    var first = 0
    sections = fixture.counts.map { count in
      defer { first += count }
      return Array(first..<first + count)
    }
    (cells, self.calls) = (fixture.cells, calls)
    super.init()
  }

  nonisolated deinit {}

  func register(in view: UICollectionView) {
    switch cells {
    case .plain:
      register(UICollectionViewCell.self, UICollectionReusableView.self, in: view)
    case .fittedHeight, .fittedSize: register(FittedCell.self, FittedView.self, in: view)
    case .list: register(UICollectionViewListCell.self, UICollectionViewListCell.self, in: view)
    }
  }

  private func register(_ cell: AnyClass, _ other: AnyClass, in view: UICollectionView) {
    view.register(cell, forCellWithReuseIdentifier: "cell")
    for kind in Self.kinds {
      view.register(other, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
  }

  // MARK: Data source

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    calls.append("source numberOfSections")
    return sections.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    calls.append("source numberOfItemsInSection \(section)")
    return sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    calls.append("source cellForItemAt \(indexPath.short)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let number = number(at: indexPath)
    if let cell = cell as? FittedCell {
      cell.fitted = CGSize(
        width: cells == .fittedSize ? 50 + number * 29 % 70 : 0, height: 30 + number * 37 % 60)
    } else if let cell = cell as? UICollectionViewListCell {
      var contents = cell.defaultContentConfiguration()
      contents.text = "Row \(number)"
      cell.contentConfiguration = contents
      cell.accessories = number.isMultiple(of: 3) ? [.disclosureIndicator()] : []
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    calls.append("source viewForSupplementaryElementOfKind \(kind) \(indexPath.short)")
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    if let view = view as? FittedView {
      view.fitted = CGSize(width: 0, height: 24 + indexPath.section * 7 % 20)
    } else if let view = view as? UICollectionViewListCell {
      var contents = view.defaultContentConfiguration()
      contents.text = kind == UICollectionView.elementKindSectionHeader ? "Header" : "Footer"
      view.contentConfiguration = contents
    }
    return view
  }

  func number(at indexPath: IndexPath) -> Int { sections[indexPath.section][indexPath.item] }

  // MARK: Changes of the data

  /// Changes the data. Call this in a batch update of the view.
  func apply(_ changes: [FixtureOperation.Change], in view: UICollectionView) {
    var removed: Set<IndexPath> = []
    var added: [(IndexPath, Int)] = []
    for change in changes {
      switch change {
      case .insert(let section, let item):
        added.append(([section, item], makeNumber()))
        view.insertItems(at: [[section, item]])
      case .delete(let section, let item):
        removed.insert([section, item])
        view.deleteItems(at: [[section, item]])
      case .reload(let section, let item): view.reloadItems(at: [[section, item]])
      case .move(let section, let item, let toSection, let toItem):
        removed.insert([section, item])
        added.append(([toSection, toItem], number(at: [section, item])))
        view.moveItem(at: [section, item], to: [toSection, toItem])
      case .insertSection(let section, _): view.insertSections([section])
      case .deleteSection(let section): view.deleteSections([section])
      }
    }
    for path in removed.sorted(by: >) { sections[path.section].remove(at: path.item) }
    changeSections(changes)
    for (path, number) in added.sorted(by: { $0.0 < $1.0 }) {
      sections[path.section].insert(number, at: path.item)
    }
  }

  private func changeSections(_ changes: [FixtureOperation.Change]) {
    let deleted = changes.compactMap { if case .deleteSection(let section) = $0 { section } else { nil } }
    for section in deleted.sorted(by: >) { sections.remove(at: section) }
    for change in changes {
      guard case .insertSection(let section, let count) = change else { continue }
      sections.insert((0..<count).map { _ in makeNumber() }, at: section)
    }
  }

  private func makeNumber() -> Int {
    nextNumber += 1
    return nextNumber
  }

  // MARK: Delegate

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { calls.append("delegate willDisplay \(indexPath.short)") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { calls.append("delegate didEndDisplaying \(indexPath.short)") }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { calls.append("delegate willDisplay \(elementKind) \(indexPath.short)") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { calls.append("delegate didEndDisplaying \(elementKind) \(indexPath.short)") }

  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    calls.append("delegate targetContentOffset \(proposedContentOffset.short)")
    return proposedContentOffset
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    calls.append("delegate scrollViewDidScroll \(scrollView.contentOffset.short)")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    calls.append("delegate scrollViewWillBeginDragging")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("delegate scrollViewDidEndDragging, willDecelerate \(decelerate)")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    calls.append("delegate scrollViewDidEndDecelerating")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    calls.append("delegate scrollViewDidEndScrollingAnimation")
  }
}
