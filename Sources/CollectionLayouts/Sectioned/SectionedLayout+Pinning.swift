import CollectionView
import LayoutEngine

extension SectionedLayout {
  var axis: Axis { Axis(scrollDirection) }

  func breadth(of bounds: CGRect) -> Double { axis.breadth(of: LayoutRect(bounds).size) }

  func visibleRange(of bounds: CGRect) -> ClosedRange<Double> {
    visibleRange(of: bounds, along: scrollDirection, contentWidth: mirroredWidth)
  }

  var pinsSomething: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  var pinning: SectionPinning { collectionView.map { pinning(in: $0.bounds) } ?? .none }

  func pinning(in bounds: CGRect) -> SectionPinning {
    guard pinsSomething else { return .none }
    let visible = visibleRange(of: bounds)
    let offset = inputCheck.acceptSigned(pinningOffset, of: "pinningOffset", in: self)
    return SectionPinning(
      headers: sectionHeadersPinToVisibleBounds ? visible.lowerBound + Double(offset) : nil,
      footers: sectionFootersPinToVisibleBounds ? visible.upperBound : nil)
  }
}
