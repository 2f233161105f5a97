import TestSupport

@testable import UIKitCollections
@testable import UIKitViews

/// A list's rows, headers, and footers, with given heights or heights from their contents.
final class ListCells: CountedCells {
  var fill: (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }
  private let rows: (IndexPath) -> CGFloat?
  private let header: CGFloat
  private let footer: CGFloat

  init(_ counts: [Int], header: CGFloat, footer: CGFloat, rows: @escaping (IndexPath) -> CGFloat?) {
    (self.rows, self.header, self.footer) = (rows, header, footer)
    super.init(counts)
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
    guard let row = cell as? SizedRow else { return cell }
    row.height = rows(indexPath)
    fill(row, indexPath)
    return row
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    (view as? SizedRow)?.height = kind == UICollectionView.elementKindSectionHeader ? header : footer
    return view
  }
}

typealias ListStage = Stage<UICollectionViewCompositionalLayout>

extension ListStage {
  /// Creates a list in its window and lays it out.
  convenience init(
    _ size: CGSize, _ counts: [Int], row: CGFloat? = nil, firstRow: CGFloat? = nil, header: CGFloat = 44.5,
    footer: CGFloat = 35, _ configuration: UICollectionLayoutListConfiguration
  ) {
    let cells = ListCells(counts, header: header, footer: footer) { $0.item == 0 ? firstRow ?? row : row }
    let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
    self.init(
      .list(using: configuration), width: size.width, height: size.height, source: cells,
      cells: SizedRow.self, views: (SizedRow.self, kinds), laysOut: false)
    show()
  }

  var fill: (UICollectionViewListCell, IndexPath) -> Void {
    get { (source as? ListCells)?.fill ?? { _, _ in } }
    set { (source as? ListCells)?.fill = newValue }
  }

  func reload(_ fill: @escaping (UICollectionViewListCell, IndexPath) -> Void) {
    self.fill = fill
    view.reloadData()
    window.layoutIfNeeded()
    view.layoutIfNeeded()
  }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
  }

  func tops(_ section: Int) -> [CGFloat] {
    view.indexPathsForVisibleItems.filter { $0.section == section }
      .compactMap { view.cellForItem(at: $0)?.frame.minY }
  }

  func frame(of kind: String, _ section: Int) -> CGRect? {
    view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }

  func header(_ section: Int) -> CGRect? { frame(of: UICollectionView.elementKindSectionHeader, section) }
  func footer(_ section: Int) -> CGRect? { frame(of: UICollectionView.elementKindSectionFooter, section) }

  /// The visible separators, in content coordinates.
  var separators: [CGRect] {
    view.indexPathsForVisibleItems.compactMap { view.cellForItem(at: $0) }
      .flatMap { cell in cell.separators.map { cell.convert($0.frame, to: view) } }
  }

  /// Returns the frames of a row's accessory views.
  func accessories(_ item: Int) -> [CGRect] {
    guard let cell = cell(item) else { return [] }
    return (cell.accessoryViews.leading + cell.accessoryViews.trailing).map(\.frame)
  }

  func runToRest() { FrameClock.main.run(while: !FrameClock.main.isIdle) }
}

final class SizedRow: UICollectionViewListCell {
  var height: CGFloat?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
    if let height { preferred.size.height = height }
    return preferred
  }
}
