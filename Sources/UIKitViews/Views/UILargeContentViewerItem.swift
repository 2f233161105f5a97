import Foundation

/// What a viewer would show large, of something that cannot grow with the text size. There is no such viewer here.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether it is shown large.
  var showsLargeContentViewer: Bool { get }
  /// The title to show.
  var largeContentTitle: String? { get }
  /// The image to show.
  var largeContentImage: UIImage? { get }
  /// Whether the image is scaled to the viewer's size. If not, it has its own.
  var scalesLargeContentImage: Bool { get }
  /// What is around the image's middle, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

/// What a view stores of it.
struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}
