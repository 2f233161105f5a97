import Foundation

/// The methods that provide counts and views. Optional methods have UIKit's defaults.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items in a section. Called once per section until a reload or a batch of updates.
  /// Negative numbers raise an exception.
  @discardableResult
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// Returns the cell of an item that appears, is reloaded, or is reconfigured.
  ///
  /// Dequeue the cell for this path. A cell without a reuse identifier raises an exception.
  @discardableResult
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell

  /// Returns the number of sections. Optional. The default value is 1.
  @discardableResult
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns a supplementary view. Optional if the layout has no such views.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Returns `true` if the item can be moved. Optional. The default value is `true`.
  @discardableResult
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// Moves an item after interactive movement. Optional. By default, the item returns to its original
  /// position.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  /// Returns index titles. Never called because there's no index bar.
  @discardableResult
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// Returns the path for an index title. Never called because there's no index bar.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// Returns 1.
  @discardableResult
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Raises an exception.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    UIKitException.raise(
      "the data source of \(type(of: collectionView)) does not implement "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:), which is required for \(kind) "
        + "at \(indexPath).")
    return UICollectionReusableView(frame: .zero)
  }

  /// Returns `true`.
  @discardableResult
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Makes the item return to its original position.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { collectionView.ignoresItemMoves = true }

  /// Returns `nil`.
  @discardableResult
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the path of the first item in the section with the title's index.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}

/// The methods that prefetch the data of items that are likely to appear soon.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Prefetches the data of items, nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Cancels the prefetching of items because the view has scrolled away from them. Optional.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
