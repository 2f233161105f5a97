import CollectionLayouts
import CollectionView

// What sliders show and set.

extension ItemSize {
  /// The size in points; 0 where it is a fraction.
  var points: CGSize {
    get { CGSize(width: width.points, height: height.points) }
    set { self = .absolute(newValue) }
  }
}

extension LayoutDimension {
  /// The length in points; 0 where it is a fraction.
  fileprivate var points: CGFloat { if case .absolute(let length) = self { length } else { 0 } }

  /// The fraction of the view's width; 0 where it is no such fraction.
  var partOfWidth: CGFloat {
    get { if case .fractionalWidth(let part) = self { part } else { 0 } }
    set { self = .fractionalWidth(newValue) }
  }
}
