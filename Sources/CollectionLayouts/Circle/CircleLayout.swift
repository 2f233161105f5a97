import CollectionView
import LayoutEngine

/// Items on a circle, or on an arc of one, that turns and grows under the fingers. The content is as large as the
/// bounds: it does not scroll.
///
/// ```swift
/// let ring = CircleLayout()
/// ring.attachGestures(to: collectionView)
///
/// let arc = CircleLayout()
/// arc.radius = .absolute(70)
/// arc.sweep = .pi
/// arc.direction = .counterclockwise
/// ```
///
/// Item i of n, counted through all sections, stands at the angle `startAngle` ± `sweep` · i / n + rotation, from the
/// middle of the bounds. In right-to-left the circle is mirrored; gestures still turn it the way the fingers go.
///
/// - Complexity: a rect query costs O(hits · log items); preparing costs O(sections).
open class CircleLayout: UICollectionViewLayout {
  nonisolated deinit {}

  /// How far from the middle the items' centres stand.
  public enum Radius: Equatable {
    /// A part of the bounds' width.
    case fraction(CGFloat)
    /// In points.
    case absolute(CGFloat)
  }

  /// On screen, where y grows downward.
  public typealias Direction = Ring.Direction

  /// In points. Default 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { changed(from: oldValue, to: itemSize) }
  }

  /// Before the ``scale``. Default a third of the bounds' width.
  open var radius: Radius = .fraction(1 / 3) {
    didSet { changed(from: oldValue, to: radius) }
  }

  /// Where item 0 stands, in radians: 0, the default, is to the right, π/2 below.
  open var startAngle: CGFloat = 0 {
    didSet { changed(from: oldValue, to: startAngle) }
  }

  /// The arc that the items share, in radians. Default 2π, the whole circle.
  open var sweep: CGFloat = 2 * .pi {
    didSet { changed(from: oldValue, to: sweep) }
  }

  /// Default clockwise.
  open var direction: Direction = .clockwise {
    didSet { changed(from: oldValue, to: direction) }
  }

  /// How far the circle is turned, in radians, without a turn in progress. Default 0.
  open var rotation: CGFloat = 0 {
    didSet { changed(from: oldValue, to: rotation) }
  }

  /// Multiplies the radius, within ``scaleLimits``, without a pinch in progress; items keep their size. Default 1.
  open var scale: CGFloat = 1 {
    didSet { changed(from: oldValue, to: scale) }
  }

  /// Default 0.5…1.3.
  open var scaleLimits: ClosedRange<CGFloat> = 0.5...1.3 {
    didSet { changed(from: oldValue, to: scaleLimits) }
  }

  /// Whether items turn their lower edge to the centre. Default false: all stand upright.
  open var itemsFaceCenter = false {
    didSet { changed(from: oldValue, to: itemsFaceCenter) }
  }

  private var turnInProgress: CGFloat = 0 {
    didSet { changed(from: oldValue, to: turnInProgress) }
  }

  private var pinchInProgress: CGFloat = 1 {
    didSet { changed(from: oldValue, to: pinchInProgress) }
  }

  /// Lets two fingers turn and pinch at once; recognisers hold their delegate weakly.
  let gesturesTogether = SimultaneousGestures()
  private var sections = SectionMap.empty
  private var lengths = LengthCheck()
  private var ring = Ring(count: 0, center: .zero, radius: 0, itemSize: .zero)
  private var viewport = CGSize.zero
  private var size = CGSize.zero

  // MARK: - Turning and pinching

  /// Shows a turn in progress, by `angle` radians in all from where it began.
  open func rotate(by angle: CGFloat) {
    turnInProgress = angle
  }

  /// Ends a turn at `angle` radians from where it began; the next one begins there.
  open func commitRotation(_ angle: CGFloat) {
    rotation += angle
    turnInProgress = 0
  }

  /// Shows a pinch in progress, that changed the distance of the fingers `factor` times in all since it began.
  open func pinch(by factor: CGFloat) {
    pinchInProgress = factor
  }

  /// Ends a pinch; the next one goes on from the scale that this one left.
  open func commitPinch(_ factor: CGFloat) {
    scale = limited(scale * factor)
    pinchInProgress = 1
  }

  private func limited(_ scale: CGFloat) -> CGFloat {
    min(max(scale, scaleLimits.lowerBound), scaleLimits.upperBound)
  }

  // MARK: - Layout

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    viewport = collectionView.bounds.size
    sections = SectionMap(collectionView)
    let given =
      switch radius {
      case .fraction(let fraction): viewport.width * fraction
      case .absolute(let radius): radius
      }
    let radius = lengths.accept(given, of: "radius", in: self)
    size = lengths.accept(itemSize, of: "itemSize", in: self)
    ring = Ring(
      count: sections.count,
      center: LayoutPoint(x: Double(viewport.width) / 2, y: Double(viewport.height) / 2),
      radius: Double(radius), itemSize: LayoutSize(size), startAngle: Double(startAngle),
      sweep: Double(sweep),
      direction: direction, rotation: Double(rotation + turnInProgress),
      scale: Double(limited(limited(scale) * pinchInProgress)), itemsFaceCenter: itemsFaceCenter)
  }

  open override var collectionViewContentSize: CGSize { viewport }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    ring.forEachItem(in: LayoutRect(rect)) { found.append(attributes(at: $0)) }
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    sections.index(of: indexPath).map(attributes(at:))
  }

  private func attributes(at index: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: sections.indexPath(of: index))
    attributes.size = size
    attributes.center = CGPoint(ring.center(at: index))
    attributes.zIndex = index
    if itemsFaceCenter {
      // UIKit mirrors places, not transforms.
      let angle = CGFloat(ring.itemRotation(at: index))
      attributes.transform = CGAffineTransform(rotationAngle: isMirrored ? -angle : angle)
    }
    return attributes
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}
