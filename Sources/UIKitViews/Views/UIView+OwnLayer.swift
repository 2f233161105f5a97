import Foundation

extension UIView {
  static func makeLayer() -> CALayer {
    let layerType = layerClass as? CALayer.Type ?? CALayer.self
    return _ObjectTwin.make(layerType)
  }

  func adoptOwnLayer() {
    ownLayer.view = self
    ownLayer.delegate = self
    ownLayer.isViewBacked = true
    if Self.requiresConstraintBasedLayout { setNeedsUpdateConstraints() }
  }

  func setInitialFrame(_ frame: CGRect) {
    AnimationBlock.perform(nil) {
      guard frame.size.isFinite else {
        return ownLayer.refuse(bounds: CGRect(origin: .zero, size: frame.size))
      }
      ownLayer.position = CGPoint(x: frame.midX, y: frame.midY)
      ownLayer.bounds.size = frame.size
    }
  }

  /// A change of size marks the view for layout and resizes its subviews.
  @inline(__always)
  func changeSize(_ change: () -> Void) {
    let oldSize = ownLayer.bounds.size
    change()
    guard ownLayer.bounds.size != oldSize else { return }
    setNeedsLayout()
    if autoresizesSubviews { resizeSubviews(from: oldSize) }
  }

  func setMask(_ view: UIView?) {
    guard view !== mask else { return }
    if let view, layer.refusesCycle(with: view.layer) { return }
    view?.removeFromSuperview()
    layer.setMask(of: view)
  }
}
