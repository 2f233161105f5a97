import Foundation

/// A view with content for a large content viewer, which doesn't exist here.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// `true` if a viewer shows the item.
  var showsLargeContentViewer: Bool { get }
  /// The title.
  var largeContentTitle: String? { get }
  /// The image.
  var largeContentImage: UIImage? { get }
  /// Scales the image to the viewer.
  var scalesLargeContentImage: Bool { get }
  /// The image's insets, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}
