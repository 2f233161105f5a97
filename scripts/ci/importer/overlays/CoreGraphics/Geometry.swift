// Swift's additions to points, sizes, and rectangles. Types only: bodies are ignored.

extension CGPoint: Hashable, Codable {
  public static var zero: CGPoint { fatalError() }
  public init(x: Int, y: Int) { fatalError() }
  public init(x: Double, y: Double) { fatalError() }
  public static func == (lhs: CGPoint, rhs: CGPoint) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws { fatalError() }
}

extension CGSize: Hashable, Codable {
  public static var zero: CGSize { fatalError() }
  public init(width: Int, height: Int) { fatalError() }
  public init(width: Double, height: Double) { fatalError() }
  public static func == (lhs: CGSize, rhs: CGSize) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws { fatalError() }
}

@frozen public enum CGRectEdge: UInt32, Sendable {
  case minXEdge, minYEdge, maxXEdge, maxYEdge
}

extension CGRect: Hashable, Codable {
  public static var zero: CGRect { fatalError() }
  public static var null: CGRect { fatalError() }
  public static var infinite: CGRect { fatalError() }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }
  public init(x: Double, y: Double, width: Double, height: Double) { fatalError() }
  public init(x: Int, y: Int, width: Int, height: Int) { fatalError() }
  public static func == (lhs: CGRect, rhs: CGRect) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws { fatalError() }
  public var width: CGFloat { fatalError() }
  public var height: CGFloat { fatalError() }
  public var minX: CGFloat { fatalError() }
  public var midX: CGFloat { fatalError() }
  public var maxX: CGFloat { fatalError() }
  public var minY: CGFloat { fatalError() }
  public var midY: CGFloat { fatalError() }
  public var maxY: CGFloat { fatalError() }
  public var isNull: Bool { fatalError() }
  public var isEmpty: Bool { fatalError() }
  public var isInfinite: Bool { fatalError() }
  public var integral: CGRect { fatalError() }
  public var standardized: CGRect { fatalError() }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
  public func union(_ other: CGRect) -> CGRect { fatalError() }
  public func intersection(_ other: CGRect) -> CGRect { fatalError() }
  public func contains(_ point: CGPoint) -> Bool { fatalError() }
  public func contains(_ other: CGRect) -> Bool { fatalError() }
  public func divided(atDistance distance: CGFloat, from edge: CGRectEdge) -> (
    slice: CGRect, remainder: CGRect
  ) { fatalError() }
}
