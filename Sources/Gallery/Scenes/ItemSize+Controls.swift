import CollectionLayouts
import CollectionView

// Values of sliders.

extension ItemSize {
  /// The size in points. A fractional dimension is 0.
  var points: CGSize {
    get { CGSize(width: width.points, height: height.points) }
    set { self = .absolute(newValue) }
  }
}

extension LayoutDimension {
  /// The length in points, or 0 if it's a fraction.
  fileprivate var points: CGFloat { if case .absolute(let length) = self { length } else { 0 } }

  /// The fraction of the view's width, or 0 if it isn't one.
  var partOfWidth: CGFloat {
    get { if case .fractionalWidth(let part) = self { part } else { 0 } }
    set { self = .fractionalWidth(newValue) }
  }
}
