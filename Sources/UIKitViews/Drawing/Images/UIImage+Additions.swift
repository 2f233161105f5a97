import Foundation

// Not in UIKit: images from SVG. UIKit loads vector art from asset catalogs only. Here, `init(data:)` and
// `init(contentsOfFile:)` also accept SVG, and the renderers pass it on unchanged.
nonisolated extension UIImage {
  /// Creates an image from the text of an SVG document. Returns `nil` if the document has no size.
  public convenience init?(svg text: String) {
    self.init(data: Data(text.utf8))
  }
}
