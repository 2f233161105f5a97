extension Compositional {
  /// A badge on an item or a group.
  public struct Badge: Hashable, Sendable {
    /// The caller's number.
    public var id: Int
    /// The size. Fractions are relative to the item or group.
    public var size: Size
    /// The anchor on the item or group.
    public var container: Anchor
    /// The badge's own anchor, on `container`. Nil means the same edges, inside.
    public var own: Anchor?
    /// The badge's insets, ignored along estimated dimensions.
    public var insets: LayoutInsets

    /// Creates a badge.
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
    /// A scale of 0 prevents rounding. A measured size replaces estimates.
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
  /// A finite length of at most 2⁵⁰, at which pixels are still distinct.
  var tamed: Double { isFinite ? min(max(self, -0x1p50), 0x1p50) : 0 }

  /// Halves are rounded up. A scale of 0 rounds nothing.
  func roundedUp(toScale scale: Double) -> Double {
    scale > 0 ? (self * scale + 0.5).rounded(.down) / scale : self
  }
}
