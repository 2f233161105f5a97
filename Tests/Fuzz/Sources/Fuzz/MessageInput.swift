/// A page that gets an input's messages.
protocol MessagePage {
  /// Opens the page with a scene, numbered by any byte.
  func open(scene: UInt8)
  /// Does what a server does with a message. Returns `false` if that closes the page.
  func receive(_ bytes: [UInt8]) -> Bool
  func frames(_ count: Int)
  func close()
}

/// The messages of a page: a byte for the scene, then again and again a length and a message of so many bytes. Lengths from 240 on
/// stand for frames without a message.
enum MessageInput {
  private static let longest = 239

  /// Calls `message` with each message, until it returns `false`, and `frames` with the number of frames in between.
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
