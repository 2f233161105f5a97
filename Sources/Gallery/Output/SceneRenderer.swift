import CollectionView
import Rendering

/// Renders scenes as they appear in a window of a given size.
public struct SceneRenderer {
  /// What the scenes show.
  public var pictures: PictureCollection
  /// The number of pictures in a scene. `nil` leaves it to the scene.
  public var itemCount: Int?
  /// The size of the window in points.
  public var size: CGSize
  /// Whether the window is dark. Default false.
  public var isDark = false
  /// Whether photos are referred to by their paths. If not, they are embedded, however large they are.
  public var linksPhotos = false

  /// Has one pixel a point. What lies on half points shows seams where a picture is looked at on such a screen; what lies on
  /// whole ones is sharp on all.
  static let screen: UIScreen = {
    let screen = UIScreen()
    screen.configure(size: UIScreen.main.bounds.size, scale: 1)
    return screen
  }()

  /// A window of `size` points.
  public init(pictures: PictureCollection, itemCount: Int? = nil, size: CGSize) {
    self.pictures = pictures
    self.itemCount = itemCount
    self.size = size
  }

  /// The scene as an SVG document.
  ///
  /// - Parameter offset: The scroll offset, clamped to the contents. `nil` for where the scene looks best.
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

  /// A window with a scene where it looks best.
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
