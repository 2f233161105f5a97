/// Edges of a rectangle.
public nonisolated struct UIRectEdge: OptionSet, Sendable {
  /// 1 top, 2 left, 4 bottom, 8 right.
  public let rawValue: UInt
  /// 1 top, 2 left, 4 bottom, 8 right.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edge above.
  public static let top = UIRectEdge(rawValue: 1)
  /// The edge on the left.
  public static let left = UIRectEdge(rawValue: 2)
  /// The edge below.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The edge on the right.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
