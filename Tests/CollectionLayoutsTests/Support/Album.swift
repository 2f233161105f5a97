#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionView
import TestSupport

/// Pictures with numbers in a collection view that fills a window on screen: for fingers and frames.
final class Album: LabelledSource {
  var numbers: [Int] {
    get { sections[0] }
    set { sections[0] = newValue }
  }
  let view: UICollectionView
  let window: UIWindow
  let finger: Finger

  init(_ layout: UICollectionViewLayout, count: Int, width: CGFloat = 400, height: CGFloat = 600) {
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    window = UIWindow(frame: frame)
    finger = Finger(in: window)
    super.init([Array(0..<count)])
    view.contentInsetAdjustmentBehavior = .never
    view.registerPlainViews()
    view.dataSource = self
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  func remove(_ indexPath: IndexPath) {
    numbers.remove(at: indexPath.item)
    view.deleteItems(at: [indexPath])
  }

  /// The cell of a number, also one on its way out.
  func cell(_ number: Int) -> UICollectionViewCell? {
    view.subviews.compactMap { $0 as? UICollectionViewCell }.first { $0.tag == number }
  }

  /// Where the cell of a number is shown at the clock's time, in the view's frame; and how turned and how opaque.
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
