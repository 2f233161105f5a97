import LayoutEngine

/// An item that was jumped to: the part of it that lies at the same part of the visible area stays there while cells measure
/// themselves.
struct WaterfallJump {
  let item: Int
  let section: Int
  /// 0 is the start, 1 the end.
  let part: Double
}
