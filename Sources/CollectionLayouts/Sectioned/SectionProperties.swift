import CollectionView
import LayoutEngine

/// What a layout of sections says of each of them where no delegate does, and what follows from that.
///
/// ``WaterfallLayout`` is not a ``SectionedLayout``: that one lays out a change at once and in full, a waterfall what is on screen.
protocol SectionProperties: UICollectionViewLayout {
  var scrollDirection: UICollectionView.ScrollDirection { get }
  var sectionInset: UIEdgeInsets { get }
  var headerReferenceLength: CGFloat { get }
  var footerReferenceLength: CGFloat { get }
  var sectionHeadersPinToVisibleBounds: Bool { get }
  var sectionFootersPinToVisibleBounds: Bool { get }
  var pinningOffset: CGFloat { get }
  var lengthCheck: LengthCheck { get set }
  /// Where everything lies, pinning aside. Nil before the first preparation.
  var contents: (any SectionedContents)? { get }

  /// The visible part of the contents along the scroll direction, for a view with these bounds.
  func visibleRange(of bounds: CGRect) -> ClosedRange<Double>
}

extension SectionedLayout: SectionProperties {}
extension WaterfallLayout: SectionProperties {
  var contents: (any SectionedContents)? { sections }
}

extension SectionProperties {
  var axis: Axis { Axis(scrollDirection) }

  func breadth(of bounds: CGRect) -> Double { axis.breadth(of: LayoutRect(bounds).size) }

  /// Whether mirrored contents lie elsewhere on screen in a view with these bounds, because it is longer or shorter.
  func isMirroredElsewhere(in newBounds: CGRect) -> Bool {
    scrollDirection == .horizontal && isMirrored && newBounds.width != collectionView?.bounds.width
  }

  func visibleRange(of bounds: CGRect) -> ClosedRange<Double> {
    visibleRange(of: bounds, along: scrollDirection)
  }

  // MARK: Pinning

  var pinsSomething: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  /// The edges at which headers and footers stay, for the current content offset.
  var pinning: SectionPinning {
    guard pinsSomething, let collectionView else { return .none }
    let visible = visibleRange(of: collectionView.bounds)
    let offset = lengthCheck.acceptSigned(pinningOffset, of: "pinningOffset", in: self)
    return SectionPinning(
      headers: sectionHeadersPinToVisibleBounds ? visible.lowerBound + Double(offset) : nil,
      footers: sectionFootersPinToVisibleBounds ? visible.upperBound : nil)
  }

  // MARK: What a delegate says

  /// An inset, whose edges are finite. Negative ones are fine: items reach outward.
  func accepted(inset: UIEdgeInsets, of name: @autoclosure () -> String) -> LayoutInsets {
    let edges = [inset.top, inset.left, inset.bottom, inset.right]
    guard !edges.allSatisfy({ abs($0) <= LengthCheck.greatest }) else { return LayoutInsets(inset) }
    let name = name()
    func edge(_ length: CGFloat) -> Double {
      Double(lengthCheck.acceptSigned(length, of: name, in: self))
    }
    return LayoutInsets(
      top: edge(inset.top), left: edge(inset.left), bottom: edge(inset.bottom), right: edge(inset.right))
  }
}
