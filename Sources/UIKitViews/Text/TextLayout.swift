import Foundation

nonisolated struct TextLayoutKey: Equatable {
  let size: CGSize
  let isRightToLeft: Bool
}

package nonisolated struct TextLayout: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    package let line: TextLine
    /// A distance from the container's top, in points.
    package let baseline: CGFloat

    package init(line: TextLine, baseline: CGFloat) { (self.line, self.baseline) = (line, baseline) }
  }

  package let font: UIFont
  /// Runs in right-to-left text can have the other direction.
  package let isRightToLeft: Bool
  package let lines: [Line]
}
