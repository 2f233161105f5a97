import Foundation

/// The methods that provide the numbers of sections and items, and the views. Optional methods have UIKit's
/// defaults.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items in the section. A negative number is an error.
  ///
  /// The collection view calls the method once per section. The result stays valid until a reload or a batch
  /// of updates.
  @discardableResult
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// Returns the item's cell with its contents.
  ///
  /// Called when the item appears, is reloaded, or is reconfigured. The cell must be dequeued for this path.
  /// A cell without a reuse identifier is an error.
  @discardableResult
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell

  /// Returns the number of sections. The method is optional. The default value is 1.
  @discardableResult
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns a supplementary view. The method is optional unless the layout has supplementary views.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Returns `true` if the item can be moved. The method is optional. The default value is `true`.
  @discardableResult
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// Moves an item in the data after interactive movement. The method is optional. If it's missing, the item
  /// returns to its original position.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  /// Returns the titles of an index bar. The method is optional and never called because there's no index
  /// bar. The default value is `nil`.
  @discardableResult
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// Returns the item for an index title. The method is optional and never called because there's no index
  /// bar.
  ///
  /// The default implementation returns the first item of the section with the title's index.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// 1.
  @discardableResult
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Raises an exception. Data sources with supplementary views implement this method.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    UIKitException.raise(
      "the data source of \(type(of: collectionView)) does not implement "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:), asked for \(kind) at \(indexPath).")
    return UICollectionReusableView(frame: .zero)
  }

  /// True.
  @discardableResult
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Returns the item to its original position.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { collectionView.ignoresItemMoves = true }

  /// Nil.
  @discardableResult
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the first item of the section with the title's index.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}
