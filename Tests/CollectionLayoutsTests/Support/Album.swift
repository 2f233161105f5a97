#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionView

/// Pictures with numbers in a collection view that fills a window on screen: for fingers and frames.
final class Album: NSObject, UICollectionViewDataSource {
  var numbers: [Int]
  let view: UICollectionView
  let window: UIWindow
  let finger: Finger

  init(_ layout: UICollectionViewLayout, count: Int, width: CGFloat = 400, height: CGFloat = 600) {
    numbers = Array(0..<count)
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    window = UIWindow(frame: frame)
    finger = Finger(in: window)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    numbers.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = numbers[indexPath.item]
    return cell
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
