import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

@Suite("C Flow layout: direction, target offsets, safe area")
struct FlowDirectionTests {
  private final class Flipping: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  @Test(.fact("C14"))
  func `only a flipping layout is mirrored, and its own frames stay left to right`() {
    for (layout, x) in [(UICollectionViewFlowLayout(), 0), (Flipping(), 240)]
      as [(UICollectionViewFlowLayout, CGFloat)]
    {
      let stage = FlowStage(CGSize(width: 300, height: 200), items: [3], layout: layout) {
        $0.itemSize = CGSize(width: 60, height: 40)
      }
      stage.view.semanticContentAttribute = .forceRightToLeft
      expectEqual(
        (stage.frame(0)?.minX, 0),
        (stage.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX, x))
      stage.view.semanticContentAttribute = .forceLeftToRight
      stage.layOut()
      #expect(stage.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 0)
    }
  }

  @Test(arguments: [false, true])
  func `layout margins keep their left and right sides in a flipping layout`(
    isRightToLeft: Bool
  ) {
    let stage = FlowStage(CGSize(width: 300, height: 200), items: [1], layout: Flipping()) {
      $0.itemSize = CGSize(width: 60, height: 40)
      $0.sectionInsetReference = .fromLayoutMargins
    }
    stage.view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    stage.view.layoutMargins = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 40)
    stage.layOut()
    let frame = stage.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame
    #expect((isRightToLeft ? frame?.maxX : frame?.minX) == (isRightToLeft ? 260 : 8))
  }

  @Test(.fact("C14"))
  func `a layout developed right to left is mirrored in left-to-right views`() {
    final class RightToLeft: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
      override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
    }
    let stage = FlowStage(CGSize(width: 300, height: 200), items: [3], layout: RightToLeft()) {
      $0.itemSize = CGSize(width: 60, height: 40)
    }
    for (attribute, x) in [(.forceLeftToRight, 240), (.forceRightToLeft, 0)]
      as [(UISemanticContentAttribute, CGFloat)]
    {
      stage.view.semanticContentAttribute = attribute
      stage.layOut()
      #expect(stage.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == x)
    }
  }

  @Test(.fact("C14"))
  func `a layout direction change invalidates every layout`() {
    let layout = TracingLayout()
    let source = CountedCells([3])
    let view = UICollectionView(layout, showing: source, width: 300, height: 200)
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.layoutIfNeeded()
    for change in [
      { window.traitOverrides.layoutDirection = .rightToLeft },
      { view.semanticContentAttribute = .forceLeftToRight },
    ] {
      _ = layout.drainTrace()
      change()
      window.layoutIfNeeded()
      #expect(layout.trace.contains("invalidateLayout"))
      #expect(layout.trace.contains("prepare"))
    }
  }

  @Test func `playback and spatial views are always left to right, as documented by Apple`() {
    let (window, view) = (UIWindow(), UIView())
    window.addSubview(view)
    for (attribute, direction, inRightToLeft) in [
      (.unspecified, .leftToRight, .rightToLeft), (.playback, .leftToRight, .leftToRight),
      (.spatial, .leftToRight, .leftToRight), (.forceLeftToRight, .leftToRight, .leftToRight),
      (.forceRightToLeft, .rightToLeft, .rightToLeft),
    ] as [(UISemanticContentAttribute, UIUserInterfaceLayoutDirection, UIUserInterfaceLayoutDirection)] {
      window.traitOverrides.layoutDirection = .leftToRight
      view.semanticContentAttribute = attribute
      #expect(view.effectiveUserInterfaceLayoutDirection == direction)
      window.traitOverrides.layoutDirection = .rightToLeft
      #expect(view.effectiveUserInterfaceLayoutDirection == inRightToLeft)
    }
  }

  @Test(.fact("C15"))
  func `both targetContentOffset methods return the proposed offset`() {
    let (layout, proposed) = (UICollectionViewFlowLayout(), CGPoint(x: 3, y: 777))
    expectEqual(
      (layout.targetContentOffset(forProposedContentOffset: proposed), proposed),
      (
        layout.targetContentOffset(
          forProposedContentOffset: proposed, withScrollingVelocity: CGPoint(x: 1, y: -2)), proposed
      ))
  }

  @Test(.fact("C10"))
  func `only safe area insets beyond the content inset are added to section insets`() {
    final class Notched: UIView {
      override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 50) }
    }
    let root = Notched(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let stage = FlowStage(CGSize(width: 300, height: 400), items: [4]) {
      $0.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
      $0.sectionInsetReference = .fromSafeArea
    }
    root.addSubview(stage.view)
    expectEqual((stage.frame(0)?.minX, 35), (stage.frame(2)?.maxX, 245))
    stage.view.contentInset.left = 50
    stage.layout.invalidateLayout()
    // The content inset of 50 points covers the safe area; contents begin after it.
    #expect(stage.frame(0)?.minX == 5)
  }
}
