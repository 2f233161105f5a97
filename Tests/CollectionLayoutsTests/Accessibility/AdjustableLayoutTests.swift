// Only this package records announcements. On Apple's platforms, test this with VoiceOver.
#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

@Suite("Scrolling by page and adjusting the current item") struct AdjustableLayoutTests {
  private func carousel(width: CGFloat = 300) -> CarouselLayout {
    let layout = CarouselLayout()
    layout.itemSize = .absolute(CGSize(width: width, height: 300))
    layout.itemSpacing = 20
    return layout
  }

  @Test func `a page of a carousel centers the next item and announces it`() {
    let layout = carousel()
    let board = AccessibleBoard(layout, count: 3)
    let texts = board.announcements {
      #expect(board.view.accessibilityScroll(.left))
      #expect(board.view.accessibilityScroll(.next))
      #expect(layout.currentIndexPath == [0, 2])
      #expect(!board.view.accessibilityScroll(.next))
      #expect(board.view.accessibilityScroll(.right))
      #expect(board.view.accessibilityScroll(.previous))
      #expect(!board.view.accessibilityScroll(.previous))
    }
    #expect(texts == ["1, 2 of 3", "2, 3 of 3", "1, 2 of 3", "0, 1 of 3"])
    #expect(layout.currentIndexPath == [0, 0])
  }

  @Test func `a page contains all items that completely fit the view`() {
    let layout = carousel(width: 100)
    let board = AccessibleBoard(layout, count: 10)
    for (direction, item) in [(.next, 3), (.next, 6), (.next, 9), (.previous, 6)]
      as [(UIAccessibilityScrollDirection, Int)]
    {
      #expect(board.view.accessibilityScroll(direction))
      #expect(layout.currentIndexPath == [0, item])
    }
  }

  @Test func `a carousel leaves scrolls across its direction to the view`() {
    let layout = carousel()
    let board = AccessibleBoard(layout, count: 3)
    let announcements = board.announcements { #expect(!board.view.accessibilityScroll(.up)) }
    #expect(announcements == [])
    layout.scrollDirection = .vertical
    #expect(board.view.accessibilityScroll(.up))
    #expect(layout.currentIndexPath == [0, 1])
  }

  @Test func `in right-to-left layouts, contents that move to the right bring the next page`() {
    let layout = carousel()
    let board = AccessibleBoard(layout, count: 3, isRightToLeft: true)
    #expect(!board.view.accessibilityScroll(.left))
    #expect(board.view.accessibilityScroll(.right))
    #expect(layout.currentIndexPath == [0, 1])
  }

  @Test func `only the current item of a carousel is adjustable`() throws {
    let layout = carousel()
    let board = AccessibleBoard(layout, sections: [[0, 1], [2, 3]])
    #expect(board.adjustable == [0])
    try #require(board.cell(0)).accessibilityIncrement()
    #expect(board.adjustable == [1])
    try #require(board.cell(1)).accessibilityIncrement()
    #expect(layout.currentIndexPath == [1, 0])
    #expect(board.adjustable == [2])
    let texts = board.announcements { board.cell(2)?.accessibilityDecrement() }
    #expect(texts == ["1, 2 of 2"])
    #expect(board.adjustable == [1])
    board.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    #expect(board.adjustable == [])
  }

  @Test func `a wheel scrolls by item and announces it`() throws {
    let layout = WheelLayout()
    let board = AccessibleBoard(layout, count: 3)
    let texts = board.announcements {
      #expect(board.view.accessibilityScroll(.up))
      #expect(board.view.accessibilityScroll(.next))
      #expect(!board.view.accessibilityScroll(.next))
      #expect(board.view.accessibilityScroll(.down))
    }
    #expect(texts == ["1, 2 of 3", "2, 3 of 3", "1, 2 of 3"])
    #expect(board.adjustable == [1])
    try #require(board.cell(1)).accessibilityDecrement()
    #expect(layout.currentIndexPath == [0, 0])
    #expect(board.adjustable == [0])
  }

  @Test func `a circle turns by item, all the way around`() throws {
    let board = AccessibleBoard(CircleLayout(), count: 4)
    let start = try #require(board.cell(0)).center
    let texts = board.announcements {
      for direction in [.next, .left, .up, .next, .previous] as [UIAccessibilityScrollDirection] {
        #expect(board.view.accessibilityScroll(direction))
      }
    }
    #expect(texts == ["1, 2 of 4", "2, 3 of 4", "3, 4 of 4", "0, 1 of 4", "3, 4 of 4"])
    #expect(board.adjustable == [3])
    #expect(isClose(try #require(board.cell(3)).center, start))
  }

  @Test func `an adjustable cell of the app keeps its own adjustments`() throws {
    let layout = carousel(width: 100)
    let board = AccessibleBoard(layout, count: 10)
    let cell = try #require(board.cell(1))
    var increments = 0
    cell.accessibilityTraits.insert(.adjustable)
    cell.accessibilityIncrementBlock = { increments += 1 }
    for item in [1, 2] {
      layout.setCurrentIndexPath([0, item], animated: false)
      board.view.layoutIfNeeded()
      cell.accessibilityIncrement()
    }
    #expect(increments == 2)
    #expect(cell.accessibilityTraits.contains(.adjustable))
  }

  @Test func `a circle's actions turn it on screen by one item`() throws {
    for isRightToLeft in [false, true] {
      for order in [CircularOrder.clockwise, .counterclockwise] {
        let layout = CircleLayout()
        layout.itemOrder = order
        let board = AccessibleBoard(layout, count: 8, isRightToLeft: isRightToLeft)
        #expect(board.actions(of: 3) == ["Turn Clockwise", "Turn Counterclockwise"])
        func angle() throws -> CGFloat {
          let center = try #require(board.cell(3)).center
          return atan2(center.y - 300, center.x - 200)
        }
        let start = try angle()
        #expect(board.perform("Turn Clockwise", of: 3))
        #expect(isClose((try angle() - start - .pi / 4).remainder(dividingBy: 2 * .pi), 0, 1e-3))
        #expect(board.perform("Turn Counterclockwise", of: 3))
        #expect(isClose((try angle() - start).remainder(dividingBy: 2 * .pi), 0, 1e-3))
      }
    }
  }

  @Test func `an endless carousel has each item once and in order`() throws {
    let layout = CarouselLayout.loop()
    let board = AccessibleBoard(layout, count: 6)
    #expect(layout.isLooping)
    #expect(board.elements == [0, 1, 2, 4, 5])
    var texts = board.announcements {
      for _ in 0..<6 { board.adjustable.first.flatMap(board.cell)?.accessibilityIncrement() }
    }
    #expect(
      texts == ["1, 2 of 6", "2, 3 of 6", "3, 4 of 6", "4, 5 of 6", "5, 6 of 6", "0, 1 of 6"])
    #expect(board.elements == [0, 1, 2, 4, 5])
    texts = board.announcements { board.cell(0)?.accessibilityDecrement() }
    #expect(texts == ["5, 6 of 6"])
    #expect(board.elements == [0, 1, 3, 4, 5])
  }

  @Test func `empty layouts neither scroll nor announce`() {
    for layout in [carousel(), WheelLayout(), CircleLayout()] as [UICollectionViewLayout] {
      let board = AccessibleBoard(layout, count: 0)
      let announcements = board.announcements { #expect(!board.view.accessibilityScroll(.next)) }
      expectEqual((announcements, []), (board.elements, []))
    }
  }
}
#endif
