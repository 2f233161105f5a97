import CollectionView
import Rendering

/// Encodes what a page is sent of a window from frame to frame, without a page: to measure what that takes.
@_spi(Measuring)
@MainActor
public struct FrameMeasure {
  private var builder = DisplayListBuilder()
  private var encoder = SceneEncoder()
  // Memory for the next frame.
  private var seen = SeenWindow()
  private var changes = SceneEncoder.Changes()

  /// The first call encodes everything.
  public init() {}

  /// Encodes what has changed in the window since the last call. Returns the number of changed elements and the
  /// number of bytes.
  ///
  /// - Parameter listed: Called between the display list and its encoding.
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
