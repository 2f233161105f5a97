import CollectionView
import Rendering

/// Renders scenes as they appear in a window of a given size.
public struct SceneRenderer {
  /// The pictures in the scenes.
  public var pictures: PictureCollection
  /// The number of pictures in a scene, or `nil` for the scene's own number.
  public var itemCount: Int?
  /// The size of the window, in points.
  public var size: CGSize
  /// A Boolean value that indicates whether the window is dark. The default value is false.
  public var isDark = false
  /// `true` if photos are linked by their paths, `false` if they're embedded at any size.
  public var linksPhotos = false

  /// A screen with one pixel per point. Content at half points shows seams on such a screen; content at whole
  /// points is sharp on all screens.
  static let screen: UIScreen = {
    let screen = UIScreen()
    screen.configure(size: UIScreen.main.bounds.size, scale: 1)
    return screen
  }()

  /// Creates a renderer with a window of `size` points.
  public init(pictures: PictureCollection, itemCount: Int? = nil, size: CGSize) {
    self.pictures = pictures
    self.itemCount = itemCount
    self.size = size
  }

  /// Returns the scene as an SVG document.
  ///
  /// - Parameter offset: The content offset, clamped to the contents, or `nil` for the scene's picture
  ///   offset.
  public func svg(of scene: GalleryScene, offset: CGPoint? = nil) -> String {
    let controller = scene.makeController(pictures: pictures, itemCount: itemCount)
    return svg(of: controller) {
      if let offset {
        controller.collectionView.scroll(to: offset)
      } else {
        controller.scrollToPictureOffset()
      }
    }
  }

  private func svg(of controller: UIViewController, arranging arrange: () -> Void) -> String {
    autoreleasepool {
      let window = makeWindow(showing: controller, arranging: arrange)
      return window.svg(
        options: SVGOptions(title: controller.title, images: linksPhotos ? .linked : .embedded))
    }
  }

  /// Returns a window that shows the scene at its picture offset.
  func makeWindow(showing controller: SceneController) -> UIWindow {
    makeWindow(showing: controller) { controller.scrollToPictureOffset() }
  }

  private func makeWindow(showing controller: UIViewController, arranging arrange: () -> Void) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.screen = Self.screen
    window.overrideUserInterfaceStyle = isDark ? .dark : .light
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    arrange()
    window.layoutIfNeeded()
    return window
  }
}
