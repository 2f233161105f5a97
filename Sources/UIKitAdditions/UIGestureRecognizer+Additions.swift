// On a phone UIKit's recognisers get what ours have.
#if os(iOS) || os(tvOS) || os(visionOS)
import UIKit

/// Gives every recogniser `addAction`, typed to its own class. It is a protocol because `Self` cannot be the
/// type of a parameter in a class that can be subclassed.
@preconcurrency @MainActor package protocol GestureActing: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureActing {}

extension GestureActing {
  /// Calls the closure whenever the recogniser calls its targets: once for a tap, at every change for a pan.
  /// The recogniser retains the closure, so the closure should not retain the recogniser.
  package func addAction(_ action: @escaping (Self) -> Void) {
    let target = GestureTarget { recogniser in
      if let recogniser = recogniser as? Self { action(recogniser) }
    }
    addTarget(target, action: #selector(GestureTarget.gestureChanged(_:)))
    // Targets are not retained. Each is associated under its own address.
    objc_setAssociatedObject(
      self, Unmanaged.passUnretained(target).toOpaque(), target, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}

private final class GestureTarget: NSObject {
  private let action: (UIGestureRecognizer) -> Void

  init(action: @escaping (UIGestureRecognizer) -> Void) {
    self.action = action
    super.init()
  }

  nonisolated deinit {}

  @objc func gestureChanged(_ recogniser: UIGestureRecognizer) { action(recogniser) }
}
#endif
