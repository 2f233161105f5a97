import Foundation

final class ListBackgroundView: UICollectionReusableView {
  static let kind = "_UICollectionViewListLayoutSectionBackgroundColorDecorationView"

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let layout = collectionView?.collectionViewLayout as? UICollectionViewCompositionalLayout
    backgroundColor =
      layout?.list(inSection: layoutAttributes.indexPath.section)?.configuration.backgroundColor
  }
}
