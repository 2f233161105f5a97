/// Declarations for an app's own module that fix differences between Foundation on Linux and Apple's
/// frameworks.
///
/// A module's own declarations take precedence over imported ones, even in files that import Foundation
/// explicitly.
public enum AppleAnswers {
  public static let fileName = "AppleAnswers.swift"

  public static let text = """
    // Written by port-from-ios, because Foundation on Linux differs from Apple's here. A module's own declarations take precedence over
    // Foundation's.
    #if !canImport(Darwin)
    import Foundation

    extension CGRect {
      /// Like Core Graphics: rectangles that only touch don't intersect, and an empty rectangle intersects if its origin is in the other.
      nonisolated func intersects(_ rect2: CGRect) -> Bool {
        func overlaps(_ a: (start: CGFloat, end: CGFloat), _ b: (start: CGFloat, end: CGFloat)) -> Bool {
          let low = Swift.max(a.start, b.start)
          return low < Swift.min(a.end, b.end) || (a.start == a.end && low == a.start && low < b.end)
            || (b.start == b.end && low == b.start && low < a.end)
        }
        return overlaps((minX, maxX), (rect2.minX, rect2.maxX)) && overlaps((minY, maxY), (rect2.minY, rect2.maxY))
      }
    }

    extension CGFloat {
      // Foundation's own member hides the function in extensions of CGFloat.
      nonisolated func abs<Number: SignedNumeric & Comparable>(_ x: Number) -> Number { Swift.abs(x) }
      nonisolated static func abs<Number: SignedNumeric & Comparable>(_ x: Number) -> Number { Swift.abs(x) }
    }
    #endif

    """
}
