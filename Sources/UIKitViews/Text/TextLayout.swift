import Foundation

nonisolated struct TextLayoutKey: Equatable {
  let size: CGSize
  let isRightToLeft: Bool
}

package nonisolated struct TextLayout: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    package let line: TextLine
    /// The baseline, in points from the container's top.
    package let baseline: CGFloat

    package init(line: TextLine, baseline: CGFloat) { (self.line, self.baseline) = (line, baseline) }
  }

  package let font: UIFont
  /// `true` if the text is written right to left. Some runs can have the other direction.
  package let isRightToLeft: Bool
  package let lines: [Line]
}
