/// An edge or a corner of a rectangle, by the direction of reading.
public nonisolated enum NSRectAlignment: Int, Sendable {
  /// `none` is the middle.
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  /// 0 at the leading edge, 1 at the trailing one.
  var x: Double {
    switch self {
    case .topLeading, .leading, .bottomLeading: 0
    case .none, .top, .bottom: 0.5
    case .topTrailing, .trailing, .bottomTrailing: 1
    }
  }

  /// 0 at the top, 1 at the bottom.
  var y: Double {
    switch self {
    case .top, .topLeading, .topTrailing: 0
    case .none, .leading, .trailing: 0.5
    case .bottom, .bottomLeading, .bottomTrailing: 1
    }
  }
}
