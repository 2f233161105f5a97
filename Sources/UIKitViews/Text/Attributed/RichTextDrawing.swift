import Foundation

/// Attributed text with the positions of its parts, in a layer's coordinates.
package nonisolated struct RichTextDrawing {
  package struct Run {
    package var text: String
    /// The left end of the baseline.
    package var origin: CGPoint
    package var width: CGFloat
    package var isExact: Bool
    package var font: UIFont
    package var color: CGColor
    /// Points after every character.
    package var kern: CGFloat
    package var isRightToLeft: Bool
    /// Whether it is the shadow of the next run, so that it says nothing of its own.
    package var isShadow = false
  }

  package struct Fill {
    package var frame: CGRect
    package var color: CGColor
  }

  /// Behind the text.
  package var backgrounds: [Fill] = []
  package var runs: [Run] = []
  package var images: [(image: UIImage, frame: CGRect)] = []
  /// In front of the text: what underlines it and strikes it through.
  package var lines: [Fill] = []
  /// Whether what reaches out of the bounds is not shown.
  package var isClipped = false
}
