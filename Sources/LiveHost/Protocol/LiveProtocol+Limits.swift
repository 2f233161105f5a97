extension LiveProtocol {
  /// The limits for the contents of messages.
  ///
  /// A message that exceeds one closes its page's connection, or is cut off if the page is the reader. The
  /// page's script uses the same names for these constants: ``ProtocolScript`` reads them.
  struct Limits: Sendable {
    /// The maximum size of a message from a page, in bytes.
    let messageBytes = 64 * 1024
    /// The maximum size of the name of a scene or setting, in bytes.
    let nameBytes = 1024
    /// The maximum size of a searched text, in bytes.
    let searchBytes = 256
    /// The maximum number of a scene's settings.
    let settings = 1024
    /// The maximum number of selected items remembered by a page. A larger selection is forgotten when the
    /// connection ends.
    let selection = 1024
    /// The maximum number of fingers in one message.
    let fingers = 10
    /// The largest number of a finger.
    let finger = 99
    /// The range of a coordinate or distance of input, in points.
    let point = -1e5...1e5
    /// The time a page may be open, in milliseconds: up to thirty years.
    let time = 0...1e12
    /// The width and height of a view, in points. While the contents of one page's window are laid out, all
    /// other pages wait.
    let side = 1.0...8192
    /// The maximum area of a view, in square points.
    let area = 4096.0 * 4096
    /// The number of pixels per point.
    let scale = 0.25...8
    /// A view's safe area at each edge, in points.
    let inset = 0.0...1024
    /// The speed of a page's clock.
    let speed = 0.0...1
    /// The scale of a pinch, relative to its start. Single precision represents the lower end exactly.
    let pinchScale = 1.0 / 64...100
    /// The rotation of a pinch since its start, in radians.
    let pinchRotation = -100.0...100
    /// The maximum number of elements of a path to send. The rest of a longer path is left out.
    let pathElements = 16_384
    /// The maximum number of dashes and gaps of a line to send.
    let dashes = 64
  }
}
