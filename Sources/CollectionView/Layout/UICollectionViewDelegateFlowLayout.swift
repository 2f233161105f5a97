#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Gives a flow layout the lengths that differ from item to item or from section to section.
///
/// Every method is optional: without it, the layout's property of the same meaning counts. All are asked while the
/// layout prepares, once an item or a section, and their answers are kept until the layout is invalidated.
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of one item, in points. Wins over `itemSize` and over an estimated size.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// Around the items of the section, between header and footer, in points. Without it: `sectionInset`.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// The distance between two lines of the section, along the scroll direction, in points: it is kept exactly. Without it:
  /// `minimumLineSpacing`.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The least distance between two items of a line of the section, in points. Without it: `minimumInteritemSpacing`.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Only the length in the scroll direction counts; 0 means no header.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// Only the length in the scroll direction counts; 0 means no footer.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

// What UIKit does where a delegate lacks a method: the layout's property, or its default in a layout of another kind.
extension UICollectionViewDelegateFlowLayout {
  /// The layout's `itemSize`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else {
      return UICollectionViewFlowLayout.defaultItemSize
    }
    layout.delegateAnswersItemSizes = false
    return layout.itemSize
  }

  /// The layout's `sectionInset`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
  }

  /// The layout's `minimumLineSpacing`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing
      ?? UICollectionViewFlowLayout.defaultSpacing
  }

  /// The layout's `minimumInteritemSpacing`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing
      ?? UICollectionViewFlowLayout.defaultSpacing
  }

  /// The layout's `headerReferenceSize`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
  }

  /// The layout's `footerReferenceSize`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
  }
}
#endif
