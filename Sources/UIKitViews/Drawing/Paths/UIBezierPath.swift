import Foundation

/// A path in UIKit's coordinates, where y grows downward, with its drawing attributes.
///
/// There is no drawing context here, so a path cannot draw itself. Assign ``cgPath`` to a ``CAShapeLayer``, a
/// mask or a shadow path.
open nonisolated class UIBezierPath: NSObject, NSCopying {
  private var path = VectorPath()
  private var dashes: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

  /// In points. Default 1. Stored for code that draws; a shape layer has its own.
  open var lineWidth: CGFloat = 1
  /// Default ``CGLineCap/butt``.
  open var lineCapStyle = CGLineCap.butt
  /// Default ``CGLineJoin/miter``.
  open var lineJoinStyle = CGLineJoin.miter
  /// The longest that the point of a corner may be before it is cut off, as a multiple of the line width.
  /// Default 10.
  open var miterLimit: CGFloat = 10
  /// The largest distance between what is drawn and the curve, in points. Default 0.6.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule decides what is inside. Default false: the winding rule does.
  open var usesEvenOddFillRule = false

  /// Empty.
  public override init() { super.init() }

  /// There are no archives to decode here: the path starts out empty.
  public required init?(coder: NSCoder) { super.init() }

  private init(_ path: VectorPath) {
    self.path = path
    super.init()
  }

  /// A rectangle, clockwise on screen from the top left.
  public convenience init(rect: CGRect) { self.init(.rect(rect)) }

  /// The ellipse that touches the rectangle's sides.
  public convenience init(ovalIn rect: CGRect) { self.init(.ellipse(in: rect)) }

  /// A rectangle with the corners of iOS, which curve gradually. Where they do not fit, they are quarters of
  /// circles, with a radius of at most half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(.continuousRect(rect, radius: max(0, cornerRadius)))
  }

  /// A rectangle with some rounded corners. If the radii are equal and the corners fit, they are the corners of
  /// iOS. Otherwise they are quarters of ellipses, at most half as large as the rectangle.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let (width, height) = (max(0, cornerRadii.width), max(0, cornerRadii.height))
    self.init(
      width == height
        ? .continuousRect(rect, corners: corners.corners, radius: width)
        : .roundedRect(rect, corners: corners.corners, width: width, height: height))
  }

  /// An open arc. Angles are in radians, clockwise on screen, from the right.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A copy of the path.
  public convenience init(cgPath CGPath: CGPath) { self.init(VectorPath(CGPath)) }

  /// A copy at each access.
  open var cgPath: CGPath {
    get { path.cgPath }
    set { path = VectorPath(newValue) }
  }

  // MARK: Building

  /// Begins a subpath.
  open func move(to point: CGPoint) { path.append(.move(point)) }

  /// Adds a line. Before the first subpath has begun, it does nothing but log a message.
  open func addLine(to point: CGPoint) { add(.line(point)) }

  /// Adds a cubic curve. Before the first subpath has begun, it does nothing but log a message.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    add(.curve(endPoint, control1: controlPoint1, control2: controlPoint2))
  }

  /// Adds a quadratic curve. Before the first subpath has begun, it does nothing but log a message.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    add(.quad(endPoint, control: controlPoint))
  }

  private func add(_ element: VectorPath.Element) {
    guard !path.isEmpty else {
      return UIKitException.warnOnAnyThread(
        "A path without a current point cannot add lines and curves: call move(to:) first.")
    }
    path.append(element)
  }

  /// Adds an arc. If a subpath has begun, a line leads to the start of the arc. Angles are in radians,
  /// clockwise on screen, from the right. If they are a full turn apart, the arc is a whole circle.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let sweep = VectorPath.sweep(from: startAngle, to: endAngle, growing: clockwise)
    path.appendConnected(.arc(center: center, radius: radius, from: startAngle, sweep: sweep))
  }

  /// Adds a line to the start of the subpath.
  open func close() {
    if !path.isEmpty { path.append(.close) }
  }

  /// Removes all subpaths. The drawing attributes stay.
  open func removeAllPoints() { path = VectorPath() }

  /// Adds all subpaths of another path, without its drawing attributes.
  open func append(_ bezierPath: UIBezierPath) { path.append(bezierPath.path) }

  /// The same shape in the opposite direction.
  @discardableResult
  open func reversing() -> UIBezierPath {
    let result = drawnAlike(UIBezierPath())
    result.path = path.reversed()
    return result
  }

  /// Transforms all present points.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  // MARK: Asking

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The bounding box of all points, including control points. Null if there are none.
  /// - Complexity: O(elements)
  open var bounds: CGRect { path.controlBox }

  /// Where the next element begins. Zero for an empty path.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether the point lies inside, by ``usesEvenOddFillRule``. Every subpath counts as closed.
  /// - Complexity: O(elements)
  @discardableResult
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, evenOdd: usesEvenOddFillRule) }

  // MARK: Dashes

  /// Sets the lengths of dashes and gaps in turn, and the distance into them at which the path begins. Nil or 0
  /// lengths: a solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [], phase)
  }

  /// Writes what was set to each pointer that is not nil. Ask for the count first.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    pattern?.update(from: dashes.pattern, count: dashes.pattern.count)
    count?.pointee = dashes.pattern.count
    phase?.pointee = dashes.phase
  }

  // MARK: Values

  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = drawnAlike(UIBezierPath())
    copy.path = path
    return copy
  }

  private func drawnAlike(_ other: UIBezierPath) -> UIBezierPath {
    (other.lineWidth, other.lineCapStyle, other.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (other.miterLimit, other.flatness, other.usesEvenOddFillRule) = (
      miterLimit, flatness, usesEvenOddFillRule
    )
    other.dashes = dashes
    return other
  }

  /// Compares path and drawing attributes.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path == other.path && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
      && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit && flatness == other.flatness
      && usesEvenOddFillRule == other.usesEvenOddFillRule && dashes == other.dashes
  }

  /// Hashes the path.
  open override var hash: Int { path.hashValue }
}
