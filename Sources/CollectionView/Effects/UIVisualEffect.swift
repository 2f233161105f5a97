#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// What a `UIVisualEffectView` does with what lies behind it. Abstract: see `UIBlurEffect` and `UIVibrancyEffect`.
open nonisolated class UIVisualEffect: NSObject, @unchecked Sendable {
  override init() { super.init() }
}
#endif
