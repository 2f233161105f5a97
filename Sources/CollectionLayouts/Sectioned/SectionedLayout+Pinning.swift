import CollectionView
import LayoutEngine

extension SectionedLayout {
  var axis: Axis { Axis(scrollDirection) }

  func breadth(of bounds: CGRect) -> Double { axis.breadth(of: LayoutRect(bounds).size) }

  /// Returns the visible part of the contents along the scroll direction, for a view with these bounds.
  func visibleRange(of bounds: CGRect) -> ClosedRange<Double> {
    visibleRange(of: bounds, along: scrollDirection, contentWidth: mirroredWidth)
  }

  var pinsSomething: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  /// The edges at which headers and footers are pinned, for the current content offset.
  var pinning: SectionPinning { collectionView.map { pinning(in: $0.bounds) } ?? .none }

  /// Returns the edges at which headers and footers are pinned in a view with these bounds.
  func pinning(in bounds: CGRect) -> SectionPinning {
    guard pinsSomething else { return .none }
    let visible = visibleRange(of: bounds)
    let offset = inputCheck.acceptSigned(pinningOffset, of: "pinningOffset", in: self)
    return SectionPinning(
      headers: sectionHeadersPinToVisibleBounds ? visible.lowerBound + Double(offset) : nil,
      footers: sectionFootersPinToVisibleBounds ? visible.upperBound : nil)
  }
}
