import CollectionView
import Rendering

/// Encodes the data sent to a page for a window from frame to frame, without a page, to measure the cost.
@_spi(Measuring)
@MainActor
public struct FrameMeasure {
  private var builder = DisplayListBuilder()
  private var encoder = SceneEncoder()
  // Memory reused for the next frame.
  private var seen = SeenWindow()
  private var changes = SceneEncoder.Changes()

  /// Creates a measurement. The first call encodes everything.
  public init() {}

  /// Encodes the changes in the window since the last call.
  ///
  /// - Parameter listed: Called after the display list is built and before it is encoded.
  /// - Returns: The number of changed elements and the number of bytes.
  public mutating func encode(_ window: UIWindow, listed: () -> Void = {}) -> (elements: Int, bytes: Int) {
    window.layoutIfNeeded()
    builder.begin(window.layer, in: &seen.list)
    _ = builder.walk()
    listed()
    seen.receive(from: &builder, of: window, after: encoder.seen.roles)
    encoder.show(&seen, &changes) { _ in "" }
    return (changes.updateCount, changes.updated.bytes.count)
  }
}
