import CollectionView
import Rendering
import Testing

@testable import LiveHost

@MainActor
@Suite("Activating an item with the Return key")
struct ItemActivationTests {
  private final class Selections: NSObject, UICollectionViewDelegate {
    private(set) var items: [Int] = []

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      items.append(indexPath.item)
    }
  }

  /// A possible obstacle between a key and its item.
  enum Obstacle: CaseIterable {
    case none, viewInFront, animation, motion, keyGesture
    /// Obstacles that ignore both touches and keys.
    case disabledCell, disabledList

    var isRespected: Bool { self == .disabledCell || self == .disabledList }
  }

  @Test(arguments: Obstacle.allCases)
  func `activating an item taps it despite obstacles unless interaction is disabled`(
    obstacle: Obstacle
  ) throws {
    let controller = GridController(items: 200)
    let selections = Selections()
    controller.collectionView.delegate = selections
    let session = try LiveSession.open { controller }
    defer { session.pageDidClose() }
    session.showFrames(1)
    let (window, view) = (try #require(session.window), controller.collectionView)
    let cell = try #require(view.cellForItem(at: [0, 3]))
    switch obstacle {
    case .none: break
    case .viewInFront: window.addSubview(UIView(frame: window.bounds))
    case .animation: UIView.animate(withDuration: 10) { cell.alpha = 0.5 }
    case .motion:
      for (time, y) in [(0, 400.0), (16, 300), (32, 200)] {
        try session.receive(
          MessageBytes.touches([(0, time == 0 ? .began : .moved, 50, y)], time: Double(time)))
      }
      try session.receive(MessageBytes.touches([(0, .ended, 50, 200)], time: 32))
      #expect(view.isDecelerating)
    case .keyGesture: try session.receive(MessageBytes.key(.turnLeft))
    case .disabledCell: cell.isUserInteractionEnabled = false
    case .disabledList: view.isUserInteractionEnabled = false
    }
    let node = DisplayNode.ID(rawValue: cell.layer.serialNumber)
    let number = try #require((1...1000).first { session.node(numbered: $0) == node })
    try session.receive(MessageBytes.control(number, .activate))
    #expect(selections.items == (obstacle.isRespected ? [] : [3]))
    #expect(!cell.isHighlighted)
  }
}
