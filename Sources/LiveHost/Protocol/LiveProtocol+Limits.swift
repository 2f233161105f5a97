extension LiveProtocol {
  /// What a message may have in it. One that has more closes its page's connection, or is cut off where the page reads it.
  ///
  /// The names of these constants are also those that the page's script has: ``ProtocolScript`` reads them.
  struct Limits: Sendable {
    /// Bytes of a message from a page.
    let messageBytes = 64 * 1024
    /// Bytes of the name of a scene or of a setting.
    let nameBytes = 1024
    /// Bytes of a text that is searched for.
    let searchBytes = 256
    /// The number of a scene's settings.
    let settings = 1024
    /// The number of selected items that a page remembers. A larger selection is forgotten where the connection ends.
    let selection = 1024
    /// The number of fingers in one message.
    let fingers = 10
    /// The largest number that a finger may have.
    let finger = 99
    /// A coordinate or a distance of hands, in points.
    let point = -1e5...1e5
    /// How long a page may be open, in milliseconds: thirty years.
    let time = 0...1e12
    /// The width and height of a view, in points. While the contents of one page's window are laid out, all other pages wait.
    let side = 1.0...8192
    /// The largest area of a view, in square points.
    let area = 4096.0 * 4096
    /// Pixels per point.
    let scale = 0.25...8
    /// A view's safe area at each edge, in points.
    let inset = 0.0...1024
    /// The speed of a page's clock.
    let speed = 0.0...1
    /// A pinch's scale, relative to its start. The lower end is a number that single precision has.
    let pinchScale = 1.0 / 64...100
    /// A pinch's rotation since its start, in radians.
    let pinchRotation = -100.0...100
    /// The number of elements of a path that is sent. The rest of a longer path is left out.
    let pathElements = 16_384
    /// The number of dashes and gaps of a line that is sent.
    let dashes = 64
  }
}
