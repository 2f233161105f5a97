/// An edge or a corner, relative to the reading direction.
public nonisolated enum NSRectAlignment: Int, Sendable {
  /// The positions. `none` is the middle.
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  /// The horizontal position, from 0 at the leading edge to 1.
  var x: Double {
    switch self {
    case .topLeading, .leading, .bottomLeading: 0
    case .none, .top, .bottom: 0.5
    case .topTrailing, .trailing, .bottomTrailing: 1
    }
  }

  /// The vertical position, from 0 at the top to 1.
  var y: Double {
    switch self {
    case .top, .topLeading, .topTrailing: 0
    case .none, .leading, .trailing: 0.5
    case .bottom, .bottomLeading, .bottomTrailing: 1
    }
  }
}
