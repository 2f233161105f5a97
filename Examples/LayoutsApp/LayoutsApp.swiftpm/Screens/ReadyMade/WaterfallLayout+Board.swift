import CollectionLayouts
import UIKit

extension WaterfallLayout {
  /// Returns a dense layout of pins in as many lanes as fit.
  static func board() -> WaterfallLayout {
    let layout = WaterfallLayout()
    layout.laneCount = .fitting(minimumBreadth: 160)
    layout.laneSpacing = 8
    layout.itemSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    return layout
  }
}
