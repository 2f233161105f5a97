import Foundation

/// Gives every recognizer an `addAction` method typed to its own class. In a class that can be subclassed,
/// `Self` can't be a parameter type.
@preconcurrency @MainActor package protocol GestureActing: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureActing {}

extension GestureActing {
  /// Calls the closure whenever UIKit's recognizer calls its targets. The recognizer retains the closure,
  /// which shouldn't retain the recognizer.
  package func addAction(_ action: @escaping (Self) -> Void) {
    actions.append(
      .closure { recogniser in
        if let recogniser = recogniser as? Self { action(recogniser) }
      })
  }
}
