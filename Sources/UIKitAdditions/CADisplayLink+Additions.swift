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
#endif
