extension UIScrollView {
  /// The color of the scroll indicators.
  public nonisolated enum IndicatorStyle: Int, Sendable {
    /// Black indicators with a white border.
    case `default`
    /// Black.
    case black
    /// White.
    case white
  }

  /// Constants that specify how scrolling dismisses the keyboard.
  public nonisolated enum KeyboardDismissMode: Int, Sendable {
    /// Scrolling doesn't dismiss the keyboard.
    case none
    /// The beginning of a drag dismisses the keyboard.
    case onDrag
    /// The keyboard follows the finger, which can also bring it back.
    case interactive
    /// The same as ``onDrag``, including the view above the keyboard.
    case onDragWithAccessory
    /// The same as ``interactive``, including the view above the keyboard.
    case interactiveWithAccessory
  }
}
