import CollectionView

/// The length of an item, a header, or a footer along the scroll direction.
///
/// A numeric literal stands for a length in points:
///
/// ```swift
/// let layout = WaterfallLayout()
/// layout.headerReferenceLength = 44
/// layout.footerReferenceLength = .estimated(60)
/// layout.itemLength = .fractionalBreadth(1.5)
/// ```
///
/// A view with an estimated length reports its length in `preferredLayoutAttributesFitting(_:)` when it
/// appears. In updates, reported lengths move with their items and sections. After `reloadData()`, the length
/// at an index path is an estimate for the new view.
public nonisolated enum LayoutLength: Hashable, Sendable {
  /// A length in points.
  case absolute(CGFloat)
  /// A fraction or multiple of the lane's breadth. For headers and footers, it's a fraction of the view's
  /// breadth.
  case fractionalBreadth(CGFloat)
  /// The length reported by the view. Until then, this estimate counts, in points.
  case estimated(CGFloat)
}

nonisolated extension LayoutLength: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a length in points.
  public init(integerLiteral points: Int) { self = .absolute(CGFloat(points)) }

  /// Creates a length in points.
  public init(floatLiteral points: Double) { self = .absolute(CGFloat(points)) }
}

nonisolated extension LayoutLength: CustomStringConvertible {
  /// The length in Swift, such as `44` or `.estimated(60)`.
  public var description: String {
    func text(_ value: CGFloat) -> String { Int(exactly: value).map(String.init) ?? "\(value)" }
    return switch self {
    case .absolute(let points): text(points)
    case .fractionalBreadth(let fraction): ".fractionalBreadth(\(text(fraction)))"
    case .estimated(let points): ".estimated(\(text(points)))"
    }
  }

  /// Returns the length in points, and `true` if it's an estimate.
  @inline(__always)
  func resolved(inBreadth breadth: CGFloat) -> (points: CGFloat, isEstimate: Bool) {
    switch self {
    case .absolute(let points): (points, false)
    case .fractionalBreadth(let fraction): (fraction * breadth, false)
    case .estimated(let points): (points, true)
    }
  }
}
