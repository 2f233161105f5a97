import CollectionView
import Testing

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

  @Test("overrides that do not call super; those that do are fine")
  func missingSuper() {
    for (layout, name) in [
      (SuperlessLayout(), "SuperlessLayout overrides invalidateLayout(with:) without"),
      (PlainSuperlessLayout(), "PlainSuperlessLayout overrides invalidateLayout() without"),
      (DeafLayout(), "DeafLayout overrides prepare(forCollectionViewUpdates:) without"),
      (UnfinishedLayout(), "UnfinishedLayout overrides finalizeCollectionViewUpdates() without"),
      (StuckLayout(), "StuckLayout overrides finalizeLayoutTransition() without"),
      (RigidLayout(), "RigidLayout overrides finalizeAnimatedBoundsChange() without"),
    ] { expectWarning([name]) { useEverything(layout) } }
    let messages = warnings { useEverything(PoliteLayout()) }
    #expect(messages.isEmpty, "\(messages)")
  }
}
