/// An edge or a corner of a rectangle, relative to the reading direction.
public nonisolated enum NSRectAlignment: Int, Sendable {
  /// The positions in the rectangle. `none` is the middle.
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  /// The horizontal position: 0 at the leading edge, 1 at the trailing edge.
  var x: Double {
    switch self {
    case .topLeading, .leading, .bottomLeading: 0
    case .none, .top, .bottom: 0.5
    case .topTrailing, .trailing, .bottomTrailing: 1
    }
  }

  /// The vertical position: 0 at the top, 1 at the bottom.
  var y: Double {
    switch self {
    case .top, .topLeading, .topTrailing: 0
    case .none, .leading, .trailing: 0.5
    case .bottom, .bottomLeading, .bottomTrailing: 1
    }
  }
}
