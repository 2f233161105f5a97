import Foundation

/// The values that determine a label's lines, in addition to its contents.
nonisolated struct TextLayoutKey: Equatable {
  let size: CGSize
  let isRightToLeft: Bool
}

/// Text broken into positioned lines, in one font.
package nonisolated struct TextLayout: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    package let line: TextLine
    /// The distance from the top of the container, in points.
    package let baseline: CGFloat

    package init(line: TextLine, baseline: CGFloat) { (self.line, self.baseline) = (line, baseline) }
  }

  package let font: UIFont
  /// `true` if the text as a whole is right to left. Runs inside it can have the other direction.
  package let isRightToLeft: Bool
  package let lines: [Line]
}
