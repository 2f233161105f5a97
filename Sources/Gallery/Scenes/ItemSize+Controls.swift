import CollectionLayouts
import CollectionView

extension ItemSize {
  /// The size in points. A fractional dimension is 0.
  var points: CGSize {
    get { CGSize(width: width.points, height: height.points) }
    set { self = .absolute(newValue) }
  }
}

extension LayoutDimension {
  fileprivate var points: CGFloat { if case .absolute(let length) = self { length } else { 0 } }

  /// The fraction of the width, or 0 for another kind of dimension.
  var partOfWidth: CGFloat {
    get { if case .fractionalWidth(let part) = self { part } else { 0 } }
    set { self = .fractionalWidth(newValue) }
  }
}
