#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// A path in UIKit's coordinates, where y grows downward, and how it would be drawn.
///
/// There is no drawing context here, so paths are not drawn by hand: hand ``cgPath`` to a ``CAShapeLayer``, a mask, or a
/// shadow path.
open nonisolated class UIBezierPath: NSObject, NSCopying {
  private var path = VectorPath()
  private var dashes: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

  /// In points. Default 1. Kept for whoever draws; a shape layer has its own.
  open var lineWidth: CGFloat = 1
  /// Default ``CGLineCap/butt``.
  open var lineCapStyle = CGLineCap.butt
  /// Default ``CGLineJoin/miter``.
  open var lineJoinStyle = CGLineJoin.miter
  /// How much longer than the line is wide a corner's point may be before it is cut off. Default 10.
  open var miterLimit: CGFloat = 10
  /// How far, in points, what is drawn may be from the curve. Default 0.6.
  open var flatness: CGFloat = 0.6
  /// Default false: what the path goes round is inside.
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

  /// A rectangle with the corners of iOS, which bend gradually; as quarters of circles where there is no room for that, no
  /// larger than half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(.continuousRect(rect, radius: max(0, cornerRadius)))
  }

  /// A rectangle with some corners cut: by the corners of iOS where the radii are equal and there is room, else by quarters
  /// of ellipses, no larger than half of the rectangle.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let (width, height) = (max(0, cornerRadii.width), max(0, cornerRadii.height))
    self.init(
      width == height
        ? .continuousRect(rect, corners: corners.corners, radius: width)
        : .roundedRect(rect, corners: corners.corners, width: width, height: height))
  }

  /// An arc, open. Angles are in radians, clockwise on screen from the right.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A copy of the path.
  public convenience init(cgPath CGPath: CGPath) { self.init(VectorPath(CGPath)) }

  /// A copy, each time.
  open var cgPath: CGPath {
    get { path.cgPath }
    set { path = VectorPath(newValue) }
  }

  // MARK: Building

  /// Begins a subpath.
  open func move(to point: CGPoint) { path.append(.move(point)) }

  /// Does nothing, with a message, before the first subpath has begun.
  open func addLine(to point: CGPoint) { add(.line(point)) }

  /// A cubic curve. Does nothing, with a message, before the first subpath has begun.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    add(.curve(endPoint, control1: controlPoint1, control2: controlPoint2))
  }

  /// A quadratic curve. Does nothing, with a message, before the first subpath has begun.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    add(.quad(endPoint, control: controlPoint))
  }

  private func add(_ element: VectorPath.Element) {
    guard !path.isEmpty else {
      return UIKitException.warnOnAnyThread(
        "A path without a current point takes no lines and curves: begin with a move.")
    }
    path.append(element)
  }

  /// An arc, with a line to where it begins if a subpath has begun. Angles are in radians, clockwise on screen from the
  /// right; a whole circle where they are that far apart.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let sweep = VectorPath.sweep(from: startAngle, to: endAngle, growing: clockwise)
    path.appendConnected(.arc(center: center, radius: radius, from: startAngle, sweep: sweep))
  }

  /// A line to where the subpath began.
  open func close() {
    if !path.isEmpty { path.append(.close) }
  }

  open func removeAllPoints() { path = VectorPath() }

  /// All of the other's subpaths; how it would be drawn stays behind.
  open func append(_ bezierPath: UIBezierPath) { path.append(bezierPath.path) }

  /// The same shape, gone through the other way.
  @discardableResult
  open func reversing() -> UIBezierPath {
    let result = drawnAlike(UIBezierPath())
    result.path = path.reversed()
    return result
  }

  /// Transforms all points that there are.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  // MARK: Asking

  /// Whether there is no element in it.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around all points, the control points of curves too; null where there are none.
  /// - Complexity: O(elements)
  open var bounds: CGRect { path.controlBox }

  /// Where the next element begins; zero where there is none yet.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether the point lies inside, by ``usesEvenOddFillRule``, with every subpath closed.
  /// - Complexity: O(elements)
  @discardableResult
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, evenOdd: usesEvenOddFillRule) }

  // MARK: Dashes

  /// The lengths of dashes and gaps in turn, and how far into them the path begins. Nil or none: an unbroken line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [], phase)
  }

  /// Writes what was set, each where there is a place for it. Ask for the count first.
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

  /// By the path and how it would be drawn.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path == other.path && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
      && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit && flatness == other.flatness
      && usesEvenOddFillRule == other.usesEvenOddFillRule && dashes == other.dashes
  }

  /// By the path.
  open override var hash: Int { path.hashValue }
}
#endif
