import CollectionLayouts
import UIKit

final class CircleScreen: SamplesController {
  private let circle = CircleLayout()

  init() {
    circle.itemSize = .absolute(CGSize(width: 52, height: 52))
    super.init(circle, counts: [14])
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    circle.attachGestures(to: collectionView)
  }

  override var settings: [Setting] {
    [
      .choice(
        "Radius",
        [("third", .fractionalWidth(1 / 3)), ("quarter", .fractionalWidth(1 / 4)), ("90", .absolute(90))],
        of: circle, \.radius),
      .choice("Ellipse", [("off", nil), ("on", .fractionalWidth(1 / 2))], of: circle, \.verticalRadius),
      .choice("Arc", [("all round", 2 * .pi), ("half", .pi)], of: circle, \.sweep),
      .choice(
        "Runs", [("clockwise", .clockwise), ("counterclockwise", .counterclockwise)], of: circle,
        \.itemOrder),
      .toggle("Face the centre", of: circle, \.itemsFaceCenter),
      .action("Turn") { [unowned self] in turn() },
    ] + changes
  }

  private func turn() {
    UIView.animate(withDuration: 0.5) { [circle, collectionView] in
      circle.rotation += .pi / 4
      collectionView?.layoutIfNeeded()
    }
  }
}
