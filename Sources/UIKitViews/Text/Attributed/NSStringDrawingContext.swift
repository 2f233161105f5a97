import Foundation

/// What was found out while text was measured.
nonisolated open class NSStringDrawingContext: NSObject {
  /// Stored, and without effect. Default 0: text is not shrunk.
  open var minimumScaleFactor: CGFloat = 0
  /// Always 1: text is not shrunk.
  open var actualScaleFactor: CGFloat { 1 }
  /// The rectangle that was found last. Default zero.
  open internal(set) var totalBounds = CGRect.zero
}
