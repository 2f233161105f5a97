#if !os(macOS)
import Foundation

/// A path built step by step. Its methods can transform their points.
public nonisolated class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(VectorPath()) }

  override init(_ vectorPath: VectorPath) { super.init(vectorPath) }

  /// Begins a subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    vectorPath.append(.move(point.applying(transform)))
  }

  /// Adds a line. Before the first subpath, only logs a message.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.line(point.applying(transform)))
  }

  /// Adds a quadratic curve. Before the first subpath, only logs a message.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    add(.quad(end.applying(transform), control: control.applying(transform)))
  }

  /// Adds a cubic curve. Before the first subpath, only logs a message.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    add(
      .curve(
        end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform)))
  }

  private func add(_ element: VectorPath.Element) {
    guard !isEmpty else {
      return UIKitException.warnOnAnyThread(
        "Cannot add a line or curve to a path without a current point. Call move(to:) first.")
    }
    vectorPath.append(element)
  }

  /// Adds a line to the start of the subpath.
  public func closeSubpath() {
    if !isEmpty { vectorPath.append(.close) }
  }

  /// Adds a rectangle as a subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    vectorPath.append(VectorPath.rect(rect).applying(transform))
  }

  /// Adds each rectangle as a subpath.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an open subpath from point to point.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds an ellipse as a subpath, from the largest x toward larger y.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    vectorPath.append(VectorPath.ellipse(in: rect).applying(transform))
  }

  /// Adds a rounded rectangle. Corners that don't fit are errors, as are negative lengths.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    vectorPath.append(VectorPath.checkedRoundedRect(rect, cornerWidth, cornerHeight).applying(transform))
  }

  /// Adds an arc around a center, connected by a line if a subpath has begun.
  ///
  /// Angles are in radians, from the x-axis toward the y-axis. If `clockwise` is `true`, the arc goes toward
  /// smaller angles, which is counterclockwise on screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = VectorPath.sweep(from: startAngle, to: endAngle, growing: !clockwise)
    let arc = VectorPath.arc(center: center, radius: radius, from: startAngle, sweep: sweep)
    vectorPath.appendConnected(arc.applying(transform))
  }

  /// Adds an arc over `delta` radians, connected by a line if a subpath has begun. A negative `delta` goes
  /// toward smaller angles.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let arc = VectorPath.arc(center: center, radius: radius, from: startAngle, sweep: delta)
    vectorPath.appendConnected(arc.applying(transform))
  }

  /// Adds the arc that touches the lines from the current point to `tangent1End` and from there to
  /// `tangent2End`. Connects the current point to the arc by a line.
  ///
  /// Before the first subpath, only logs a message.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return add(.line(tangent1End)) }
    let from = currentPoint.applying(transform.inverted())
    let arc = VectorPath.arc(from: from, tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    vectorPath.appendConnected(arc.applying(transform))
  }

  /// Adds all subpaths of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    vectorPath.append(path.vectorPath.applying(transform))
  }
}

nonisolated extension VectorPath {
  fileprivate static func arc(
    from start: CGPoint, tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat
  ) -> VectorPath {
    let (before, after) = (start.distance(to: corner), corner.distance(to: end))
    let first = CGVector(dx: (start.x - corner.x) / before, dy: (start.y - corner.y) / before)
    let second = CGVector(dx: (end.x - corner.x) / after, dy: (end.y - corner.y) / after)
    let cross = first.dx * second.dy - first.dy * second.dx
    let dot = first.dx * second.dx + first.dy * second.dy
    guard before > 0, after > 0, radius > 0, abs(cross) > 1e-9 else { return VectorPath([.move(corner)]) }
    let reach = radius / tan(acos(min(1, max(-1, dot))) / 2)
    let begin = CGPoint(x: corner.x + first.dx * reach, y: corner.y + first.dy * reach)
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(x: begin.x - first.dy * radius * side, y: begin.y + first.dx * radius * side)
    let finish = CGPoint(x: corner.x + second.dx * reach, y: corner.y + second.dy * reach)
    let angle = atan2(begin.y - center.y, begin.x - center.x)
    let sweep = VectorPath.sweep(
      from: angle, to: atan2(finish.y - center.y, finish.x - center.x), growing: side < 0)
    return .arc(center: center, radius: radius, from: angle, sweep: sweep)
  }
}
#endif
