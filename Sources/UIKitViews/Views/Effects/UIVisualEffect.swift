import Foundation

/// The abstract base class for effects of a `UIVisualEffectView` on its background.
///
/// See `UIBlurEffect` and `UIVibrancyEffect`.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  override init() { super.init() }

  nonisolated deinit {}
}
