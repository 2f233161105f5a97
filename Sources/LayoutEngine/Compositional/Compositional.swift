/// Layouts described as a hierarchy: sections contain groups, and groups contain items or other groups.
///
/// Names and rules follow Apple's compositional layout. A run resolves a description once, for any number of
/// items:
///
/// ```swift
/// let item = Compositional.Node(size: .init(.fractionalWidth(0.5), .fractionalHeight(1)))
/// let row = Compositional.Node(
///   size: .init(.fractionalWidth(1), .absolute(80)),
///   content: .group(.init(.horizontal, .repeating([item]))))
/// let run = Compositional.Run(
///   row, axis: .vertical, container: LayoutSize(width: 375, height: 600), count: 1_000_000)
/// run.forEachItem(in: visible, from: .zero) { item, frame in print(item, frame) }
/// ```
///
/// Lengths are in points. Fractions are relative to the surrounding group or container.
public enum Compositional {}

extension Compositional {
  /// A width and a height.
  public struct Size: Hashable, Sendable {
    /// The width.
    public var width: Dimension
    /// The height.
    public var height: Dimension

    /// Creates a size.
    public init(_ width: Dimension, _ height: Dimension) {
      self.width = width
      self.height = height
    }

    /// The dimension along an axis.
    public subscript(axis: Axis) -> Dimension { axis.isVertical ? height : width }

    var isFractional: Bool { width.isFractional || height.isFractional }

    /// Returns the size in a container.
    public func size(in container: LayoutSize) -> LayoutSize {
      LayoutSize(width: width.length(in: container), height: height.length(in: container))
    }

    /// Returns the insets, without those along estimated dimensions.
    func insets(_ insets: LayoutInsets) -> LayoutInsets {
      LayoutInsets(
        top: height.isEstimated ? 0 : insets.top.tamed, left: width.isEstimated ? 0 : insets.left.tamed,
        bottom: height.isEstimated ? 0 : insets.bottom.tamed,
        right: width.isEstimated ? 0 : insets.right.tamed)
    }
  }
}

extension Compositional {
  /// A length, possibly relative to a container.
  public enum Dimension: Hashable, Sendable {
    /// A multiple of the container's width.
    case fractionalWidth(Double)
    /// A multiple of the container's height.
    case fractionalHeight(Double)
    /// A length in points.
    case absolute(Double)
    /// An estimate in points until the item is measured.
    case estimated(Double)
    /// An estimate in points. All uniform items in a group become as long as the longest one.
    case uniform(estimate: Double)

    /// `true` if the length is an estimate.
    public var isEstimated: Bool {
      switch self {
      case .estimated, .uniform: true
      default: false
      }
    }

    var isUniform: Bool { if case .uniform = self { true } else { false } }

    var isFractional: Bool { isFraction(along: .horizontal) || isFraction(along: .vertical) }

    func isFraction(along axis: Axis) -> Bool {
      switch self {
      case .fractionalWidth: !axis.isVertical
      case .fractionalHeight: axis.isVertical
      default: false
      }
    }

    /// Returns the length in a container. Invalid lengths (negative, infinite, or NaN) count as 0.
    public func length(in container: LayoutSize) -> Double {
      let length =
        switch self {
        case .fractionalWidth(let fraction): fraction * container.width
        case .fractionalHeight(let fraction): fraction * container.height
        case .absolute(let length), .estimated(let length), .uniform(let length): length
        }
      return max(0, length.tamed)
    }
  }
}

extension Compositional {
  /// Spacing around an item. It doesn't affect the item's size.
  public struct Edges: Hashable, Sendable {
    /// The spacing above the item.
    public var top: Spacing?
    /// The spacing on the left.
    public var left: Spacing?
    /// The spacing below the item.
    public var bottom: Spacing?
    /// The spacing on the right.
    public var right: Spacing?

    /// No spacing.
    public static let none = Edges()

    /// Creates edges, by default without spacing.
    public init(top: Spacing? = nil, left: Spacing? = nil, bottom: Spacing? = nil, right: Spacing? = nil) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }

    func before(_ axis: Axis) -> Spacing? { axis.isVertical ? top : left }
    func after(_ axis: Axis) -> Spacing? { axis.isVertical ? bottom : right }

    func length(_ axis: Axis) -> Double { (before(axis)?.length ?? 0) + (after(axis)?.length ?? 0) }

    func flexibleCount(_ axis: Axis) -> Int {
      (before(axis)?.isFlexible == true ? 1 : 0) + (after(axis)?.isFlexible == true ? 1 : 0)
    }

    /// Flexible edges grow by `share`.
    func start(_ axis: Axis, share: Double) -> Double {
      guard let before = before(axis) else { return 0 }
      return before.length + (before.isFlexible ? share : 0)
    }

    /// Flexible edges grow by `share`.
    func end(_ axis: Axis, share: Double) -> Double {
      guard let after = after(axis) else { return 0 }
      return after.length + (after.isFlexible ? share : 0)
    }
  }
}

extension Compositional {
  /// A distance between items, or to the edge of their space.
  public enum Spacing: Hashable, Sendable {
    /// A distance in points.
    case fixed(Double)
    /// A minimum distance in points. Flexible distances share an axis's leftover space evenly.
    case flexible(Double)

    /// The minimum distance. Infinite values and NaN count as 0.
    public var length: Double {
      switch self {
      case .fixed(let length), .flexible(let length): length.tamed
      }
    }

    var isFlexible: Bool { if case .flexible = self { true } else { false } }
  }
}
