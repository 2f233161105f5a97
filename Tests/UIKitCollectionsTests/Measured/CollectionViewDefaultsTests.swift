import TestSupport
import Testing
import UIKitCollections
import UIKitTestSupport

@Suite("Collection views without data, and outside windows", .serialized)
struct CollectionViewDefaultsTests {
  private final class SizedLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 900) }
  }

  private final class Empty: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  }

  private let frame = CGRect(x: 0, y: 0, width: 300, height: 400)
  private let layout = SizedLayout()

  private func makeView() -> UICollectionView {
    UICollectionView(frame: frame, collectionViewLayout: layout)
  }

  @Test(.fact("M8"))
  func `a new collection view has the system background color`() throws {
    #expect(makeView().backgroundColor == .systemBackground)
    let controller = UICollectionViewController(collectionViewLayout: layout)
    #expect(try #require(controller.collectionView).backgroundColor == .systemBackground)
  }

  @Test(.fact("M9"))
  func `without a data source, the content size is zero plus adjustments`() {
    let view = makeView()
    view.layoutIfNeeded()
    #expect(view.contentSize == .zero)
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentSizeAdjustment = CGSize(width: 10, height: 50)
    layout.invalidateLayout(with: context)
    #expect(view.contentSize == CGSize(width: 10, height: 50))
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 10, height: 50))
  }

  @Test(.fact("M9"))
  func `the content has the layout's size only while there is a data source`() {
    let view = makeView()
    let source = Empty()
    view.layoutIfNeeded()
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 300, height: 900))
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentSizeAdjustment.height = 50
    layout.invalidateLayout(with: context)
    #expect(view.contentSize == CGSize(width: 300, height: 950))
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 300, height: 900))
    view.dataSource = nil
    view.layoutIfNeeded()
    #expect(view.contentSize == .zero)
  }

  @Test(.fact("M10"), arguments: [false, true], [false, true])
  func `outside a window, an unanimated layout change completes after the call`(
    hasRun: Bool, isEnabled: Bool
  ) {
    let view = makeView()
    let source = Empty()
    view.dataSource = source
    if hasRun { view.layoutIfNeeded() }
    let other = SizedLayout()
    var finished: [Bool] = []
    func change() { view.setCollectionViewLayout(other, animated: false) { finished.append($0) } }
    if isEnabled { change() } else { UIView.performWithoutAnimation(change) }
    expectEqual((finished, []), (view.collectionViewLayout === other, true))
    FrameClock.main.advance(by: 0)
    #expect(finished == [true])
    change()
    #expect(finished == [true], "setting the same layout also completes after the call")
    FrameClock.main.advance(by: 1 / 60)
    #expect(finished == [true, true])
  }

  @Test func `in a window, an unanimated layout change completes immediately`() {
    let window = UIWindow(frame: frame)
    let view = makeView()
    window.addSubview(view)
    window.makeKeyAndVisible()
    view.layoutIfNeeded()
    var finished: [Bool] = []
    view.setCollectionViewLayout(SizedLayout(), animated: false) { finished.append($0) }
    #expect(finished == [true])
  }
}
