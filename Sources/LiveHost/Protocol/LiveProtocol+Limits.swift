extension LiveProtocol {
  /// The limits for messages.
  ///
  /// A message from a page that exceeds a limit closes the page's connection. Content for a page is cut off
  /// at the limit. ``ProtocolScript`` passes the limits on to the page.
  struct Limits: Sendable {
    /// The maximum size of a message from a page.
    let messageBytes = 64 * 1024
    /// The maximum size of the name of a scene or setting.
    let nameBytes = 1024
    /// The maximum size of a search text, in bytes.
    let searchBytes = 256
    /// The maximum number of a scene's settings.
    let settings = 1024
    /// The maximum number of selected items a page remembers.
    let selection = 1024
    /// The maximum number of fingers in one message.
    let fingers = 10
    /// The largest number that identifies a finger.
    let finger = 99
    /// A coordinate or distance of input, in points.
    let point = -1e5...1e5
    /// The time on a page's clock, in milliseconds: up to thirty years.
    let time = 0...1e12
    /// The length of a view's side, in points. Other pages wait while the view is laid out.
    let side = 1.0...8192
    /// The maximum area of a view, in square points.
    let area = 4096.0 * 4096
    /// Pixels per point.
    let scale = 0.25...8
    /// A view's safe area at each edge, in points.
    let inset = 0.0...1024
    /// The speed of a page's clock.
    let speed = 0.0...1
    /// The scale of a pinch, relative to its start. Single precision represents the lower end exactly.
    let pinchScale = 1.0 / 64...100
    /// The rotation of a pinch since its start, in radians.
    let pinchRotation = -100.0...100
    /// The maximum number of elements of a path. The rest of a longer path is left out.
    let pathElements = 16_384
    /// The maximum number of a line's dashes and gaps.
    let dashes = 64
  }
}
