#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

extension UICollectionView {
  func change(to layout: UICollectionViewLayout, completion: ((Bool) -> Void)?) {
    let old = currentLayout
    guard layout !== old else {
      completion?(true)
      return
    }
    let middle = centralItem
    old.prepareForTransition(to: layout)
    old.collectionView = nil
    currentLayout = layout
    layout.collectionView = self
    layout.prepareForTransition(from: old)
    layout.invalidateLayout()
    if pass.hasRun {
      prepareLayoutIfNeeded()
      let proposal = middle.flatMap { attributesFromLayout(for: ElementKey(.cell, nil, $0)) }.map { item in
        clamped(CGPoint(x: item.center.x - bounds.width / 2, y: item.center.y - bounds.height / 2))
      }
      contentOffset = clamped(layout.targetContentOffset(forProposedContentOffset: proposal ?? contentOffset))
    }
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
    completion?(true)
  }

  /// The visible item whose centre is nearest to the middle of the view.
  private var centralItem: IndexPath? {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    func distance(_ element: VisibleElement) -> CGFloat {
      let center = element.attributes.center
      return (center.x - middle.x) * (center.x - middle.x) + (center.y - middle.y) * (center.y - middle.y)
    }
    return visible.all(.cell).min { distance($0) < distance($1) }?.key.indexPath
  }
}
#endif
