/// A page for an input's messages.
protocol MessagePage {
  /// Opens the page with the scene for a byte.
  func open(scene: UInt8)
  /// Handles a message like a server. Returns `false` if the message closes the page.
  func receive(_ bytes: [UInt8]) -> Bool
  func frames(_ count: Int)
  func close()
}

/// The messages of a page: a byte for the scene, then messages, each preceded by its length. Lengths from 240
/// stand for frames without a message.
enum MessageInput {
  private static let longest = 239

  /// Calls `message` for each message until it returns `false`, and `frames` for the frames before the next
  /// message.
  static func read(
    _ bytes: [UInt8], scene: (UInt8) -> Void, message: ([UInt8]) -> Bool, frames: (Int) -> Void
  ) {
    var input = InputBytes(bytes)
    scene(input.byte())
    while !input.isEmpty {
      let length = Int(input.byte())
      if length > longest {
        frames(length - longest)
      } else if !message(input.bytes(length)) {
        return
      }
    }
  }

  static func run(_ bytes: [UInt8], on page: some MessagePage) {
    read(bytes) {
      page.open(scene: $0)
      page.frames(1)
    } message: {
      guard page.receive($0) else { return false }
      page.frames(1)
      return true
    } frames: {
      page.frames($0)
    }
    page.frames(2)
    page.close()
  }
}
