/// A page and what it sends: a byte for the scene, then again and again a length and a message of so many bytes. Lengths from 240 on
/// stand for frames without a message.
enum MessageInput {
  private static let longest = 239

  static func run(_ bytes: [UInt8]) {
    var input = InputBytes(bytes)
    let page = FuzzedPage()
    page.hello(scene: FuzzedPage.scene(input.index(below: FuzzedPage.sceneCount)))
    page.frames(1)
    while !input.isEmpty {
      let length = Int(input.byte())
      if length > longest {
        page.frames(length - longest)
      } else if !page.receive(input.bytes(length)) {
        break
      } else {
        page.frames(1)
      }
    }
    page.frames(2)
    page.close()
  }
}
