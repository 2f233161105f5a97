import CollectionView

/// The gesture recognizers that a layout has attached. Their views own them.
final class AttachedGestures {
  private struct Attachment {
    weak var recogniser: UIGestureRecognizer?
    /// The layout the gesture leads to.
    weak var destination: UICollectionViewLayout?
  }

  private var attachments: [Attachment] = []
  /// The recognizers' delegate, which they don't retain.
  private let delegate: (any UIGestureRecognizerDelegate)?

  init(delegate: (any UIGestureRecognizerDelegate)? = nil) { self.delegate = delegate }

  nonisolated deinit {}

  /// Adds a recognizer unless the view has one with the same destination.
  ///
  /// - Parameters:
  ///   - make: A closure that creates the new recognizer.
  ///   - destination: The layout the gesture leads to.
  func attach<Recogniser: UIGestureRecognizer>(
    _ make: @autoclosure () -> Recogniser, to view: UIView,
    leadingTo destination: UICollectionViewLayout? = nil,
    _ action: @escaping (Recogniser) -> Void
  ) -> Recogniser {
    if let known = attachment(of: Recogniser.self, on: view) {
      if let recogniser = known.recogniser as? Recogniser, known.destination === destination {
        return recogniser
      }
      _ = detach(Recogniser.self, from: view)
    }
    let recogniser = make()
    recogniser.delegate = delegate
    recogniser.addAction(action)
    attachments.append(Attachment(recogniser: recogniser, destination: destination))
    view.addGestureRecognizer(recogniser)
    return recogniser
  }

  /// Removes a view's recognizer. Returns `true` if the recognizer was in the middle of a gesture.
  func detach<Recogniser: UIGestureRecognizer>(_ type: Recogniser.Type, from view: UIView) -> Bool {
    guard let recogniser = attachment(of: type, on: view)?.recogniser else { return false }
    let wasInGesture = recogniser.state == .began || recogniser.state == .changed
    view.removeGestureRecognizer(recogniser)
    forgetThoseWithoutViews()
    return wasInGesture
  }

  /// Returns the layout to which a gesture on a view leads.
  func destination(on view: UIView) -> UICollectionViewLayout? {
    attachments.lazy.filter { $0.recogniser?.view === view }.compactMap(\.destination).first
  }

  private func attachment<Recogniser: UIGestureRecognizer>(
    of type: Recogniser.Type, on view: UIView
  ) -> Attachment? {
    forgetThoseWithoutViews()
    return attachments.first { $0.recogniser is Recogniser && $0.recogniser?.view === view }
  }

  private func forgetThoseWithoutViews() { attachments.removeAll { $0.recogniser?.view == nil } }
}

final class SimultaneousGestures: NSObject, UIGestureRecognizerDelegate {
  nonisolated deinit {}

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
