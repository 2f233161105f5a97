import Foundation

/// A view whose text can follow the user's text size.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// `true` if the font follows the view's text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
