import CollectionLayouts
import UIKit

class CarouselScreen: SamplesController {
  let carousel: CarouselLayout
  private var effect = 0 { didSet { carousel.effect = Self.effects[effect].effect } }

  private static let effects: [(name: String, effect: CarouselEffect)] = [
    ("zoom", .cosineZoom(reach: .viewport)), ("none", .none),
    ("linear", .linearZoom(activeDistance: 300, factor: 0.2)),
    ("cover flow", .coverFlow()), ("cylinder", .cylinder(radius: 300)), ("fade", .fade()),
    ("parallax", .parallax),
  ]

  convenience init() {
    let layout = CarouselLayout()
    layout.effect = Self.effects[0].effect
    layout.snapping = .page(minimumDrag: 60)
    layout.setCurrentIndexPath(IndexPath(item: 2, section: 0), animated: false)
    self.init(layout)
  }

  init(_ layout: CarouselLayout) {
    carousel = layout
    super.init(layout, counts: [24])
    layout.onCurrentIndexPathChange = { [weak self] _ in self?.onChange() }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.decelerationRate = .fast
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.showsVerticalScrollIndicator = false
  }

  override var state: String? { carousel.currentIndexPath.map { "\($0.item + 1) of \(sections[0].count)" } }

  override var settings: [Setting] {
    [
      .choice("Effect", Self.effects.enumerated().map { ($1.name, $0) }, of: self, \.effect),
      .toggle("Endless", of: carousel, \.loops),
      .choice(
        "Rests",
        [
          ("one on", .page(minimumDrag: 60)), ("nearest", .nearest(velocityThreshold: 2.5)),
          ("anywhere", .none),
        ],
        of: carousel, \.snapping),
      .choice("Direction", [("right", .horizontal), ("down", .vertical)], of: carousel, \.scrollDirection),
      .choice("Peek", [("off", nil), ("24", 24), ("60", 60)], of: carousel, \.peek),
      .action("Go to 12") { [unowned self] in
        carousel.setCurrentIndexPath(IndexPath(item: 11, section: 0), animated: true)
      },
    ] + changes
  }
}
