#if os(iOS) || os(tvOS) || os(visionOS)
import UIKit

extension CADisplayLink {
  package static func everyFrame(_ action: @escaping (CADisplayLink) -> Void) -> CADisplayLink {
    // The link retains its target.
    CADisplayLink(target: FrameTarget(action: action), selector: #selector(FrameTarget.frame(_:)))
  }
}

private final class FrameTarget: NSObject {
  private let action: (CADisplayLink) -> Void

  init(action: @escaping (CADisplayLink) -> Void) {
    self.action = action
    super.init()
  }

  nonisolated deinit {}

  @objc func frame(_ link: CADisplayLink) { action(link) }
}

/// Gives every recognizer an `addAction` method typed to its own class. This needs a protocol, because `Self`
/// can't be a parameter type in a class that can be subclassed.
@preconcurrency @MainActor package protocol GestureActing: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureActing {}

extension GestureActing {
  /// Calls the closure whenever the recognizer calls its targets. The recognizer retains the closure, which
  /// shouldn't retain the recognizer.
  package func addAction(_ action: @escaping (Self) -> Void) {
    let target = GestureTarget { recogniser in
      if let recogniser = recogniser as? Self { action(recogniser) }
    }
    addTarget(target, action: #selector(GestureTarget.gestureChanged(_:)))
    // Recognizers don't retain their targets. Each target is associated under its own address.
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
