/// The lines of one section: in closed form where all its items have one size, measured where they do not.
public enum SectionLines: Sendable {
  case uniform(UniformLines)
  case broken(LineBreaking)

  /// The number of items.
  public var count: Int {
    switch self {
    case .uniform(let lines): lines.count
    case .broken(let lines): lines.count
    }
  }

  /// The length of all lines together along the axis.
  public var extent: Double {
    switch self {
    case .uniform(let lines): lines.extent
    case .broken(let lines): lines.extent
    }
  }

  public var rules: LineRules {
    switch self {
    case .uniform(let lines): lines.rules
    case .broken(let lines): lines.rules
    }
  }

  /// Where an item stands if the first line starts at `origin`.
  public func frame(ofItem item: Int, from origin: Point = .zero) -> Rect {
    switch self {
    case .uniform(let lines): lines.frame(ofItem: item, from: origin)
    case .broken(let lines): lines.frame(ofItem: item, from: origin)
    }
  }

  /// Calls `body` with every item whose frame shares an area with `rect`, in ascending order.
  public func forEachItem(in rect: Rect, from origin: Point = .zero, _ body: (Int, Rect) -> Void) {
    switch self {
    case .uniform(let lines): lines.forEachItem(in: rect, from: origin, body)
    case .broken(let lines): lines.forEachItem(in: rect, from: origin, body)
    }
  }
}
