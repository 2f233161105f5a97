#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Says how much there is to show and makes the views. Optional methods have the defaults UIKit assumes.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Asked once a section, and again after a reload and in a batch: the answer is kept in between. Below 0 is an
  /// error.
  @discardableResult
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell of the item, filled. Asked when the item comes into sight, is reloaded or reconfigured. It comes
  /// from a dequeue for this path: one without a reuse identifier is an error.
  @discardableResult
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell

  /// Optional. Default 1.
  @discardableResult
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Optional, but the layout must not ask for supplementary views without it.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Optional. Default true.
  @discardableResult
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// Optional. Without it an item that was moved by hand goes back to where it was.
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

  /// An error: who has supplementary views makes them.
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

  /// Sends the item back to where it was.
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
#endif
