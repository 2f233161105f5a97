import CollectionView

/// Lengths that belong to no particular item are reported for item 0 of section 0.
extension LengthCheck {
  mutating func accept(_ length: CGFloat, of subject: String, in layout: UICollectionViewLayout) -> CGFloat {
    accept(length, of: subject, at: IndexPath(item: 0, section: 0), in: layout)
  }

  mutating func accept(_ size: CGSize, of subject: String, in layout: UICollectionViewLayout) -> CGSize {
    CGSize(
      width: accept(size.width, of: subject, in: layout), height: accept(size.height, of: subject, in: layout)
    )
  }

  /// For lengths that may be negative: a step backward, an overlap.
  mutating func acceptSigned(_ length: CGFloat, of subject: String, in layout: UICollectionViewLayout)
    -> CGFloat
  {
    length.isFinite ? length : accept(length, of: subject, in: layout)
  }
}
