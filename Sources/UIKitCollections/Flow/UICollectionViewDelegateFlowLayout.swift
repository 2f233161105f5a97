import Foundation

/// The methods that provide individual lengths for items and sections of a flow layout.
///
/// Every method is optional. The default implementations use the layout's properties. The layout calls the
/// methods during preparation, once per item or section, and stores the results until it's invalidated.
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Returns the item's size, in points. It overrides `itemSize` and an estimated size.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// Returns the insets around the section's items, between header and footer, in points. The default value
  /// is `sectionInset`.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// Returns the exact spacing between the section's lines along the scroll direction, in points. The default
  /// value is `minimumLineSpacing`.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Returns the minimum spacing between items in a line of the section, in points. The default value is
  /// `minimumInteritemSpacing`.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// Returns the size of the section's header. The layout uses only the length along the scroll direction. 0
  /// means no header.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// Returns the size of the section's footer. The layout uses only the length along the scroll direction. 0
  /// means no footer.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

// If the delegate lacks a method, UIKit uses the layout's property or, for layouts of another class, the
// property's default.
extension UICollectionViewDelegateFlowLayout {
  /// Returns the layout's `itemSize`.
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

  /// Returns the layout's `sectionInset`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
  }

  /// Returns the layout's `minimumLineSpacing`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing
      ?? UICollectionViewFlowLayout.defaultSpacing
  }

  /// Returns the layout's `minimumInteritemSpacing`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing
      ?? UICollectionViewFlowLayout.defaultSpacing
  }

  /// Returns the layout's `headerReferenceSize`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
  }

  /// Returns the layout's `footerReferenceSize`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
  }
}
