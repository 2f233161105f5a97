import CollectionLayouts
import CollectionView
import TestSupport
import Testing

// Imports the module without `@testable`, like an app: only open members can be overridden.

@Suite struct EffectOfAnAppTests {
  @Test func `a custom effect can be tested without a carousel`() {
    let effect = { (item: CarouselItemGeometry) in ItemTransform(scale: 1 - abs(item.itemsFromCenter) / 4) }
    let item = CarouselItemGeometry(
      distance: -120, pitch: 120, itemSize: CGSize(width: 100, height: 80),
      viewportSize: CGSize(width: 300, height: 400))
    expectEqual((item.itemsFromCenter, -1), (item.viewportFraction, -0.8))
    #expect(effect(item).transform3D.m11 == 0.75)
  }
}

#if !os(tvOS)
/// Overrides members of layouts, as apps do with UIKit's classes.
@Suite struct OverridingTests {
  private final class Deck: CardStackLayout {
    var log: [String] = []

    override func attachSwipe(to view: UIView) -> UIPanGestureRecognizer {
      log.append("attach")
      return super.attachSwipe(to: view)
    }

    override func detachSwipe(from view: UIView) {
      log.append("detach")
      super.detachSwipe(from: view)
    }

    override func dismissTop(toward direction: Direction) { log.append("dismiss \(direction)") }
    override func undoDismissal(insert: @escaping (IndexPath) -> Void) { insert([0, 7]) }
    override var currentIndexPath: IndexPath? { [0, 9] }
    override var lastDismissalDirection: Direction? { .up }
  }

  private final class Dial: CircleLayout {
    override func attachGestures(
      to view: UIView
    ) -> (rotation: UIRotationGestureRecognizer, pinch: UIPinchGestureRecognizer) {
      let attached = super.attachGestures(to: view)
      attached.pinch.isEnabled = false
      return attached
    }

    override func detachGestures(from view: UIView) { rotation = 1 }

    override func attachDrag(to view: UIView) -> UIPanGestureRecognizer {
      let pan = super.attachDrag(to: view)
      pan.isEnabled = false
      return pan
    }

    override func detachDrag(from view: UIView) { itemSize = .absolute(CGSize(width: 9, height: 9)) }
    override var shownRotation: CGFloat { 3 }
    override var shownScale: CGFloat { 2 }
  }

  private final class Albums: PhotoStackLayout {
    override func attachTap(
      to collectionView: UICollectionView, opening layout: UICollectionViewLayout
    ) -> UITapGestureRecognizer {
      let tap = super.attachTap(to: collectionView, opening: layout)
      tap.numberOfTapsRequired = 2
      return tap
    }

    override func attachPinch(
      to collectionView: UICollectionView, opening layout: UICollectionViewLayout
    ) -> UIPinchGestureRecognizer {
      let pinch = super.attachPinch(to: collectionView, opening: layout)
      pinch.isEnabled = false
      return pinch
    }

    override func detachTap(from collectionView: UICollectionView) { visibleCount = 1 }
    override func detachPinch(from collectionView: UICollectionView) { visibleCount = 2 }
  }

  @Test func `a CardStackLayout subclass can override its methods`() {
    let (deck, view) = (Deck(), UIView())
    #expect(deck.attachSwipe(to: view).view === view)
    deck.detachSwipe(from: view)
    deck.dismissTop(toward: .left)
    deck.undoDismissal { deck.log.append("insert \($0.item)") }
    #expect(deck.log == ["attach", "detach", "dismiss left", "insert 7"])
    #expect(view.gestureRecognizers?.isEmpty != false)
    expectEqual((deck.currentIndexPath, [0, 9]), (deck.lastDismissalDirection, .up))
  }

  @Test func `a CircleLayout subclass can override its methods`() {
    let (dial, view) = (Dial(), UIView())
    #expect(!dial.attachGestures(to: view).pinch.isEnabled)
    #expect(!dial.attachDrag(to: view).isEnabled)
    dial.detachGestures(from: view)
    dial.detachDrag(from: view)
    #expect(dial.itemSize == .absolute(CGSize(width: 9, height: 9)))
    expectEqual((dial.rotation, 1), (dial.shownRotation, 3), (dial.shownScale, 2))
  }

  @Test func `a PhotoStackLayout subclass can override its methods`() {
    let (albums, grid) = (Albums(), UICollectionViewFlowLayout())
    let view = UICollectionView(frame: .zero, collectionViewLayout: albums)
    #expect(albums.attachTap(to: view, opening: grid).numberOfTapsRequired == 2)
    #expect(!albums.attachPinch(to: view, opening: grid).isEnabled)
    albums.detachTap(from: view)
    #expect(albums.visibleCount == 1)
    albums.detachPinch(from: view)
    #expect(albums.visibleCount == 2)
  }
}
#endif
