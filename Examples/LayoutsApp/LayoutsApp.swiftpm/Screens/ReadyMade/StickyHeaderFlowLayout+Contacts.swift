import CollectionLayouts
import UIKit

extension StickyHeaderFlowLayout {
  /// Returns a list of rows under sticky letters, each pushed away by the next one. The rows get their width
  /// from the screen.
  static func contacts() -> StickyHeaderFlowLayout {
    let layout = StickyHeaderFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 28)
    layout.minimumLineSpacing = 0
    return layout
  }
}
