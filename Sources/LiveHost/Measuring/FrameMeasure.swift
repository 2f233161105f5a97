import CollectionView
import Rendering

/// Encodes what a page is sent of a window from frame to frame, without a page: to measure what that takes.
@_spi(Measuring)
@MainActor
public struct FrameMeasure {
  private var encoder = SceneEncoder()

  /// The first call encodes everything.
  public init() {}

  /// Encodes what has changed in the window since the last call. Returns the number of changed elements and the
  /// number of bytes.
  ///
  /// - Parameter listed: Called between the display list and its encoding.
  public mutating func encode(_ window: UIWindow, listed: () -> Void = {}) -> (elements: Int, bytes: Int) {
    let list = DisplayList(of: window)
    listed()
    let roles = ElementRoles(of: window, in: list)
    let changes = encoder.changes(to: list) {
      roles[$0]
    } nameOfImage: { _ in
      ""
    }
    return (changes.updateCount, changes.updated.bytes.count)
  }
}
