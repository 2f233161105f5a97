import CollectionLayouts
import UIKit

final class WheelScreen: SamplesController {
  private let wheel = WheelLayout()

  init() {
    wheel.startAngle = -.pi / 2
    wheel.itemAngle = .pi / 9
    wheel.itemsFaceCenter = true
    wheel.itemSize = .absolute(CGSize(width: 56, height: 56))
    wheel.radius = .fractionalWidth(0.4)
    super.init(wheel, counts: [10_000])
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.decelerationRate = .fast
    collectionView.showsVerticalScrollIndicator = false
  }

  override var settings: [Setting] {
    [
      .choice(
        "Between items", [("20°", .pi / 9), ("30°", .pi / 6), ("12°", .pi / 15)], of: wheel, \.itemAngle),
      .choice("Rests", [("at the top", -.pi / 2), ("at the right", 0)], of: wheel, \.startAngle),
      .choice("Scrolls", [("down", .vertical), ("right", .horizontal)], of: wheel, \.scrollDirection),
      .toggle("Face the centre", of: wheel, \.itemsFaceCenter),
      .action("Go to 5000") { [unowned self] in
        wheel.setCurrentIndexPath(IndexPath(item: 4999, section: 0), animated: false)
      },
    ] + changes
  }

  override var state: String? { wheel.currentIndexPath.map { "\(sample(at: $0).number)" } }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { onChange() }
}
