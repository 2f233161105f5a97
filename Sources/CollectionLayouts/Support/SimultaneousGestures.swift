import CollectionView

final class SimultaneousGestures: NSObject, UIGestureRecognizerDelegate {
  nonisolated deinit {}

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
