#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Broken text in place: lines on their baselines, in one font.
package nonisolated struct TextLayout: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    package let line: TextLine
    /// From the top of the container, in points.
    package let baseline: CGFloat
  }

  package let font: UIFont
  package let lines: [Line]
}
#endif
