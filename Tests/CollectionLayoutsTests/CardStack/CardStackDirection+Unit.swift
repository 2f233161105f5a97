import CollectionLayouts
import CollectionView

extension CardStackLayout.Direction {
  /// The vector of length 1 in this direction on screen.
  var unit: CGPoint {
    switch self {
    case .up: CGPoint(x: 0, y: -1)
    case .down: CGPoint(x: 0, y: 1)
    case .left: CGPoint(x: -1, y: 0)
    case .right: CGPoint(x: 1, y: 0)
    }
  }
}
