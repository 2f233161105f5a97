import CollectionLayouts
import UIKit

extension StickyHeaderFlowLayout {
  /// Rows below letters that stay until the next one pushes them away. The rows get their width from the screen.
  static func contacts() -> StickyHeaderFlowLayout {
    let layout = StickyHeaderFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 28)
    layout.minimumLineSpacing = 0
    return layout
  }
}
