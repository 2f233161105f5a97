import Foundation

/// A view that stretches a copy of another view's layers to its bounds.
final class SnapshotView: UIView {
  override class var layerClass: AnyClass { SnapshotViewLayer.self }

  /// - Parameters:
  ///   - rect: The copied part of the layer, in the layer's coordinates.
  ///   - capInsets: The insets of the part that stretches.
  init(of layer: CALayer, rect: CGRect, capInsets: UIEdgeInsets) {
    super.init(frame: CGRect(origin: .zero, size: rect.size))
    (self.layer as? SnapshotViewLayer)?.show(layer, rect: rect, capInsets: capInsets)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}
}

extension UIView {
  func snapshot(of rect: CGRect, afterScreenUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? {
    if afterScreenUpdates { layoutIfNeeded() }
    return SnapshotView(of: layer, rect: rect, capInsets: capInsets)
  }
}

/// A layer that splits a picture into up to nine parts. The corners have a fixed size.
private final class SnapshotViewLayer: CALayer {
  private struct Part {
    var layer: CALayer
    var rect: CGRect
  }

  private var parts: [Part] = []
  private var size = CGSize.zero
  private var insets = UIEdgeInsets.zero

  nonisolated deinit {}

  // The parts animate with the bounds.
  override var bounds: CGRect { didSet { if bounds.size != oldValue.size { arrangeParts() } } }

  func show(_ layer: CALayer, rect: CGRect, capInsets: UIEdgeInsets) {
    (size, insets) = (rect.size, capInsets)
    AnimationBlock.perform(nil) {
      let columns = Self.cuts(rect.width, insets.left, insets.right)
      for (top, bottom) in Self.cuts(rect.height, insets.top, insets.bottom) {
        for (left, right) in columns {
          let part = CGRect(x: left, y: top, width: right - left, height: bottom - top)
          add(part, of: layer, at: rect.origin)
        }
      }
      arrangeParts()
    }
  }

  private func add(_ part: CGRect, of layer: CALayer, at origin: CGPoint) {
    let contents = SnapshotLayer(freezing: layer)
    // The layer's position and transform have no effect on the picture.
    (contents.anchorPoint, contents.transform, contents.zPosition) = (.zero, CATransform3DIdentity, 0)
    contents.isHidden = false
    contents.position = CGPoint(
      x: contents.bounds.minX - origin.x - part.minX, y: contents.bounds.minY - origin.y - part.minY)
    let clip = CALayer()
    clip.isViewBacked = true
    clip.anchorPoint = .zero
    clip.bounds.size = part.size
    clip.masksToBounds = true
    clip.addSublayer(contents)
    addSublayer(clip)
    parts.append(Part(layer: clip, rect: part))
  }

  private static func cuts(_ length: CGFloat, _ first: CGFloat, _ last: CGFloat) -> [(CGFloat, CGFloat)] {
    let low = min(max(0, first), length)
    let high = max(low, length - max(0, last))
    return [(0, low), (low, high), (high, length)].filter { $0.1 > $0.0 }
  }

  private func arrangeParts() {
    for part in parts {
      let x = Self.stretched(
        part.rect.minX...part.rect.maxX, size.width, bounds.width, insets.left, insets.right)
      let y = Self.stretched(
        part.rect.minY...part.rect.maxY, size.height, bounds.height, insets.top, insets.bottom)
      part.layer.position = CGPoint(x: bounds.minX + x.lowerBound, y: bounds.minY + y.lowerBound)
      part.layer.transform = CATransform3DMakeScale(
        (x.upperBound - x.lowerBound) / part.rect.width, (y.upperBound - y.lowerBound) / part.rect.height, 1)
    }
  }

  /// Returns a part's new extent. The part between the insets fills the remaining space.
  private static func stretched(
    _ range: ClosedRange<CGFloat>, _ length: CGFloat, _ target: CGFloat, _ first: CGFloat, _ last: CGFloat
  ) -> ClosedRange<CGFloat> {
    let (first, last) = (min(max(0, first), length), min(max(0, last), length))
    let middle = max(length - first - last, 1e-9)
    func mapped(_ value: CGFloat) -> CGFloat {
      if value <= first { return value }
      if value >= length - last { return max(first, target - (length - value)) }
      return first + (value - first) / middle * max(0, target - first - last)
    }
    let low = mapped(range.lowerBound)
    return low...max(low, mapped(range.upperBound))
  }
}
