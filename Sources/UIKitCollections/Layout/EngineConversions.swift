import Foundation
import LayoutEngine

extension Axis {
  nonisolated init(_ direction: UICollectionView.ScrollDirection) {
    self = direction == .vertical ? .vertical : .horizontal
  }
}

extension UICollectionView.ScrollDirection {
  nonisolated init(_ axis: Axis) { self = axis.isVertical ? .vertical : .horizontal }
}

extension LayoutInsets {
  nonisolated init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}

extension LayoutInsets {
  init(_ insets: NSDirectionalEdgeInsets) {
    func length(_ inset: CGFloat) -> Double { inset.isSane ? Double(inset) : 0 }
    self.init(
      top: length(insets.top), left: length(insets.leading), bottom: length(insets.bottom),
      right: length(insets.trailing))
  }
}
