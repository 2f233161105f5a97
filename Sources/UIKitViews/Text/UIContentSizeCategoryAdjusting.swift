import Foundation

/// A view whose text can follow the user's preferred text size.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// A Boolean value that indicates whether the font follows the text size of the view's traits.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
