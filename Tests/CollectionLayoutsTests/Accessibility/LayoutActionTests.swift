#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

@Suite("Custom actions and covered items") struct LayoutActionTests {
  private func cards(_ settings: (CardStackLayout) -> Void = { _ in }) -> (AccessibleBoard, CardStackLayout) {
    let layout = CardStackLayout()
    layout.itemSize = .absolute(CGSize(width: 300, height: 300))
    settings(layout)
    return (AccessibleBoard(layout, count: 6), layout)
  }

  @Test func `only the top card of a deck is an element and has actions`() {
    let (board, layout) = cards { $0.dismissalDirections = [.left, .right] }
    #expect(board.elements == [0])
    #expect(board.actions(of: 0) == [])
    layout.onDismiss = { [unowned board] in board.remove($0) }
    layout.invalidateLayout()
    #expect(board.actions(of: 0) == ["Dismiss Left", "Dismiss Right"])
    #expect(board.actions(of: 1) == [])
  }

  @Test func `actions dismiss the top card and bring it back`() {
    let (board, layout) = cards { $0.dismissalDirections = [.left] }
    layout.onDismiss = { [unowned board] in board.remove($0) }
    layout.invalidateLayout()
    #expect(board.perform("Dismiss Left", of: 0))
    #expect(layout.lastDismissalDirection == .left)
    #expect(board.elements == [1])
    // Only the app can insert the item again.
    #expect(board.actions(of: 1) == ["Dismiss Left"])
    layout.onUndo = { [unowned board] path in
      board.sections[path.section].insert(0, at: path.item)
      board.view.insertItems(at: [path])
    }
    layout.invalidateLayout()
    #expect(board.actions(of: 1) == ["Dismiss Left", "Undo"])
    #expect(board.perform("Undo", of: 1))
    #expect(board.elements == [0])
    #expect(board.actions(of: 0) == ["Dismiss Left"])
  }

  @Test func `a looping deck undoes dismissals without the app`() {
    let (board, _) = cards {
      $0.loops = true
      $0.dismissalDirections = [.up]
    }
    #expect(board.perform("Dismiss Up", of: 0))
    #expect(board.elements == [1])
    #expect(board.perform("Undo", of: 1))
    #expect(board.elements == [0])
  }

  @Test func `a cell's own actions stay before the layout's`() throws {
    let (board, layout) = cards {
      $0.loops = true
      $0.dismissalDirections = [.up]
    }
    let cell = try #require(board.cell(0))
    cell.accessibilityCustomActions =
      [UIAccessibilityCustomAction(name: "Share") { _ in true }] + (cell.accessibilityCustomActions ?? [])
    layout.invalidateLayout()
    #expect(board.actions(of: 0) == ["Share", "Dismiss Up"])
    layout.dismissalDirections = []
    layout.invalidateLayout()
    #expect(board.actions(of: 0) == ["Share"])
  }

  @Test func `actions open and close one of several photo stacks`() {
    let layout = PhotoStackLayout()
    layout.arrangement = .sections()
    let grid = UICollectionViewFlowLayout()
    let board = AccessibleBoard(layout, sections: [[0, 1, 2], [10, 11, 12], [20, 21, 22]])
    #expect(board.elements == [0, 10, 20])
    #expect(board.actions(of: 10) == [])
    layout.attachTap(to: board.view, opening: grid)
    layout.invalidateLayout()
    #expect(board.actions(of: 10) == ["Open"])
    #expect(board.actions(of: 11) == [])
    #expect(board.perform("Open", of: 10))
    #expect(board.view.collectionViewLayout === grid)
    #expect(board.elements == [0, 1, 2, 10, 11, 12, 20, 21, 22])
    #expect(board.actions(of: 11) == ["Close"])
    #expect(board.perform("Close", of: 11))
    #expect(board.view.collectionViewLayout === layout)
    #expect(board.elements == [0, 10, 20])
    #expect(board.actions(of: 0) == ["Open"])
    #expect(!board.view.accessibilityPerformEscape())
    #expect(board.perform("Open", of: 0))
    #expect(board.view.accessibilityPerformEscape())
    FrameClock.main.run(for: 1)
    #expect(board.view.collectionViewLayout === layout)
  }

  @Test func `items of a carousel that are turned away or covered are no elements`() {
    let layout = CarouselLayout()
    layout.itemSize = .absolute(CGSize(width: 100, height: 100))
    layout.itemSpacing = 0
    let board = AccessibleBoard(layout, count: 3)
    #expect(board.elements == [0, 1, 2])
    layout.effect = .coverFlow(angle: .pi / 4)
    #expect(board.elements == [0, 1, 2])
    layout.effect = .coverFlow(angle: .pi / 2, perspective: 0)
    #expect(board.elements == [0])
    layout.effect = .linearZoom(activeDistance: 10, factor: 1)
    layout.itemSpacing = -99
    #expect(board.elements == [0])
  }

  @Test func `items on the far side of a cylinder are no elements`() {
    let layout = CarouselLayout()
    layout.itemSize = .absolute(CGSize(width: 100, height: 100))
    layout.itemSpacing = 0
    layout.effect = .cylinder(radius: 60)
    let board = AccessibleBoard(layout, count: 30)
    layout.setCurrentIndexPath([0, 15], animated: false)
    #expect(board.elements.contains(15))
    #expect(Set(board.elements).isSubset(of: [14, 15, 16]))
  }

  @Test func `titles and announcements can be translated`() throws {
    final class GermanView: AccessibleCollectionView {
      nonisolated deinit {}

      override func title(of action: LayoutAction) -> String {
        action == .turn(.clockwise) ? "Im Uhrzeigersinn" : super.title(of: action)
      }

      override func announcement(forItemAt indexPath: IndexPath) -> String? {
        "Element \(indexPath.item + 1)"
      }
    }
    let source = LabelledSource([[0, 1]])
    let view = GermanView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 600), collectionViewLayout: CircleLayout())
    let window = view.shownInWindow()
    defer { window.isHidden = true }
    view.registerPlainViews()
    view.dataSource = source
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: [0, 0]))
    #expect(cell.accessibilityCustomActions?.map(\.name) == ["Im Uhrzeigersinn", "Turn Counterclockwise"])
    #expect(view.announcement(forItemAt: [0, 1]) == "Element 2")
  }
}
#endif
