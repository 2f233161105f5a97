import Foundation

/// The base class of `UIBlurEffect` and `UIVibrancyEffect`.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  override init() { super.init() }

  nonisolated deinit {}
}
