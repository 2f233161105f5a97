#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

// Not in UIKit: images from SVG. UIKit loads vector art from asset catalogues only; here `init(data:)` and
// `init(contentsOfFile:)` take SVG too, and the renderers pass it on as it is.
nonisolated extension UIImage {
  /// An image from the text of an SVG document; `nil` where it has no size.
  public convenience init?(svg text: String) {
    self.init(data: Data(text.utf8))
  }
}
#endif
