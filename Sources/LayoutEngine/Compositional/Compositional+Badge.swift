extension Compositional {
  /// A badge attached to an item or a group.
  public struct Badge: Hashable, Sendable {
    /// The caller's number for the badge.
    public var id: Int
    /// The size. Fractions are relative to the badge's item or group.
    public var size: Size
    /// The anchor on the item or group.
    public var container: Anchor
    /// The badge's own anchor, which lies on `container`. If nil, it's at the same edges, which places the
    /// badge inside.
    public var own: Anchor?
    /// The insets that reduce the badge within its space. Insets of an estimated dimension are ignored.
    public var insets: LayoutInsets

    /// Creates a badge. By default, its own anchor is at the same edges as the container's.
    public init(id: Int, size: Size, container: Anchor, own: Anchor? = nil, insets: LayoutInsets = .zero) {
      self.id = id
      self.size = size
      self.container = container
      self.own = own
      self.insets = insets
    }

    /// Returns the badge's frame on an item's frame.
    ///
    /// Its origin is rounded to a pixel. Its far edges stay in place, so its size changes (UIKit, measured).
    ///
    /// - Parameters:
    ///   - frame: The item's frame.
    ///   - scale: The number of pixels per point, or 0 for no rounding.
    ///   - measured: The measured size, used for estimated dimensions.
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
  /// A length that is safe to compute with: 0 if it isn't finite, and at most 2⁵⁰, at which pixels are still
  /// distinct. Sums and products of such lengths are finite.
  var tamed: Double { isFinite ? min(max(self, -0x1p50), 0x1p50) : 0 }

  /// Returns the nearest whole pixel, with halves rounded up and `scale` pixels per point. A scale of 0
  /// returns the length unchanged.
  func roundedUp(toScale scale: Double) -> Double {
    scale > 0 ? (self * scale + 0.5).rounded(.down) / scale : self
  }
}
