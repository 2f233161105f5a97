import CollectionLayouts
import CollectionView

extension Fixture {
  /// Layouts with a current item: carousels and wheels.
  static let focus = [
    Fixture("carousel", ["only": { carousel() }], script: horizontalScript),
    Fixture(
      "carousel, vertical, zoom",
      ["only": { carousel { ($0.scrollDirection, $0.effect) = (.vertical, .cosineZoom(reach: .viewport)) } }],
      script: verticalScript),
    Fixture(
      "carousel, cover flow",
      ["only": { carousel { $0.effect = .coverFlow(angle: 0.9, perspective: 1 / 500) } }],
      script: horizontalScript),
    Fixture(
      "carousel, linear zoom, pages",
      [
        "only": {
          carousel {
            $0.effect = .linearZoom(activeDistance: 150, factor: 0.6)
            $0.snapping = .page(minimumDrag: 30)
          }
        },
        "plain": { carousel() },
      ], script: horizontalScript + [.setLayout("plain"), .setLayout("only")]),
    Fixture(
      "carousel, endless", ["only": { carousel { $0.loops = true } }], counts: [12],
      script: [
        .flick(dx: -120), .flick(dx: 300), .scroll(x: 900), .batch([.insert(0, 3), .delete(0, 5)]), .rotate,
        .scrollToItem(section: 0, item: 9), .rotate, .reloadData,
      ]),
    Fixture("wheel", ["only": { wheel(.vertical) }], script: verticalScript),
    Fixture("wheel, horizontal", ["only": { wheel(.horizontal) }], script: horizontalScript),
  ]

  private static func carousel(_ settings: (CarouselLayout) -> Void = { _ in }) -> CarouselLayout {
    let layout = RecordedCarouselLayout()
    layout.itemSize = .absolute(CGSize(width: 180, height: 200))
    layout.itemSpacing = 10
    settings(layout)
    return layout
  }

  private static func wheel(_ direction: UICollectionView.ScrollDirection) -> UICollectionViewLayout {
    let layout = RecordedWheelLayout()
    (layout.scrollDirection, layout.itemAngle) = (direction, .pi / 9)
    layout.itemSize = .absolute(CGSize(width: 80, height: 80))
    return layout
  }
}
