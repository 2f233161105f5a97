import Foundation

/// Gives every recogniser `addAction`, typed to its own class. It is a protocol because `Self` cannot be the
/// type of a parameter in a class that can be subclassed.
@preconcurrency @MainActor package protocol GestureActing: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureActing {}

extension GestureActing {
  /// Calls the closure whenever UIKit's recogniser calls its targets: once for a tap, at every change for a
  /// pan. The recogniser retains the closure, so the closure should not retain the recogniser.
  package func addAction(_ action: @escaping (Self) -> Void) {
    actions.append(
      .closure { recogniser in
        if let recogniser = recogniser as? Self { action(recogniser) }
      })
  }
}
