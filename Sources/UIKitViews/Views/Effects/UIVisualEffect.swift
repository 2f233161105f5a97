import Foundation

/// What a `UIVisualEffectView` does with what lies behind it. Abstract: see `UIBlurEffect` and `UIVibrancyEffect`.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  override init() { super.init() }

  nonisolated deinit {}
}
