import CollectionView

/// The base class of layouts in other modules. A subclass conforms to ``PackingLayout``.
///
/// A subclass that doesn't conform shows nothing.
open class CustomSectionsLayout: StackedSectionsLayout {
  nonisolated deinit {}

  override func makePacker() -> (any SectionPacker)? { (self as? any PackingLayout)?.makeSectionPacker() }
}
