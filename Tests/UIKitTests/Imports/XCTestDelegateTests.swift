import UIKit
import XCTest

/// A suite written for iOS, which is itself the data source, the delegate, and the target in its tests.
/// Issue 51, A.9.
final class XCTestDelegateTests: XCTestCase, UICollectionViewDataSource {
  private lazy var view: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    return view
  }()

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func testItIsTheDataSource() {
    view.layoutIfNeeded()
    XCTAssertEqual(view.visibleCells.count, 3)
    XCTAssert(view.dataSource === self)
  }

  func testItIsTheFlowLayoutsDelegate() {
    view.layoutIfNeeded()
    XCTAssertEqual(
      view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.size, CGSize(width: 40, height: 30))
  }

  func testItIsAnObject() {
    XCTAssert(isEqual(self))
    XCTAssertFalse(isEqual(XCTestDelegateTests(name: "other") { _ in }))
    XCTAssertFalse(isEqual(nil))
    XCTAssertFalse(isProxy())
    XCTAssertEqual(description, name)
    XCTAssertEqual(hash, self.hash)
  }
}

extension XCTestDelegateTests: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 40, height: 30) }
}
