import CollectionView

/// A cell as one frame draws it.
public struct DrawnCell: Equatable, Sendable {
  /// The number of its item, which stays the same wherever the item goes.
  public let item: Int
  /// The rectangle around the cell, in the window's coordinates.
  public let frame: CGRect
  /// The opacity, with that of the superviews.
  public let alpha: CGFloat
  /// The part of the window in which the superviews let the cell be seen.
  public let clip: CGRect
  /// The distance in points between this place and the place where the animations of the cell and its superviews end.
  public let remainingWay: CGFloat
  /// `true` if the cell fills its frame: it is not turned.
  public let fillsFrame: Bool

  public init(
    item: Int, frame: CGRect, alpha: CGFloat = 1, clip: CGRect, remainingWay: CGFloat = 0,
    fillsFrame: Bool = true
  ) {
    (self.item, self.frame, self.alpha, self.clip) = (item, frame, alpha, clip)
    (self.remainingWay, self.fillsFrame) = (remainingWay, fillsFrame)
  }

  /// The distance in points that the cell would have to move to be out of sight. Negative if it is.
  public var depth: CGFloat {
    min(
      frame.maxX - clip.minX, clip.maxX - frame.minX, frame.maxY - clip.minY, clip.maxY - frame.minY)
  }

  func distance(to other: DrawnCell) -> CGFloat { frame.distance(to: other.frame) }

  /// Returns `true` if nothing of the cell can be seen behind the other one.
  func isCovered(by other: DrawnCell) -> Bool {
    let seen = frame.intersection(clip)
    return other.alpha > 0.99 && other.fillsFrame
      && other.frame.intersection(other.clip).insetBy(dx: -0.5, dy: -0.5).contains(seen)
  }
}

extension CGRect {
  /// The distance by which the edges differ most.
  fileprivate func distance(to other: CGRect) -> CGFloat {
    max(
      abs(minX - other.minX), abs(maxX - other.maxX), abs(minY - other.minY), abs(maxY - other.maxY))
  }
}

/// The cells of a collection view in one frame.
public struct DrawnFrame: Equatable, Sendable {
  /// Back to front. An item has two cells while one replaces the other.
  public var cells: [DrawnCell]
  /// The size of the collection view.
  public var size: CGSize
  /// The content offsets of the scroll views, by their numbers.
  public var offsets: [UInt: CGPoint]

  public init(_ cells: [DrawnCell], size: CGSize, offsets: [UInt: CGPoint] = [:]) {
    (self.cells, self.size, self.offsets) = (cells, size, offsets)
  }

  /// Returns `true` if another cell hides the cell at the index.
  func isCovered(_ index: Int) -> Bool {
    cells[(index + 1)...].contains { cells[index].isCovered(by: $0) }
  }

  /// The distance in points that contents have scrolled since the other frame.
  func scrolledDistance(from other: DrawnFrame) -> CGFloat {
    offsets.compactMap { view, offset in
      other.offsets[view].map { max(abs(offset.x - $0.x), abs(offset.y - $0.y)) }
    }.max() ?? 0
  }
}

#if !os(iOS) && !os(tvOS) && !os(visionOS)
// Frames in between cannot be looked at on Apple's systems.

extension DrawnFrame {
  /// The cells of a collection view as they are drawn at the clock's time.
  ///
  /// - Parameter item: Returns the number of the item that a cell shows, or nil for a cell that shows none.
  @MainActor public init(of view: UICollectionView, item: (UICollectionViewCell) -> Int?) {
    var reader = FrameReader()
    self.init([], size: reader.shown(view).bounds.size)
    guard let window = view.window, !window.isHidden else { return }
    var (alpha, clip) = (CGFloat(1), window.bounds)
    for ancestor in view.ancestors.reversed() {
      alpha *= CGFloat(reader.shown(ancestor).opacity)
      if ancestor.clipsToBounds { clip = clip.intersection(reader.place(of: ancestor).drawn) }
    }
    reader.read(view, alpha: alpha, clip: clip, item: item)
    (cells, offsets) = (reader.cells, reader.offsets)
  }
}

