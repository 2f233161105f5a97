import Foundation

/// A protocol that gives every recognizer an `addAction` method, typed to the recognizer's own class. In a
/// class that can be subclassed, `Self` can't be a parameter type.
@preconcurrency @MainActor package protocol GestureActing: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureActing {}

extension GestureActing {
  /// Calls the closure whenever UIKit's recognizer calls its targets: once for a tap, or at every change for
  /// a pan.
  ///
  /// The recognizer retains the closure, so the closure shouldn't retain the recognizer.
  package func addAction(_ action: @escaping (Self) -> Void) {
    actions.append(
      .closure { recogniser in
        if let recogniser = recogniser as? Self { action(recogniser) }
      })
  }
}
