import CollectionView

/// The delegate of recognisers that work at the same time as any other.
final class SimultaneousGestures: NSObject, UIGestureRecognizerDelegate {
  nonisolated deinit {}

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
