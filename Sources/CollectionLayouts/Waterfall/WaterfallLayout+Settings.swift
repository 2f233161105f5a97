import CollectionView
import LayoutEngine

// What follows from the properties, and which values they take.

extension WaterfallLayout {
  var axis: Axis { Axis(scrollDirection) }

  func breadth(of bounds: CGRect) -> Double { axis.breadth(of: LayoutRect(bounds).size) }

  func itemLength(forLaneBreadth laneBreadth: CGFloat) -> CGFloat {
    switch itemLength {
    case .fixed(let length): length
    case .ratio(let ratio): ratio * laneBreadth
    case .estimated: Self.automaticLength
    }
  }

  /// For the `didSet` of a property that changes no length as long as lanes keep their breadth.
  func changedMetrics<Value: Equatable>(from oldValue: Value, to value: Value) {
    guard value != oldValue else { return }
    let context = makeContext()
    context.changesMetrics = true
    invalidateLayout(with: context)
  }

  /// A spacing of the layout or of a section, as lanes can have it.
  func accepted(spacing: CGFloat, of name: @autoclosure () -> String) -> CGFloat {
    lengthCheck.accept(
      spacing, in: 0...CGFloat(LanePacking.maximumLength) / 2, orElse: 0, of: name(), in: self)
  }

  /// An inset, whose edges are finite.
  func accepted(inset: UIEdgeInsets, of name: @autoclosure () -> String) -> UIEdgeInsets {
    let edges = [inset.top, inset.left, inset.bottom, inset.right]
    guard !edges.allSatisfy(\.isFinite) else { return inset }
    let name = name()
    func edge(_ length: CGFloat) -> CGFloat { lengthCheck.acceptSigned(length, of: name, in: self) }
    return UIEdgeInsets(
      top: edge(inset.top), left: edge(inset.left), bottom: edge(inset.bottom), right: edge(inset.right))
  }
}
