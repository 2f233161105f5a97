import CollectionView

/// The recognisers that a layout has added to views, which own them.
final class AttachedGestures {
  private struct Attachment {
    weak var recogniser: UIGestureRecognizer?
    /// Where the gesture leads, of those that lead to another layout.
    weak var destination: UICollectionViewLayout?
  }

  private var attachments: [Attachment] = []
  /// Recognisers do not retain their delegate.
  private let delegate: (any UIGestureRecognizerDelegate)?

  /// - Parameter delegate: That of all recognisers.
  init(delegate: (any UIGestureRecognizerDelegate)? = nil) { self.delegate = delegate }

  nonisolated deinit {}

  /// The recogniser of a class that is on a view. Where there is none, or one that leads elsewhere, it is a new one.
  ///
  /// - Parameters:
  ///   - make: The new one.
  ///   - view: The view.
  ///   - destination: Where the gesture leads.
  ///   - action: What the new one calls.
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

  /// Removes the recogniser of a class from a view. Returns whether it was in the middle of a gesture.
  func detach<Recogniser: UIGestureRecognizer>(_ type: Recogniser.Type, from view: UIView) -> Bool {
    guard let recogniser = attachment(of: type, on: view)?.recogniser else { return false }
    let wasInGesture = recogniser.state == .began || recogniser.state == .changed
    view.removeGestureRecognizer(recogniser)
    forgetThoseWithoutViews()
    return wasInGesture
  }

  private func attachment<Recogniser: UIGestureRecognizer>(
    of type: Recogniser.Type, on view: UIView
  ) -> Attachment? {
    forgetThoseWithoutViews()
    return attachments.first { $0.recogniser is Recogniser && $0.recogniser?.view === view }
  }

  private func forgetThoseWithoutViews() { attachments.removeAll { $0.recogniser?.view == nil } }
}
