import CollectionView
import Testing

@testable import Gallery

/// Shows a scene of sample pictures in a window at its resting offset.
func showScene(
  _ id: String, itemCount: Int? = nil, size: CGSize = CGSize(width: 1200, height: 900)
) throws -> (UIWindow, SceneController) {
  let scene = try #require(GalleryScene.named(id))
  let controller = scene.makeController(pictures: .samples, itemCount: itemCount)
  let window = UIWindow(frame: CGRect(origin: .zero, size: size))
  window.rootViewController = controller
  window.makeKeyAndVisible()
  window.layoutIfNeeded()
  controller.scrollToRestingOffset()
  window.layoutIfNeeded()
  return (window, controller)
}
