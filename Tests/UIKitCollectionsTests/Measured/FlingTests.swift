import Testing
import UIKitCollections

@MainActor struct FlingTests {
  /// Rows of other heights than estimated, which note in which frames each is measured.
  private final class Rows: NSObject, UICollectionViewDataSource {
    final class Row: UICollectionViewCell {
      var onMeasuring: () -> CGFloat = { 0 }

      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = onMeasuring()
        return layoutAttributes
      }
    }

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    let view: UICollectionView
    private(set) var measured: [Int: [Int]] = [:]
    private var frame = 0

    init(_ layout: UICollectionViewLayout) {
      view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      super.init()
      view.register(Row.self, forCellWithReuseIdentifier: "row")
      view.dataSource = self
      window.addSubview(view)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }

    func scroll(by distance: CGFloat) {
      frame += 1
      view.contentOffset.y += distance
      window.layoutIfNeeded()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      100_000
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      (cell as? Row)?.onMeasuring = { [unowned self] in
        measured[indexPath.item, default: []].append(frame)
        return CGFloat(30 + indexPath.item * 7 % 60)
      }
      return cell
    }
  }

  private static var flow: UICollectionViewLayout {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 320, height: 44)
    flow.minimumLineSpacing = 0
    return flow
  }

  private static var list: UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
  }

  /// As it comes, and in the size that it has said: UIKit asks until nothing changes.
  @Test(arguments: ["flow", "list"])
  func `a fling measures every row in the frame in which it comes, and in none after that`(layout: String) {
    let rows = Rows(layout == "flow" ? Self.flow : Self.list)
    for _ in 0..<200 { rows.scroll(by: 130) }
    #expect(rows.measured.count > 400)
    #expect(rows.measured.filter { Set($0.value).count > 1 || $0.value.count > 2 }.isEmpty)
  }
}
