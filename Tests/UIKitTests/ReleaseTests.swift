import CollectionLayouts
import Foundation
import Testing
import UIKit

/// Like most modules, this module isn't isolated to the main actor by default. The compiler
/// lets the deinitializers of these classes and their superclasses run on any thread.
private class Responder: UIResponder {}
private class View: UIView {}
private class Window: UIWindow {}
private class Label: UILabel {}
private class ImageView: UIImageView {}
private class ScrollView: UIScrollView {}
private class CollectionView: UICollectionView {}
private class ReusableView: UICollectionReusableView {}
private class Cell: UICollectionViewCell {}
private class Controller: UIViewController {}
private class CollectionController: UICollectionViewController {}
private class DataSource: UICollectionViewDiffableDataSource<Int, Int> {}
private class Layer: CALayer {}
private class GradientLayer: CAGradientLayer {}
private class Gesture: UIGestureRecognizer {}
private class Pan: UIPanGestureRecognizer {}
private class Pinch: UIPinchGestureRecognizer {}
private class Rotation: UIRotationGestureRecognizer {}
private class Tap: UITapGestureRecognizer {}
private class Swipe: UISwipeGestureRecognizer {}
private class LongPress: UILongPressGestureRecognizer {}
private class Layout: UICollectionViewLayout {}
private class FlowLayout: UICollectionViewFlowLayout {}
private class TransitionLayout: UICollectionViewTransitionLayout {}
private class Context: UICollectionViewLayoutInvalidationContext {}
private class FlowContext: UICollectionViewFlowLayoutInvalidationContext {}
private class Link: CADisplayLink {}
private class Curve: UICubicTimingParameters {}
private class Animator: UIViewPropertyAnimator {}
private class Waterfall: WaterfallLayout {}
private class Carousel: CarouselLayout {}
private class Circle: CircleLayout {}
private class Cards: CardStackLayout {}
private class Photos: PhotoStackLayout {}
private class Headers: StickyHeaderFlowLayout {}

@Suite("Releasing the last reference on any thread")
struct ReleaseTests {
  private final class LastReference: @unchecked Sendable {
    private var object: NSObject?
    private weak var trace: NSObject?

    init(_ object: NSObject) { (self.object, trace) = (object, object) }

    func release() { object = nil }
    var isGone: Bool { trace == nil }
  }

  @MainActor private static let makers: [@MainActor () -> NSObject] = [
    { Responder() }, { View() }, { Window(frame: .zero) }, { Label() }, { ImageView(image: nil) },
    { ScrollView() }, { CollectionView(frame: .zero, collectionViewLayout: FlowLayout()) },
    { ReusableView() },
    { Cell() },
    {
      let controller = Controller()
      controller.view.addSubview(Label())
      controller.view.addGestureRecognizer(Tap())
      return controller
    },
    {
      let controller = CollectionController(collectionViewLayout: Layout())
      controller.loadViewIfNeeded()
      return controller
    },
    {
      let view = UICollectionView(frame: .zero, collectionViewLayout: FlowLayout())
      return DataSource(collectionView: view) { _, _, _ in nil }
    },
    { Layer() }, { GradientLayer() }, { Gesture() }, { Pan() }, { Pinch() }, { Rotation() }, { Tap() },
    { Swipe() }, { LongPress() }, { Layout() }, { FlowLayout() },
    { TransitionLayout(currentLayout: Layout(), nextLayout: FlowLayout()) }, { Context() }, { FlowContext() },
    { Link { _ in } }, { Curve() }, { Animator(duration: 1, curve: .linear) },
    { Waterfall() },
    { Carousel() }, { Circle() }, { Cards() }, { Photos() }, { Headers() },
  ]

  @Test
  @MainActor func `a subclass of each open class can be released on any thread`() async {
    for make in Self.makers {
      let last = LastReference(make())
      #expect(!last.isGone)
      await Task.detached { last.release() }.value
      #expect(last.isGone)
    }
  }
}
