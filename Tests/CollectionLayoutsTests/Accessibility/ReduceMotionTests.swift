#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

@Suite("Reduced motion", .serialized) struct ReduceMotionTests {
  private func carousel(_ effect: CarouselEffect) -> CarouselLayout {
    let layout = CarouselLayout()
    layout.itemSize = .absolute(CGSize(width: 100, height: 100))
    layout.itemSpacing = 0
    layout.effect = effect
    return layout
  }

  @Test func `zoom, cover flow, cylinder, and parallax become a cross-fade`() throws {
    try withReducedMotion {
      for effect in [
        .cosineZoom(reach: .halfViewport), .linearZoom(activeDistance: 100, factor: 0.5), .coverFlow(),
        .cylinder(radius: 200), .parallax,
      ] as [CarouselEffect] {
        let board = AccessibleBoard(carousel(effect), count: 3)
        let shown = try (0..<3).map { try #require(board.view.layoutAttributesForItem(at: [0, $0])) }
        #expect(shown.allSatisfy { CATransform3DIsIdentity($0.transform3D) })
        #expect(shown.map(\.alpha) == [1, 0.4, 0.4])
      }
    }
  }

  @Test func `custom effects stay, and a parallax doesn't move contents`() throws {
    try withReducedMotion {
      let custom = AccessibleBoard(carousel(.custom { _ in ItemTransform(scale: 0.5) }), count: 2)
      let attributes = try #require(custom.view.layoutAttributesForItem(at: [0, 1]))
      #expect(attributes.transform.a == 0.5)
      for (effect, distance) in [(.parallax, 0), (.none, 1)] as [(CarouselEffect, CGFloat)] {
        let board = AccessibleBoard(carousel(effect), count: 2)
        let item = board.view.layoutAttributesForItem(at: [0, 1]) as? CarouselLayoutAttributes
        #expect(item?.itemsFromCenter == distance)
      }
    }
  }

  @Test func `a change of the preference changes the effect`() throws {
    let board = AccessibleBoard(carousel(.coverFlow()), count: 2)
    func isTurned() throws -> Bool {
      board.view.layoutIfNeeded()
      return try #require(board.cell(1)).layer.transform.m13 != 0
    }
    #expect(try isTurned())
    func postChange() {
      NotificationCenter.default.post(
        name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    }
    try withReducedMotion {
      postChange()
      let staysTurned = try isTurned()
      #expect(!staysTurned)
    }
    postChange()
    #expect(try isTurned())
  }

  @Test func `dismissed cards fade out in place and fade in again`() throws {
    try withReducedMotion {
      let (album, layout) = Album.cards()
      layout.dismissTop(toward: .left)
      FrameClock.main.run(for: 0.1)
      let leaving = try #require(album.shown(0))
      #expect(isClose(leaving.center, Album.middle, 1e-3))
      #expect(leaving.alpha < 1)
      FrameClock.main.run(for: 1)
      #expect(album.top(of: layout) == 1)
      layout.undoDismissal { path in
        album.sections[path.section].insert(0, at: path.item)
        album.view.insertItems(at: [path])
      }
      FrameClock.main.run(for: 0.1)
      let coming = try #require(album.shown(0))
      #expect(isClose(coming.center, Album.middle, 1e-3))
      #expect(coming.alpha < 1)
      FrameClock.main.run(for: 1)
      try album.expectDeck([0, 1, 2, 3])
    }
  }

  @Test func `photos of an opened stack don't fly`() throws {
    try withReducedMotion {
      let (stack, grid) = (PhotoStackLayout(), UICollectionViewFlowLayout())
      let album = Album(stack, count: 12)
      stack.attachTap(to: album.view, opening: grid)
      album.finger.tap(at: CGPoint(x: 200, y: 300))
      #expect(album.view.collectionViewLayout === grid)
      let views = album.window.subviews.count
      for number in 0..<5 {
        let (photo, cell) = (try #require(album.shown(number)), try #require(album.cell(number)))
        #expect(isClose(photo.center, cell.center))
      }
      FrameClock.main.run(for: 1)
      #expect(album.window.subviews.count == views - 1, "the picture of the stack is gone")
    }
  }
}
#endif
