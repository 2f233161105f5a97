/// UIKit's optional requirements without labels. Requirements with labels need no list, because closures have
/// no labels.
enum KnownRequirements {
  static let withoutLabels: Set = [
    "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging",
    "scrollViewWillBeginDecelerating",
    "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation", "scrollViewShouldScrollToTop",
    "scrollViewDidScrollToTop", "scrollViewDidChangeAdjustedContentInset", "gestureRecognizerShouldBegin",
    "textFieldShouldBeginEditing", "textFieldDidBeginEditing", "textFieldShouldEndEditing",
    "textFieldDidEndEditing",
    "textFieldShouldClear", "textFieldShouldReturn", "textFieldDidChangeSelection",
    "textViewShouldBeginEditing",
    "textViewShouldEndEditing", "textViewDidBeginEditing", "textViewDidEndEditing", "textViewDidChange",
    "textViewDidChangeSelection", "searchBarTextDidBeginEditing", "searchBarTextDidEndEditing",
    "searchBarSearchButtonClicked", "searchBarCancelButtonClicked", "animationDidStart",
  ]

  /// Returns the UIKit protocols with the optional method, and their refinements.
  ///
  /// A conformance to one of them binds the method.
  static func protocols(with signature: Signature) -> [String] {
    optional.first { $0.methods.contains(signature.description) }?.protocols ?? []
  }

  private static let optional: [(protocols: [String], methods: Set<String>)] = [
    (
      ["UIScrollViewDelegate", "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout"],
      [
        "scrollViewDidScroll(_:)", "scrollViewDidZoom(_:)", "scrollViewWillBeginDragging(_:)",
        "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
        "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewWillBeginDecelerating(_:)",
        "scrollViewDidEndDecelerating(_:)", "scrollViewDidEndScrollingAnimation(_:)", "viewForZooming(in:)",
        "scrollViewWillBeginZooming(_:with:)", "scrollViewDidEndZooming(_:with:atScale:)",
        "scrollViewShouldScrollToTop(_:)", "scrollViewDidScrollToTop(_:)",
        "scrollViewDidChangeAdjustedContentInset(_:)",
      ]
    ),
    (
      ["UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout"],
      [
        "collectionView(_:shouldHighlightItemAt:)", "collectionView(_:didHighlightItemAt:)",
        "collectionView(_:didUnhighlightItemAt:)", "collectionView(_:shouldSelectItemAt:)",
        "collectionView(_:shouldDeselectItemAt:)", "collectionView(_:didSelectItemAt:)",
        "collectionView(_:didDeselectItemAt:)", "collectionView(_:willDisplay:forItemAt:)",
        "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
        "collectionView(_:didEndDisplaying:forItemAt:)",
        "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
        "collectionView(_:transitionLayoutForOldLayout:newLayout:)",
        "collectionView(_:targetContentOffsetForProposedContentOffset:)",
        "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
        "collectionView(_:canEditItemAt:)", "collectionView(_:canPerformPrimaryActionForItemAt:)",
        "collectionView(_:performPrimaryActionForItemAt:)",
      ]
    ),
    (
      ["UICollectionViewDelegateFlowLayout"],
      [
        "collectionView(_:layout:sizeForItemAt:)", "collectionView(_:layout:insetForSectionAt:)",
        "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
        "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
        "collectionView(_:layout:referenceSizeForHeaderInSection:)",
        "collectionView(_:layout:referenceSizeForFooterInSection:)",
      ]
    ),
    (
      ["UICollectionViewDataSource"],
      [
        "numberOfSections(in:)", "collectionView(_:viewForSupplementaryElementOfKind:at:)",
        "collectionView(_:canMoveItemAt:)", "collectionView(_:moveItemAt:to:)", "indexTitles(for:)",
        "collectionView(_:indexPathForIndexTitle:at:)",
      ]
    ),
    (["UICollectionViewDataSourcePrefetching"], ["collectionView(_:cancelPrefetchingForItemsAt:)"]),
    (
      ["UIGestureRecognizerDelegate"],
      [
        "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
        "gestureRecognizer(_:shouldRequireFailureOf:)",
        "gestureRecognizer(_:shouldBeRequiredToFailBy:)", "gestureRecognizer(_:shouldReceive:)",
      ]
    ),
  ]
}
