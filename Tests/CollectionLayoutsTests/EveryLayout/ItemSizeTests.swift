import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

/// The size of every item, in points or relative to the view's size.
@Suite struct ItemSizeTests {
  private static let mixed = ItemSize(width: .fractionalWidth(0.5), height: .absolute(60))

  private func sizes(_ layout: UICollectionViewLayout) -> [CGSize] {
    let stage = Stage(layout, width: 300, height: 400, counts: [1])
    let before = stage.attributes(0)?.size
    stage.resize(width: 200, height: 600)
    return [before, stage.attributes(0)?.size].compactMap { $0 }
  }

  @Test func `item sizes follow the view's size along each axis`() {
    let layouts: [(ItemSize) -> UICollectionViewLayout] = [
      {
        let layout = CarouselLayout(); layout.itemSize = $0; return layout
      },
      {
        let layout = CircleLayout(); layout.itemSize = $0; return layout
      },
      {
        let layout = WheelLayout(); layout.itemSize = $0; return layout
      },
      {
        let layout = CardStackLayout(); layout.itemSize = $0; return layout
      },
      {
        let layout = PhotoStackLayout(); layout.itemSize = $0; return layout
      },
    ]
    for make in layouts {
      let name = "\(type(of: make(Self.mixed)))"
      #expect(
        sizes(make(Self.mixed)) == [CGSize(width: 150, height: 60), CGSize(width: 100, height: 60)], "\(name)"
      )
      #expect(
        sizes(make(.fractional(width: 0.1, height: 0.2)))
          == [CGSize(width: 30, height: 80), CGSize(width: 20, height: 120)], "\(name)")
      #expect(
        sizes(make(ItemSize(width: .fractionalHeight(0.1), height: .fractionalWidth(0.2))))
          == [CGSize(width: 40, height: 60), CGSize(width: 60, height: 40)], "\(name)")
    }
  }

  @Test func `item sizes are equal if their dimensions are equal`() {
    #expect(
      ItemSize.absolute(CGSize(width: 3, height: 4)) == ItemSize(width: .absolute(3), height: .absolute(4)))
    #expect(ItemSize.fractional(width: 1, height: 0.5) != .absolute(CGSize(width: 1, height: 0.5)))
  }

  @Test func `an ellipse can be as high as the view`() {
    let layout = CircleLayout()
    (layout.radius, layout.verticalRadius) = (.fractionalWidth(0.25), .fractionalHeight(0.5))
    let stage = Stage(layout, width: 400, height: 600, counts: [4])
    #expect(stage.attributes(0)?.center == CGPoint(x: 300, y: 300))
    #expect(stage.attributes(1).map { $0.center.y.rounded() } == 600)
  }

  @Test func `a carousel section supports fractional item sizes`() {
    let section = NSCollectionLayoutSection.carousel(
      itemSize: ItemSize(width: .fractionalWidth(0.5), height: .absolute(60)), itemSpacing: 10,
      effect: .fade(minimumAlpha: 0.5))
    let stage = Stage(
      UICollectionViewCompositionalLayout(section: section), width: 300, height: 400, counts: [3])
    #expect(stage.view.cellForItem(at: [0, 0])?.bounds.size == CGSize(width: 150, height: 60))
    #expect(stage.view.cellForItem(at: [0, 1])?.alpha == 0.5)
  }
}
