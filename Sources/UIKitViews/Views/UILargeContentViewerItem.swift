import Foundation

/// A view that can't grow with the text size, with content for a large content viewer. There is no such
/// viewer here.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// `true` if a viewer shows the item.
  var showsLargeContentViewer: Bool { get }
  /// The title in the viewer.
  var largeContentTitle: String? { get }
  /// The image in the viewer.
  var largeContentImage: UIImage? { get }
  /// `true` if the image is scaled to the viewer's size, `false` if it has its own size.
  var scalesLargeContentImage: Bool { get }
  /// The insets around the image's center, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

/// A view's stored values for large content viewing.
struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}
