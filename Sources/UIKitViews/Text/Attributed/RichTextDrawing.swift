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
    /// The extra space after every character, in points.
    package var kern: CGFloat
    package var isRightToLeft: Bool
    /// `true` if the run is the shadow of the next run and has no meaning of its own.
    package var isShadow = false
  }

  package struct Fill {
    package var frame: CGRect
    package var color: CGColor
  }

  /// The fills drawn behind the text.
  package var backgrounds: [Fill] = []
  package var runs: [Run] = []
  package var images: [(image: UIImage, frame: CGRect)] = []
  /// The underlines and strikethroughs drawn in front of the text.
  package var lines: [Fill] = []
  /// `true` if parts outside the bounds aren't drawn.
  package var isClipped = false
}
