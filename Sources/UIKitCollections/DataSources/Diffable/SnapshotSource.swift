import Foundation

/// A data source that performs all updates of its collection view.
protocol SnapshotSource: UICollectionViewDataSource {
  /// A Boolean value that indicates whether the data source is performing an update.
  var isUpdating: Bool { get }
}

extension UICollectionView {
  /// Raises UIKit's exception if an app tries to update a view whose data source performs all updates.
  func refusesUpdate() -> Bool {
    guard let source = dataSource as? any SnapshotSource, !source.isUpdating else { return false }
    UIKitException.raise(
      "UICollectionView must be updated via the UICollectionViewDiffableDataSource APIs when acting as the UICollectionView's "
        + "dataSource: please do not call mutation APIs directly on UICollectionView. Collection view: \(self)"
    )
    return true
  }
}
