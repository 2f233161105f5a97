import Foundation

/// An object that stores the results of measuring text.
nonisolated open class NSStringDrawingContext: NSObject {
  /// A stored value without effect, because text isn't shrunk. The default value is 0.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale factor, which is always 1, because text isn't shrunk.
  open var actualScaleFactor: CGFloat { 1 }
  /// The last measured rectangle. The default value is zero.
  open internal(set) var totalBounds = CGRect.zero
}
