import CollectionLayouts
import UIKit

final class StickyHeadersScreen: SamplesController {
  private let list = StickyHeaderFlowLayout()

  init() {
    list.itemSize = CGSize(width: 84, height: 84)
    list.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    list.headerReferenceSize = CGSize(width: 60, height: 60)
    super.init(list, counts: [24, 18, 30, 12])
  }

  required init?(coder: NSCoder) { nil }

  override var settings: [Setting] {
    [
      .toggle("Headers stay", of: list, \.sectionHeadersPinToVisibleBounds),
      .choice("Shrink to", [("nothing less", nil), ("32", 32)], of: list, \.minimumHeaderLength),
      .toggle("First one stretches", of: list, \.stretchesFirstHeader),
      .choice("Stay below", [("0", 0), ("40", 40)], of: list, \.pinningOffset),
      .choice("Direction", [("down", .vertical), ("right", .horizontal)], of: list, \.scrollDirection),
    ] + changes
  }
}
