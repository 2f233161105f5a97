import CollectionView
import Rendering

@testable import LiveHost

/// An encoder for a window's contents, and the receiving page.
@MainActor struct ToldPage {
  private var encoder = SceneEncoder()
  private(set) var page = PageModel()

  /// Sends the window's current contents to the page and returns the display list.
  @discardableResult
  mutating func tell(of window: UIWindow) throws -> DisplayList {
    var (seen, changes) = (SeenWindow(of: window, after: encoder.seen.roles), SceneEncoder.Changes())
    let list = seen.list
    encoder.show(&seen, &changes) { _ in "image" }
    var writer = MessageWriter()
    writer.kind(LiveProtocol.ServerKind.frame)
    for number in [1, 0, 0, 0, 0] { writer.number(number) }
    for _ in 0..<1 + FramePart.allCases.count { writer.single(0.0) }
    for _ in 0..<2 { writer.number(0) }
    writer.double(0.0)
    writer.double(0.0)
    writer.number(changes.removed.count)
    for id in changes.removed { writer.number(id) }
    writer.number(changes.updateCount)
    writer.append(changes.updated)
    try page.receive(writer.bytes)
    return list
  }

  /// Returns the page's number for a node, or `nil` if the page doesn't have the node.
  func number(of id: DisplayNode.ID) -> Int? { encoder.number(of: id) }

  /// Returns the page's element for a layer.
  func element(of layer: CALayer) -> PageModel.Element? {
    number(of: DisplayNode.ID(rawValue: layer.serialNumber)).flatMap { page.elements[$0] }
  }
}
