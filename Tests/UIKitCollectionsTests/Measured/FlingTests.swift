import Testing
import UIKitCollections

@MainActor struct FlingTests {
  /// A data source for rows that differ from their estimated height. It counts how often each row appears and
  /// is measured.
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
    private(set) var measured: [Int: Int] = [:]
    private(set) var came: [Int: Int] = [:]

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
      view.contentOffset.y += distance
      window.layoutIfNeeded()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      100_000
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      came[indexPath.item, default: 0] += 1
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      (cell as? Row)?.onMeasuring = { [unowned self] in
        measured[indexPath.item, default: 0] += 1
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

  /// As in UIKit, a row is measured once at its estimated size, and once at its preferred size.
  @Test(arguments: ["flow", "list"])
  func `a fling measures each row at most twice per appearance`(layout: String) {
    let rows = Rows(layout == "flow" ? Self.flow : Self.list)
    for _ in 0..<200 { rows.scroll(by: 130) }
    #expect(rows.measured.count > 400)
    #expect(rows.measured.filter { $0.value > 2 * rows.came[$0.key, default: 0] }.isEmpty)
    // Some rows appear, are pushed out by growing rows above, and appear again.
    #expect(rows.came.values.reduce(0, +) < rows.came.count * 3 / 2)
  }
}
