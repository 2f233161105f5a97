#if !os(iOS) && !os(tvOS) && !os(visionOS)
#if !os(macOS)
import Foundation

/// A path that is built step by step. Every step takes a transform for its points.
public nonisolated class CGMutablePath: CGPath {
  /// Empty.
  public init() { super.init(VectorPath()) }

  override init(_ vectorPath: VectorPath) { super.init(vectorPath) }

  /// Begins a subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    vectorPath.append(.move(point.applying(transform)))
  }

  /// Does nothing, with a message, before the first subpath has begun.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.line(point.applying(transform)))
  }

  /// A quadratic curve. Does nothing, with a message, before the first subpath has begun.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    add(.quad(end.applying(transform), control: control.applying(transform)))
  }

  /// A cubic curve. Does nothing, with a message, before the first subpath has begun.
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
        "A path without a current point takes no lines and curves: begin with a move.")
    }
    vectorPath.append(element)
  }

  /// A line to where the subpath began.
  public func closeSubpath() {
    if !isEmpty { vectorPath.append(.close) }
  }

  /// A subpath of its own.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    vectorPath.append(VectorPath.rect(rect).applying(transform))
  }

  /// A subpath for each.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// A subpath from the first point through the others, open.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// A subpath of its own, from the greatest x towards greater y.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    vectorPath.append(VectorPath.ellipse(in: rect).applying(transform))
  }

  /// A subpath of its own. An error where two corners have no room on a side, or one is negative.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    vectorPath.append(VectorPath.checkedRoundedRect(rect, cornerWidth, cornerHeight).applying(transform))
  }

  /// An arc about a centre, with a line to where it begins if a subpath has begun.
  ///
  /// - Parameters:
  ///   - startAngle: In radians from the x axis towards the y axis.
  ///   - clockwise: As seen with the y axis upward: true goes towards lesser angles. On screen, where y grows downward,
  ///     that is the other way round.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = VectorPath.sweep(from: startAngle, to: endAngle, growing: !clockwise)
    let arc = VectorPath.arc(center: center, radius: radius, from: startAngle, sweep: sweep)
    vectorPath.appendConnected(arc.applying(transform))
  }

  /// An arc about a centre over `delta` radians, towards lesser angles where that is negative, with a line to where it
  /// begins if a subpath has begun.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let arc = VectorPath.arc(center: center, radius: radius, from: startAngle, sweep: delta)
    vectorPath.appendConnected(arc.applying(transform))
  }

  /// The arc that touches the line from the current point to `tangent1End` and the one from there to `tangent2End`, with a
  /// line to where it begins. Does nothing, with a message, before the first subpath has begun.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return add(.line(tangent1End)) }
    let from = currentPoint.applying(transform.inverted())
    let arc = VectorPath.arc(from: from, tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    vectorPath.appendConnected(arc.applying(transform))
  }

  /// All of the other's subpaths.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    vectorPath.append(path.vectorPath.applying(transform))
  }
}

nonisolated extension VectorPath {
  /// A corner's arc from tangent to tangent; only the corner where there is none.
  fileprivate static func arc(
    from start: CGPoint, tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat
  ) -> VectorPath {
    let (before, after) = (start.distance(to: corner), corner.distance(to: end))
    let first = CGVector(dx: (start.x - corner.x) / before, dy: (start.y - corner.y) / before)
    let second = CGVector(dx: (end.x - corner.x) / after, dy: (end.y - corner.y) / after)
    let cross = first.dx * second.dy - first.dy * second.dx
    let dot = first.dx * second.dx + first.dy * second.dy
    guard before > 0, after > 0, radius > 0, abs(cross) > 1e-9 else { return VectorPath([.move(corner)]) }
    // Half of the angle between the lines says how far from the corner the arc begins.
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
#endif
