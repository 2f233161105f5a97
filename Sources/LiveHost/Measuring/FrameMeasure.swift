import CollectionView
import Rendering

/// Encodes a window's data from frame to frame, to measure the cost.
@_spi(Measuring)
@MainActor
public struct FrameMeasure {
  private var builder = DisplayListBuilder()
  private var encoder = SceneEncoder()
  // Memory reused for the next frame.
  private var seen = SeenWindow()
  private var changes = SceneEncoder.Changes()

  /// Creates a measurement. The first call of `encode` encodes everything.
  public init() {}

  /// Encodes the changes since the last call, and returns the number of changed elements and the size of the
  /// message, in bytes. Calls `listed` after building the display list.
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
