import UIKitCollections

final class CountedCell: UICollectionViewCell {
  static var made = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made += 1
  }

  required init?(coder: NSCoder) { fatalError("not used") }
}
