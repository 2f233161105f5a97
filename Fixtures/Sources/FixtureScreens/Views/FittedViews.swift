import CollectionView

/// A cell of its own size.
final class FittedCell: UICollectionViewCell {
  /// The preferred size, in points. A width of 0 keeps the layout's width.
  var fitted = CGSize.zero

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes.fitted(to: fitted) }
}

/// A header or footer of its own height.
final class FittedView: UICollectionReusableView {
  /// The preferred size, in points. A width of 0 keeps the layout's width.
  var fitted = CGSize.zero

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes.fitted(to: fitted) }
}

/// A background of a section.
final class BackgroundView: UICollectionReusableView {}

extension UICollectionViewLayoutAttributes {
  fileprivate func fitted(to size: CGSize) -> UICollectionViewLayoutAttributes {
    self.size = CGSize(width: size.width > 0 ? size.width : self.size.width, height: size.height)
    return self
  }
}
