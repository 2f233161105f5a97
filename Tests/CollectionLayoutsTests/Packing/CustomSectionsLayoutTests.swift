import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite struct CustomSectionsLayoutTests {
  /// Subclasses of these layouts can't conform to `PackingLayout`, because the protocol requires a
  /// `CustomSectionsLayout`.
  @Test func `layouts with their own packing aren't custom layouts`() {
    let layouts: [SectionedLayout] = [
      WaterfallLayout(), JustifiedLayout(), MosaicLayout(), TagLayout(), TimelineLayout(),
    ]
    expectAll(layouts) { !($0 is CustomSectionsLayout) }
  }

  @Test func `a custom layout that doesn't pack shows nothing`() {
    let layout = CustomSectionsLayout()
    layout.headerReferenceLength = 30
    let stage = Stage(layout, width: 320, counts: [3, 2])
    expectEqual(
      (stage.view.contentSize, .zero), (layout.layoutAttributesForElements(in: stage.view.bounds)?.count, 0))
  }
}
