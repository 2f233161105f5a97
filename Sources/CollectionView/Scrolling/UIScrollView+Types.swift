#if !os(iOS) && !os(tvOS) && !os(visionOS)
extension UIScrollView {
  /// What colour the scroll indicators have.
  public nonisolated enum IndicatorStyle: Int, Sendable {
    /// Black with a white border.
    case `default`
    case black
    case white
  }

  /// How scrolling sends the keyboard away.
  public nonisolated enum KeyboardDismissMode: Int, Sendable {
    case none
    /// When a drag begins.
    case onDrag
    /// With the finger, which can bring it back.
    case interactive
    /// As ``onDrag``, with the view above the keyboard.
    case onDragWithAccessory
    /// As ``interactive``, with the view above the keyboard.
    case interactiveWithAccessory
  }
}
#endif
