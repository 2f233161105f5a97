extension UIScrollView {
  /// The colour of the scroll indicators.
  public nonisolated enum IndicatorStyle: Int, Sendable {
    /// Black with a white border.
    case `default`
    /// Black.
    case black
    /// White.
    case white
  }

  /// How scrolling dismisses the keyboard.
  public nonisolated enum KeyboardDismissMode: Int, Sendable {
    /// It does not.
    case none
    /// When a drag begins.
    case onDrag
    /// The keyboard follows the finger, which can bring it back.
    case interactive
    /// As ``onDrag``, including the view above the keyboard.
    case onDragWithAccessory
    /// As ``interactive``, including the view above the keyboard.
    case interactiveWithAccessory
  }
}
