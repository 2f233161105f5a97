import Foundation

/// A view whose text may follow the user's preferred text size.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font follows the text size of the view's traits.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
