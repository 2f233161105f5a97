import Foundation

package nonisolated struct RichTextDrawing {
  package struct Run {
    package var text: String
    /// The left end of the baseline.
    package var origin: CGPoint
    package var width: CGFloat
    package var isExact: Bool
    package var font: UIFont
    package var color: CGColor
    /// The space after every character, in points.
    package var kern: CGFloat
    package var isRightToLeft: Bool
    /// `true` if the run is only the shadow of the next one.
    package var isShadow = false
  }

  package struct Fill {
    package var frame: CGRect
    package var color: CGColor
  }

  package var backgrounds: [Fill] = []
  package var runs: [Run] = []
  package var images: [(image: UIImage, frame: CGRect)] = []
  package var lines: [Fill] = []
  package var isClipped = false
}
