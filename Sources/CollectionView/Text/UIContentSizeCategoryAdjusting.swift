#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// What shows text that may follow the size people have chosen.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font changes when the chosen text size does. Nobody changes that here.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
#endif
