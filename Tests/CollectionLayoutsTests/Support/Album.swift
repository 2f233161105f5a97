#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionView
import TestSupport

final class Album: Board {
  var numbers: [Int] {
    get { sections[0] }
    set { sections[0] = newValue }
  }
  private(set) lazy var finger = Finger(in: window)

  init(_ layout: UICollectionViewLayout, count: Int, width: CGFloat = 400, height: CGFloat = 600) {
    super.init([Array(0..<count)], layout, width: width, height: height)
  }

  func remove(_ indexPath: IndexPath) {
    numbers.remove(at: indexPath.item)
    view.deleteItems(at: [indexPath])
  }

  /// Returns the cell of a number, even while it disappears.
  func cell(_ number: Int) -> UICollectionViewCell? {
    view.subviews.compactMap { $0 as? UICollectionViewCell }.first { $0.tag == number }
  }

  /// Returns the presented center in the view's frame, the rotation, and the alpha of a number's cell.
  func shown(_ number: Int) -> (center: CGPoint, turn: CGFloat, alpha: CGFloat)? {
    guard let layer = cell(number)?.layer.presentation(),
      let origin = view.layer.presentation()?.bounds.origin
    else { return nil }
    let matrix = layer.affineTransform()
    return (
      CGPoint(x: layer.position.x - origin.x, y: layer.position.y - origin.y), atan2(matrix.b, matrix.a),
      CGFloat(layer.opacity)
    )
  }
}
#endif
