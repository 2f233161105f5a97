import CollectionView

final class FittedCell: UICollectionViewCell {
  var length: () -> CGFloat = { 0 }
  var isVertical = true

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitted(layoutAttributes, length: length(), isVertical: isVertical)
  }
}

final class FittedHeader: UICollectionReusableView {
  var length: () -> CGFloat = { 0 }
  var isVertical = true

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitted(layoutAttributes, length: length(), isVertical: isVertical)
  }
}

private func fitted(
  _ attributes: UICollectionViewLayoutAttributes, length: CGFloat, isVertical: Bool
) -> UICollectionViewLayoutAttributes {
  if isVertical { attributes.size.height = length } else { attributes.size.width = length }
  return attributes
}

extension UICollectionView {
  /// Registers self-sizing headers and footers as "view".
  func registerFittedBoundaries() {
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      register(FittedHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
  }
}
