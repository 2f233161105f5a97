import Foundation

/// The results of measuring text.
nonisolated open class NSStringDrawingContext: NSObject {
  /// Stored without effect, because text isn't shrunk.
  open var minimumScaleFactor: CGFloat = 0
  /// The value is always 1.
  open var actualScaleFactor: CGFloat { 1 }
  /// The last measured rectangle.
  open internal(set) var totalBounds = CGRect.zero
}
