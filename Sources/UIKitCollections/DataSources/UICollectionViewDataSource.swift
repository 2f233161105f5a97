import Foundation

/// Provides the numbers of sections and items, and the views. Optional methods have UIKit's defaults.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// The number of items in the section. Asked once per section; the answer counts until a reload or a batch
  /// of updates. A negative number is an error.
  @discardableResult
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// Returns the cell of the item, filled. Called when the item comes into sight, is reloaded or is
  /// reconfigured. The cell must be dequeued for this path: one without a reuse identifier is an error.
  @discardableResult
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell

  /// Optional. Default 1.
  @discardableResult
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Optional, unless the layout has supplementary views.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Optional. Default true.
  @discardableResult
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// Optional. Without it, an item that was moved by hand returns to where it was.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  /// Optional. Not asked: there is no index bar. Default nil.
  @discardableResult
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// Optional. Not asked: there is no index bar. Default: the first item of the section with the title's number.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// 1.
  @discardableResult
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// An error: data sources with supplementary views implement this method.
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

  /// Returns the item to where it was.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { collectionView.ignoresItemMoves = true }

  /// Nil.
  @discardableResult
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The first item of the section with the title's number.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}
