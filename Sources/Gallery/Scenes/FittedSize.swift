import CollectionLayouts
import CollectionView

/// A size that fits the view until the user chooses another one.
final class FittedSize {
  private let preferred: CGSize
  /// The smallest space in which nothing has to shrink, in addition to the margin.
  private let room: CGSize
  private let margin: CGSize
  private var fitted: CGSize

  init(_ preferred: CGSize, room: CGSize, margin: CGSize = .zero) {
    (self.preferred, self.room, self.margin) = (preferred, room, margin)
    fitted = preferred
  }

  func size(insteadOf current: CGSize, in view: CGSize) -> CGSize {
    guard current == fitted, view.width > margin.width, view.height > margin.height else { return current }
    let scale = min(1, (view.width - margin.width) / room.width, (view.height - margin.height) / room.height)
    fitted = CGSize(width: (preferred.width * scale).rounded(), height: (preferred.height * scale).rounded())
    return fitted
  }
}

extension ItemSize {
  /// The size in points. A fractional dimension is 0.
  var points: CGSize {
    get { CGSize(width: width.points, height: height.points) }
    set { self = .absolute(newValue) }
  }
}

extension LayoutLength {
  /// The length in points. A fraction or an estimate is 0.
  var points: CGFloat {
    get { if case .absolute(let points) = self { points } else { 0 } }
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
