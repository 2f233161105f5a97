@testable import UIKitCollections
@testable import UIKitViews

/// A list in a window. Its rows, headers and footers are as high as they are told, or as their contents want.
@MainActor final class ListStage: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  let view: UICollectionView
  let window: UIWindow
  /// Fills the cells.
  var fill: (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }
  var rowsAsked: [IndexPath] = []
  private let rows: UICollectionView.CellRegistration<SizedRow, IndexPath>
  private let headers: UICollectionView.SupplementaryRegistration<SizedRow>
  private let footers: UICollectionView.SupplementaryRegistration<SizedRow>

  init(
    _ size: CGSize, _ counts: [Int], row: CGFloat? = nil, firstRow: CGFloat? = nil, header: CGFloat = 44.5,
    footer: CGFloat = 35, _ configuration: UICollectionLayoutListConfiguration
  ) {
    self.counts = counts
    rows = UICollectionView.CellRegistration { cell, path, _ in
      cell.height = path.item == 0 ? firstRow ?? row : row
    }
    headers = UICollectionView.SupplementaryRegistration(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in view.height = header }
    footers = UICollectionView.SupplementaryRegistration(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { view, _, _ in view.height = footer }
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = self
    window.addSubview(view)
    window.isHidden = false
    view.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    rowsAsked.append(indexPath)
    let cell = collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: indexPath)
    fill(cell, indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(
      using: kind == UICollectionView.elementKindSectionHeader ? headers : footers, for: path)
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

  /// Where the visible rows of a section begin.
  func tops(_ section: Int) -> [CGFloat] {
    view.indexPathsForVisibleItems.filter { $0.section == section }
      .compactMap { view.cellForItem(at: $0)?.frame.minY }
  }

  func frame(of kind: String, _ section: Int) -> CGRect? {
    view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }

  func header(_ section: Int) -> CGRect? { frame(of: UICollectionView.elementKindSectionHeader, section) }
  func footer(_ section: Int) -> CGRect? { frame(of: UICollectionView.elementKindSectionFooter, section) }

  /// The separators on screen, in the contents' coordinates.
  var separators: [CGRect] {
    view.indexPathsForVisibleItems.compactMap { view.cellForItem(at: $0) }
      .flatMap { cell in cell.separators.map { cell.convert($0.frame, to: view) } }
  }

  /// From an accessory's icon to the accessory.
  func accessories(_ item: Int) -> [CGRect] {
    guard let cell = cell(item) else { return [] }
    return (cell.accessoryViews.leading + cell.accessoryViews.trailing).map(\.frame)
  }

  func run() { FrameClock.main.run(while: !FrameClock.main.isIdle) }
}

/// A list cell of a given height; without one, as high as its contents.
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
