import CollectionView
import Testing

@testable import LiveHost

@MainActor
@Suite("What the return key does to an item")
struct ItemActivationTests {
  private final class Selections: NSObject, UICollectionViewDelegate {
    private(set) var items: [Int] = []

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      items.append(indexPath.item)
    }
  }

  /// What may stand between a key and its item.
  enum Obstacle: CaseIterable {
    case none, viewInFront, animation, motion, keyGesture
    /// These ignore the user, and keys with him.
    case disabledCell, disabledList

    var isRespected: Bool { self == .disabledCell || self == .disabledList }
  }

  @Test(arguments: Obstacle.allCases)
  func `it taps the item, whatever flies or lies in front of it, unless that ignores the user`(
    obstacle: Obstacle
  ) async throws {
    let controller = GridController(items: 200)
    let selections = Selections()
    controller.collectionView.delegate = selections
    let page = try OpenedPage(LiveScene(id: "grid", title: "Grid") { controller })
    defer { page.close() }
    try await page.frame()
    let cell = try #require(controller.collectionView.cellForItem(at: [0, 3]))
    switch obstacle {
    case .none: break
    case .viewInFront:
      page.session.window?.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 600)))
    case .animation: UIView.animate(withDuration: 10) { cell.alpha = 0.5 }
    case .motion:
      for (phase, y) in [
        (ClientMessage.Finger.Phase.began, 400.0), (.moved, 300), (.moved, 200), (.ended, 200),
      ] {
        try page.send(MessageBytes.touches([(0, phase, 50, y)], time: 400 - y))
      }
      #expect(controller.collectionView.isDecelerating)
    case .keyGesture: try page.send(MessageBytes.key(.turnLeft))
    case .disabledCell: cell.isUserInteractionEnabled = false
    case .disabledList: controller.collectionView.isUserInteractionEnabled = false
    }
    let number = try #require(page.page.elements.first { $0.value.position == 3 }?.key)
    try page.send(MessageBytes.control(number, .activate))
    #expect(selections.items == (obstacle.isRespected ? [] : [3]))
    #expect(!cell.isHighlighted)
  }
}
