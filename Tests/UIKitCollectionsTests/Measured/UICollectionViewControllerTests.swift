import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

private final class Numbers: UICollectionViewController {
  var selectedDuringWillAppear: [IndexPath]?
  var acted: [IndexPath] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func viewWillAppear(_ animated: Bool) {
    selectedDuringWillAppear = collectionView.indexPathsForSelectedItems
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  { 5 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { acted.append(indexPath) }
}

@Suite(
  "M7 UICollectionViewController, as measured on UIKit (iOS 26.1 simulator, Vercantez/openuikit)", .serialized
)
struct UICollectionViewControllerTests {
  private let controller = Numbers(collectionViewLayout: UICollectionViewFlowLayout())
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))

  @Test(
    .fact("M7"))
  func `the collection view fills the view of its controller, which is its delegate`()
    throws
  {
    let collectionView = try #require(controller.collectionView)
    #expect(controller.view !== collectionView)
    #expect(collectionView.superview === controller.view)
    expectEqual(
      (collectionView.frame, controller.view.bounds),
      (collectionView.autoresizingMask, [.flexibleWidth, .flexibleHeight]))
    #expect(collectionView.dataSource === controller)
    #expect(collectionView.delegate === controller)
    controller.view.frame.size = CGSize(width: 111, height: 222)
    #expect(collectionView.frame.size == CGSize(width: 111, height: 222))
  }

  @Test(.fact("F5"), arguments: [false, true])
  func `a new collection view replaces the controller's own and fills the view`(isLoaded: Bool) throws {
    if isLoaded { controller.loadViewIfNeeded() }
    let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    controller.collectionView = other
    #expect(controller.isViewLoaded)
    #expect(controller.collectionView === other)
    try expectEqual(
      (#require(controller.view).subviews, [other]),
      (other.frame, controller.view.bounds))
    #expect(!other.frame.isEmpty)
    #expect(other.dataSource === controller)
    #expect(other.delegate === controller)
  }

  @Test(.fact("F5"), arguments: [false, true])
  func `a replaced or removed collection view loses its data source and delegate`(isRemoved: Bool)
    throws
  {
    let old = try #require(controller.collectionView)
    let count = old.gestureRecognizers?.count ?? 0
    let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    controller.collectionView = isRemoved ? nil : other
    expectEqual((old.superview, nil), (old.gestureRecognizers?.count, count - 1))
    #expect(old.dataSource == nil)
    #expect(old.delegate == nil)
    #expect(controller.collectionView === (isRemoved ? nil : other))
  }

  @Test func `a replaced collection view keeps a data source other than the controller`() throws {
    let (old, source) = (try #require(controller.collectionView), Numbers(collectionViewLayout: .init()))
    (old.dataSource, old.delegate) = (source, source)
    controller.collectionView = nil
    #expect(old.dataSource === source)
    #expect(old.delegate === source)
  }

  @Test func `an override of loadView can set the collection view before the view`() {
    final class Own: UICollectionViewController {
      let own = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      override func loadView() {
        collectionView = own
        super.loadView()
      }
    }
    let controller = Own(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(controller.view.subviews == [controller.own])
    expectEqual(
      (controller.own.frame, controller.view.bounds),
      (controller.view.autoresizingMask, [.flexibleWidth, .flexibleHeight]))
  }

  @Test func `without overrides, the controller shows one section without items`() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    expectEqual(
      (controller.collectionView.numberOfSections, 1),
      (controller.collectionView.numberOfItems(inSection: 0), 0))
  }

  @Test(arguments: [false, true])
  func `a controller without a collection view still appears`(hasItsView: Bool) {
    final class Bare: UICollectionViewController {
      override func loadView() { view = UIView(frame: .zero) }
    }
    let layout = UICollectionViewFlowLayout()
    let controller =
      hasItsView
      ? UICollectionViewController(collectionViewLayout: layout) : Bare(collectionViewLayout: layout)
    controller.loadViewIfNeeded()
    controller.collectionView = nil
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.collectionView == nil)
    #expect(controller.viewIfLoaded?.window === window)
  }

  @Test func `a tap performs the primary action except while editing, as documented`()
    throws
  {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let collectionView = try #require(controller.collectionView)
    collectionView.allowsSelectionDuringEditing = true
    let cell = try #require(collectionView.cellForItem(at: [0, 1]))
    let finger = Finger(in: window)
    let middle = CGPoint(x: cell.bounds.midX, y: cell.bounds.midY)
    finger.tap(at: cell.convert(middle, to: window))
    #expect(controller.acted == [[0, 1]])
    collectionView.isEditing = true
    finger.tap(at: cell.convert(middle, to: window))
    #expect(controller.acted == [[0, 1]])
  }

  @Test(.fact("M7"))
  func `the selection is cleared after viewWillAppear if the view really appears`() {
    #expect(controller.clearsSelectionOnViewWillAppear)
    controller.collectionView.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    controller.viewWillAppear(false)
    #expect(controller.collectionView.indexPathsForSelectedItems == [[0, 2]], "a call isn't an appearance")
    window.rootViewController = controller
    window.makeKeyAndVisible()
    expectEqual(
      (controller.selectedDuringWillAppear, [[0, 2]]),
      (controller.collectionView.indexPathsForSelectedItems, nil))
  }

  @Test(.fact("M7"))
  func `with clearsSelectionOnViewWillAppear false, the selection stays`() {
    controller.clearsSelectionOnViewWillAppear = false
    controller.collectionView.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.collectionView.indexPathsForSelectedItems == [[0, 2]])
  }
}