/// Reads layers as they are drawn, each once.
@MainActor private struct FrameReader {
  private(set) var cells: [DrawnCell] = []
  private(set) var offsets: [UInt: CGPoint] = [:]
  private var layers: [ObjectIdentifier: CALayer] = [:]

  mutating func shown(_ view: UIView) -> CALayer {
    if let layer = layers[ObjectIdentifier(view)] { return layer }
    let layer = view.layer.animationKeys() == nil ? view.layer : view.layer.presentation() ?? view.layer
    layers[ObjectIdentifier(view)] = layer
    return layer
  }

  mutating func read(
    _ view: UIView, alpha: CGFloat, clip: CGRect, item: (UICollectionViewCell) -> Int?
  ) {
    let layer = shown(view)
    let alpha = alpha * CGFloat(layer.opacity)
    guard !view.isHidden, alpha > 0.001 else { return }
    if let cell = view as? UICollectionViewCell {
      if let item = item(cell) { add(cell, item, alpha, clip) }
      return
    }
    if view is UICollectionReusableView { return }
    if view is UIScrollView {
      offsets[UInt(bitPattern: ObjectIdentifier(view).hashValue)] = layer.bounds.origin
    }
    let clip = view.clipsToBounds ? clip.intersection(place(of: view).drawn) : clip
    let order = view.subviews.enumerated().sorted {
      ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
    }
    for (_, subview) in order { read(subview, alpha: alpha, clip: clip, item: item) }
  }

  private mutating func add(
    _ cell: UICollectionViewCell, _ item: Int, _ alpha: CGFloat, _ clip: CGRect
  ) {
    let place = place(of: cell)
    let transform = shown(cell).transform
    cells.append(
      DrawnCell(
        item: item, frame: place.drawn, alpha: alpha, clip: clip,
        remainingWay: place.drawn.distance(to: place.end),
        fillsFrame: [transform.m12, transform.m14, transform.m21, transform.m24].allSatisfy { $0 == 0 }))
  }

  /// The rectangles around a view in its window: as it is drawn, and where its animations end.
  mutating func place(of view: UIView) -> (drawn: CGRect, end: CGRect) {
    let chain = [view] + view.ancestors
    return (
      Self.rect(of: chain.map { shown($0) }), Self.rect(of: chain.map(\.layer))
    )
  }

  /// The rectangle around the bounds of the first layer, in the coordinates of what holds the last.
  private static func rect(of layers: [CALayer]) -> CGRect {
    guard let bounds = layers.first?.bounds else { return .null }
    var corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
    ]
    for layer in layers { corners = corners.map { layer.inSuperlayer($0) } }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let (minX, minY) = (x.min() ?? 0, y.min() ?? 0)
    return CGRect(x: minX, y: minY, width: (x.max() ?? 0) - minX, height: (y.max() ?? 0) - minY)
  }
}

extension UIView {
  /// The superviews, from the inside out, without the window.
  fileprivate var ancestors: [UIView] {
    Array(sequence(first: self, next: \.superview).dropFirst().prefix { !($0 is UIWindow) })
  }
}

extension CALayer {
  /// Returns where a point of the layer lies in its superlayer.
  fileprivate func inSuperlayer(_ point: CGPoint) -> CGPoint {
    let x = point.x - bounds.minX - anchorPoint.x * bounds.width
    let y = point.y - bounds.minY - anchorPoint.y * bounds.height
    let matrix = transform
    let w = x * matrix.m14 + y * matrix.m24 + matrix.m44
    return CGPoint(
      x: position.x + (x * matrix.m11 + y * matrix.m21 + matrix.m41) / w,
      y: position.y + (x * matrix.m12 + y * matrix.m22 + matrix.m42) / w)
  }
}
#endif
