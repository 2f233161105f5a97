extension UIScrollView {
  /// The color of the scroll indicators.
  public nonisolated enum IndicatorStyle: Int, Sendable {
    /// Black with a white border.
    case `default`
    /// Black.
    case black
    /// White.
    case white
  }

  /// The ways in which scrolling dismisses the keyboard.
  public nonisolated enum KeyboardDismissMode: Int, Sendable {
    /// No dismissal.
    case none
    /// The beginning of a drag dismisses the keyboard.
    case onDrag
    /// The keyboard follows the finger in both directions.
    case interactive
    /// The same as ``onDrag``, with the view above the keyboard.
    case onDragWithAccessory
    /// The same as ``interactive``, with the view above the keyboard.
    case interactiveWithAccessory
  }
}
