import Foundation
import LayoutEngine

struct FlowEnvironment: Equatable {
  var axis: Axis
  /// The length across the scroll direction, between the content insets.
  var breadth: Double
  var scale: Double
  /// The insets of `sectionInsetReference` in excess of the content insets, in layout coordinates.
  var referenceInsets: LayoutInsets

  init(of layout: UICollectionViewFlowLayout, in collectionView: UICollectionView) {
    axis = Axis(layout.scrollDirection)
    let reader = LayoutReader(layout, in: collectionView)
    let contentInsets = LayoutInsets(reader.inLayout(collectionView.adjustedContentInset))
    breadth = max(
      0,
      axis.breadth(of: LayoutSize(collectionView.bounds.size)) - axis.near(of: contentInsets)
        - axis.far(of: contentInsets))
    scale = collectionView.layoutScale
    let reference: LayoutInsets =
      switch layout.sectionInsetReference {
      case .fromContentInset: contentInsets
      case .fromSafeArea: LayoutInsets(reader.inLayout(collectionView.safeAreaInsets))
      case .fromLayoutMargins: LayoutInsets(reader.inLayout(collectionView.layoutMargins))
      }
    referenceInsets = LayoutInsets(
      top: max(0, reference.top - contentInsets.top), left: max(0, reference.left - contentInsets.left),
      bottom: max(0, reference.bottom - contentInsets.bottom),
      right: max(0, reference.right - contentInsets.right))
  }

  /// Returns `sectionInset` with the reference insets added across the scroll direction.
  func insets(from sectionInset: UIEdgeInsets) -> LayoutInsets {
    var insets = LayoutInsets(sectionInset)
    switch axis {
    case .vertical:
      insets.left += referenceInsets.left
      insets.right += referenceInsets.right
    case .horizontal:
      insets.top += referenceInsets.top
      insets.bottom += referenceInsets.bottom
    }
    return insets
  }
}
