import CollectionView

/// A delegate that lets gesture recognizers work simultaneously with all others.
final class SimultaneousGestures: NSObject, UIGestureRecognizerDelegate {
  nonisolated deinit {}

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
