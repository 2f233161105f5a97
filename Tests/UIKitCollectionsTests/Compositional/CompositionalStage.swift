import TestSupport

@testable import UIKitCollections
@testable import UIKitViews

typealias CompositionalStage = Stage<UICollectionViewCompositionalLayout>

extension CompositionalStage {
  convenience init(
    _ size: CGSize, items: [Int], cells: AnyClass = UICollectionViewCell.self, kinds: [String] = [],
    views: AnyClass = UICollectionReusableView.self, _ layout: UICollectionViewCompositionalLayout
  ) {
    self.init(
      layout, width: size.width, height: size.height, counts: items, cells: cells, views: (views, kinds),
      laysOut: false)
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func frame(_ kind: String, _ section: Int, item: Int = 0) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: item, section: section))?
      .frame
  }

  func shownFrame(_ item: Int, _ section: Int = 0) -> CGRect? {
    let cell = view.cellForItem(at: IndexPath(item: item, section: section))
    return cell?.superview.map { host in
      let rect = host.convert(cell?.frame ?? .zero, to: view)
      return rect.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
    }
  }

  func shown(_ section: Int = 0) -> [Int] {
    view.indexPathsForVisibleItems.filter { $0.section == section }.map(\.item)
  }

  /// The scroll views of the visible orthogonal sections, from back to front.
  var strips: [OrthogonalScrollView] { view.subviews.compactMap { $0 as? OrthogonalScrollView } }

  static func row(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    return .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  }

  static func single(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    return .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  }

  static func header(
    _ height: CGFloat, kind: String = "header", alignment: NSRectAlignment = .top
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      elementKind: kind, alignment: alignment)
  }
}
