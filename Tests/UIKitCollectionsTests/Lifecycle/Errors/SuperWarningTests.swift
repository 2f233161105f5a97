import TestSupport
import UIKitCollections
import Testing
import UIKitTestSupport

@Suite("Mistakes of a layout's author: overrides without super", .serialized)
struct SuperWarningTests {
  private final class SuperlessLayout: FlawlessLayout {
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
  }
  private final class PlainSuperlessLayout: FlawlessLayout {
    override func invalidateLayout() {}
  }
  private final class DeafLayout: FlawlessLayout {
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  }
  private final class UnfinishedLayout: FlawlessLayout {
    override func finalizeCollectionViewUpdates() {}
  }
  private final class StuckLayout: FlawlessLayout {
    override func finalizeLayoutTransition() {}
  }
  private final class RigidLayout: FlawlessLayout {
    override func finalizeAnimatedBoundsChange() {}
  }
  /// A layout that invalidates only some elements in `invalidateLayout()`.
  private final class NamingLayout: FlawlessLayout {
    override func invalidateLayout() {
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [[0, 0]])
      invalidateLayout(with: context)
    }
  }
  private final class PoliteLayout: FlawlessLayout {
    override func invalidateLayout() { super.invalidateLayout() }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
    }
    override func finalizeCollectionViewUpdates() { super.finalizeCollectionViewUpdates() }
    override func finalizeLayoutTransition() { super.finalizeLayoutTransition() }
    override func finalizeAnimatedBoundsChange() { super.finalizeAnimatedBoundsChange() }
  }

  @Test func `overrides that don't call super log a warning`() {
    for (layout, name) in [
      (SuperlessLayout(), "SuperlessLayout overrides invalidateLayout(with:) without"),
      (PlainSuperlessLayout(), "PlainSuperlessLayout overrides invalidateLayout() without"),
      (DeafLayout(), "DeafLayout overrides prepare(forCollectionViewUpdates:) without"),
      (UnfinishedLayout(), "UnfinishedLayout overrides finalizeCollectionViewUpdates() without"),
      (StuckLayout(), "StuckLayout overrides finalizeLayoutTransition() without"),
      (RigidLayout(), "RigidLayout overrides finalizeAnimatedBoundsChange() without"),
    ] { expectWarning([name]) { useEverything(layout) } }
    for layout in [PoliteLayout(), NamingLayout()] as [FlawlessLayout] {
      let messages = warnings { useEverything(layout) }
      #expect(messages.isEmpty, "\(messages)")
    }
  }

  @Test func `reloadData works even if the layout swallows the invalidation`() {
    _ = warnings {
      let stage = Stage(shown: SuperlessLayout())
      stage.run()
      let asked = stage.source.asked.count
      stage.view.reloadData()
      stage.run()
      #expect(stage.source.asked.count == 2 * asked)
      #expect(asked > 0)
    }
  }
}
