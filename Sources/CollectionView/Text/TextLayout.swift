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
  /// The direction in which the text as a whole is read; runs within it may go the other way.
  package let isRightToLeft: Bool
  package let lines: [Line]
}
#endif
