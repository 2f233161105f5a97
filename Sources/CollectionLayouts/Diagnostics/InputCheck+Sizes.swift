import CollectionView

extension InputCheck {
  func accept(_ length: CGFloat, of subject: String, in layout: UICollectionViewLayout) -> CGFloat {
    accept(length, of: subject, at: IndexPath(), in: layout)
  }

  func accept(_ size: CGSize, of subject: String, in layout: UICollectionViewLayout) -> CGSize {
    CGSize(
      width: accept(size.width, of: subject, in: layout), height: accept(size.height, of: subject, in: layout)
    )
  }

  func accept(_ size: ItemSize, of subject: String, in layout: UICollectionViewLayout) -> CGSize {
    accept(size.size(in: layout.boundsSize), of: subject, in: layout)
  }

  func accept(
    _ dimension: LayoutDimension, of subject: String, in layout: UICollectionViewLayout
  ) -> CGFloat { accept(dimension.length(in: layout.boundsSize), of: subject, in: layout) }

  /// Returns a valid length, which may be negative. An infinite or NaN length counts as 0.
  func acceptSigned(
    _ length: CGFloat, of subject: String, at indexPath: IndexPath = IndexPath(),
    in layout: UICollectionViewLayout
  ) -> CGFloat {
    if length.magnitude <= Self.greatest { return length }
    guard length < 0, length.isFinite else { return accept(length, of: subject, at: indexPath, in: layout) }
    return accept(
      length, in: -Self.greatest...Self.greatest, orElse: 0, of: subject, at: indexPath, in: layout)
  }
}
