import UIKitCollections

final class CountedCell: UICollectionViewCell {
  static var made = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made += 1
  }

  required init?(coder: NSCoder) { fatalError("not used") }
}

/// Runs a closure the next time a cell appears.
final class ArrivalDelegate: NSObject, UICollectionViewDelegate {
  /// The closure, or `nil` after its call.
  var arrive: (() -> Void)?

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {
    let arrive = arrive
    self.arrive = nil
    arrive?()
  }
}
