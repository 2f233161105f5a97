import Foundation

/// What the lines of a label depend on, besides its contents.
nonisolated struct TextLayoutKey: Equatable {
  let size: CGSize
  let isRightToLeft: Bool
}

/// Broken text with positions: lines on their baselines, in one font.
package nonisolated struct TextLayout: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    package let line: TextLine
    /// From the top of the container, in points.
    package let baseline: CGFloat

    package init(line: TextLine, baseline: CGFloat) { (self.line, self.baseline) = (line, baseline) }
  }

  package let font: UIFont
  /// The direction of the text as a whole. Runs inside it may have the other direction.
  package let isRightToLeft: Bool
  package let lines: [Line]
}
