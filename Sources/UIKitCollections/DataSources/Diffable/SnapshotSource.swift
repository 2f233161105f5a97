import Foundation

/// A data source that makes all updates of its collection view itself.
protocol SnapshotSource: UICollectionViewDataSource {
  /// Whether it is making one.
  var isUpdating: Bool { get }
}

extension UICollectionView {
  /// Raises UIKit's exception if the data source makes all updates itself, and an app tries to make one.
  func refusesUpdate() -> Bool {
    guard let source = dataSource as? any SnapshotSource, !source.isUpdating else { return false }
    UIKitException.raise(
      "UICollectionView must be updated via the UICollectionViewDiffableDataSource APIs when acting as the UICollectionView's "
        + "dataSource: please do not call mutation APIs directly on UICollectionView. Collection view: \(self)"
    )
    return true
  }
}
