/// Optional requirements of UIKit's that are called without a label. Those with labels need no list: closures have none.
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
}
