import Foundation

/// A path with y pointing down, and its drawing attributes.
///
/// The path can't draw itself here. Assign ``cgPath`` to a ``CAShapeLayer``, a mask, or a shadow path.
open nonisolated class UIBezierPath: NSObject, NSCopying {
  private var path = VectorPath()
  private var dashes: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

  /// The line width, in points. Shape layers use their own line width. The default value is 1.
  open var lineWidth: CGFloat = 1
  /// The line cap style. The default value is ``CGLineCap/butt``.
  open var lineCapStyle = CGLineCap.butt
  /// The line join style. The default value is ``CGLineJoin/miter``.
  open var lineJoinStyle = CGLineJoin.miter
  /// The maximum length of a pointed corner, in line widths. The default value is 10.
  open var miterLimit: CGFloat = 10
  /// The maximum distance of drawn lines from the curve, in points. The default value is 0.6.
  open var flatness: CGFloat = 0.6
  /// `true` if the even-odd rule replaces the winding rule. The default value is `false`.
  open var usesEvenOddFillRule = false

  /// Creates an empty path.
  public override init() { super.init() }

  /// Creates an empty path. Decoding isn't supported.
  public required init?(coder: NSCoder) { super.init() }

  private init(_ path: VectorPath) {
    self.path = path
    super.init()
  }

  /// Creates a rectangle, clockwise on screen from the top left.
  public convenience init(rect: CGRect) { self.init(.rect(rect)) }

  /// Creates the ellipse that touches the rectangle's sides.
  public convenience init(ovalIn rect: CGRect) { self.init(.ellipse(in: rect)) }

  /// Creates a rectangle with continuous corners, as on iOS. If these don't fit, the corners are quarter
  /// circles with a radius of at most half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(.continuousRect(rect, radius: max(0, cornerRadius)))
  }

  /// Creates a rectangle with some rounded corners. They are continuous, as on iOS, if the radii are equal
  /// and fit. Otherwise, they are quarters of ellipses.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let (width, height) = (max(0, cornerRadii.width), max(0, cornerRadii.height))
    self.init(
      width == height
        ? .continuousRect(rect, corners: corners.corners, radius: width)
        : .roundedRect(rect, corners: corners.corners, width: width, height: height))
  }

  /// Creates an open arc. Angles are in radians, clockwise on screen, from the right.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath CGPath: CGPath) { self.init(VectorPath(CGPath)) }

  /// A copy as a Core Graphics path.
  open var cgPath: CGPath {
    get { path.cgPath }
    set { path = VectorPath(newValue) }
  }

  // MARK: Building

  /// Begins a subpath.
  open func move(to point: CGPoint) { path.append(.move(point)) }

  /// Adds a line. Before the first subpath, only logs a message.
  open func addLine(to point: CGPoint) { add(.line(point)) }

  /// Adds a cubic curve. Before the first subpath, only logs a message.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    add(.curve(endPoint, control1: controlPoint1, control2: controlPoint2))
  }

  /// Adds a quadratic curve. Before the first subpath, only logs a message.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    add(.quad(endPoint, control: controlPoint))
  }

  private func add(_ element: VectorPath.Element) {
    guard !path.isEmpty else {
      return UIKitException.warnOnAnyThread(
        "Cannot add a line or curve to a path without a current point. Call move(to:) first.")
    }
    path.append(element)
  }

  /// Adds an arc, connected by a line if a subpath has begun.
  ///
  /// Angles are in radians, clockwise on screen, from the right. A full turn makes a whole circle.
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

  /// Removes all subpaths and keeps the drawing attributes.
  open func removeAllPoints() { path = VectorPath() }

  /// Appends all subpaths of another path.
  open func append(_ bezierPath: UIBezierPath) { path.append(bezierPath.path) }

  /// The same shape in the opposite direction.
  @discardableResult
  open func reversing() -> UIBezierPath {
    let result = drawnAlike(UIBezierPath())
    result.path = path.reversed()
    return result
  }

  /// Transforms all points in the path.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  // MARK: Queries

  /// `true` if the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The bounding box of all points, including control points. Null without points.
  ///
  /// - Complexity: O(elements)
  open var bounds: CGRect { path.controlBox }

  /// The start of the next element. Zero for an empty path.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// `true` if the point is inside the path, according to ``usesEvenOddFillRule``. Open subpaths count as
  /// closed.
  ///
  /// - Complexity: O(elements)
  @discardableResult
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, evenOdd: usesEvenOddFillRule) }

  // MARK: Dashes

  /// Sets the dash pattern.
  ///
  /// - Parameters:
  ///   - pattern: The alternating lengths of dashes and gaps. `nil` makes a solid line.
  ///   - count: The number of lengths. 0 makes a solid line.
  ///   - phase: The distance into the pattern, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [], phase)
  }

  /// Writes the dash pattern to every pointer that isn't `nil`.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    pattern?.update(from: dashes.pattern, count: dashes.pattern.count)
    count?.pointee = dashes.pattern.count
    phase?.pointee = dashes.phase
  }

  // MARK: Equality

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

  /// Compares the paths and their drawing attributes.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path == other.path && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
      && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit && flatness == other.flatness
      && usesEvenOddFillRule == other.usesEvenOddFillRule && dashes == other.dashes
  }

  /// Ignores the drawing attributes.
  open override var hash: Int { path.hashValue }
}

/// A set of a rectangle's corners, as seen on screen.
public nonisolated struct UIRectCorner: OptionSet, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt
  /// Creates a set from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top-left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The top-right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The bottom-left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The bottom-right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All corners. Unused bits are set too.
  public static let allCorners = UIRectCorner(rawValue: .max)

  var corners: RectCorners { RectCorners(rawValue: UInt8(rawValue & 15)) }
}
