import Testing
import UIKit

private class WideView: UICollectionView {}

private class WideLayout: UICollectionViewFlowLayout {
  override var collectionView: WideView? { return super.collectionView as? WideView }
}

@MainActor
@Suite("Declarations that subclasses can narrow or create")
struct NarrowedDeclarationsTests {
  @Test func `a layout subclass can override collectionView with a narrower type`() {
    let layout = WideLayout()
    let view = WideView(frame: .zero, collectionViewLayout: layout)
    #expect(layout.collectionView === view)
    let plain = WideLayout()
    let other = UICollectionView(frame: .zero, collectionViewLayout: plain)
    #expect(plain.collectionView == nil)
    #expect(other.collectionViewLayout === plain)
  }

  @Test func `UICollectionViewUpdateItem can be subclassed and created in tests`() {
    class Insertion: UICollectionViewUpdateItem {
      override var indexPathAfterUpdate: IndexPath? { return [0, 3] }
      override var updateAction: Action { return .insert }
    }
    let item: UICollectionViewUpdateItem = Insertion()
    #expect(item.indexPathAfterUpdate == [0, 3])
    #expect(item.updateAction == .insert)
    #expect(UICollectionViewUpdateItem().indexPathBeforeUpdate == nil)
  }

  @Test func `touch phases and animation options have UIKit's values (UITouch.h, UIView.h)`() {
    #expect(UITouch.Phase.regionEntered.rawValue == 5)
    #expect(UITouch.Phase.regionExited.rawValue == 7)
    #expect(UIView.AnimationOptions.transitionCrossDissolve.rawValue == 5 << 20)
    #expect(UIView.AnimationOptions.preferredFramesPerSecond60.rawValue == 3 << 24)
    #expect(UIView.KeyframeAnimationOptions.calculationModeCubicPaced.rawValue == 4 << 10)
  }
}
