import Foundation

// UIKit loads vector art from asset catalogs only. Here, `init(data:)` and `init(contentsOfFile:)` also
// accept SVG.
nonisolated extension UIImage {
  /// Creates an image from an SVG document. Returns `nil` if the document has no size.
  public convenience init?(svg text: String) {
    self.init(data: Data(text.utf8))
  }
}
