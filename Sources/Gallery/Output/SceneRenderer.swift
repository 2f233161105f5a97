import CollectionView
import Rendering

/// Renders scenes in a window of a given size.
public struct SceneRenderer {
  /// The scenes' pictures.
  public var pictures: PictureCollection
  /// The number of pictures, or `nil` for the scene's own.
  public var itemCount: Int?
  /// The window's size, in points.
  public var size: CGSize
  /// `true` for a dark window. The default value is false.
  public var isDark = false
  /// `true` if photos are linked, `false` if they're embedded.
  public var linksPhotos = false

  /// A screen with one pixel per point, on which content at half points shows seams.
  static let screen: UIScreen = {
    let screen = UIScreen()
    screen.configure(size: UIScreen.main.bounds.size, scale: 1)
    return screen
  }()

  /// Creates a renderer.
  public init(pictures: PictureCollection, itemCount: Int? = nil, size: CGSize) {
    self.pictures = pictures
    self.itemCount = itemCount
    self.size = size
  }

  /// Returns the scene as an SVG document.
  ///
  /// The content offset is clamped to the contents. If it's `nil`, the scene has its own offset.
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
