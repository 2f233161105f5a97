import Foundation

protocol SnapshotSource: UICollectionViewDataSource {
  var isUpdating: Bool { get }
}

extension UICollectionView {
  /// Returns `true`, and raises UIKit's exception, for an app's own updates.
  func refusesUpdate() -> Bool {
    guard let source = dataSource as? any SnapshotSource, !source.isUpdating else { return false }
    UIKitException.raise(
      "UICollectionView must be updated via the UICollectionViewDiffableDataSource APIs when acting as the UICollectionView's "
        + "dataSource: please do not call mutation APIs directly on UICollectionView. Collection view: \(self)"
    )
    return true
  }
}
