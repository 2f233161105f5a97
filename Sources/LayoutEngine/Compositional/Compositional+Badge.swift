extension Compositional {
  /// What is attached to an item or a group.
  public struct Badge: Hashable, Sendable {
    /// The caller's number for it.
    public var id: Int
    /// Fractions are of what it is attached to.
    public var size: Size
    /// Where on that.
    public var container: Anchor
    /// The badge's own point that lies there; nil for the one of the same edges, so that it lies inside.
    public var own: Anchor?
    /// Make it smaller within the room that it has. Those of an estimated dimension are ignored.
    public var insets: LayoutInsets

    /// Attached at the same edges of both, unless its own point is given.
    public init(id: Int, size: Size, container: Anchor, own: Anchor? = nil, insets: LayoutInsets = .zero) {
      self.id = id
      self.size = size
      self.container = container
      self.own = own
      self.insets = insets
    }

    /// Where it lies on a frame. Its origin stands on a pixel; its far edges stay where they are, so that its size gives way
    /// (UIKit, measured).
    ///
    /// - Parameters:
    ///   - frame: of the item.
    ///   - scale: pixels in a point; 0 for no pixels.
    ///   - measured: the size that it has said it has, for the dimensions that are estimated.
    public func frame(on frame: LayoutRect, scale: Double, measured: LayoutSize? = nil) -> LayoutRect {
      var size = size.size(in: frame.size)
      if let measured {
        if self.size.width.isEstimated { size.width = measured.width }
        if self.size.height.isEstimated { size.height = measured.height }
      }
      size = LayoutSize(width: size.width.tamed, height: size.height.tamed)
      let own = own ?? Anchor(x: container.x, y: container.y)
      let (far, near) = (container.distance(of: size), own.distance(of: size))
      let corner = LayoutPoint(
        x: frame.minX + container.x * frame.width - own.x * size.width + far.x + near.x,
        y: frame.minY + container.y * frame.height - own.y * size.height + far.y + near.y)
      let inner = LayoutRect(origin: corner, size: size).inset(by: self.size.insets(insets))
      let origin = LayoutPoint(
        x: inner.minX.roundedUp(toScale: scale), y: inner.minY.roundedUp(toScale: scale))
      return LayoutRect(
        origin: origin,
        size: LayoutSize(
          width: max(0, inner.minX + inner.width - origin.x),
          height: max(0, inner.minY + inner.height - origin.y)))
    }
  }
}

extension Double {
  /// A length that can be computed with: 0 for what is not finite, and at most 2⁵⁰, where pixels are still told apart. Sums and
  /// products of such lengths are finite.
  var tamed: Double { isFinite ? min(max(self, -0x1p50), 0x1p50) : 0 }

  /// The nearest whole pixel, halves up, where a point has `scale` of them. A scale of 0 leaves the length as it is.
  func roundedUp(toScale scale: Double) -> Double {
    scale > 0 ? (self * scale + 0.5).rounded(.down) / scale : self
  }
}
