import CollectionView
import Recordings

/// A fixture's screen in a window, and the operations on it.
final class Player {
  let fixture: Fixture
  let view: RecordedView
  let window: UIWindow
  private let source: FixtureSource

  init(_ fixture: Fixture) {
    self.fixture = fixture
    let frame = CGRect(origin: .zero, size: Fixture.size)
    view = RecordedView(frame: frame, collectionViewLayout: fixture.layouts[0].value())
    source =
      fixture.hasDelegateSizes
      ? SizingSource(fixture, calls: view.calls) : FixtureSource(fixture, calls: view.calls)
    window = UIWindow(frame: frame)
    view.contentInsetAdjustmentBehavior = .never
    view.insetsLayoutMarginsFromSafeArea = false
    if fixture.isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    source.register(in: view)
    view.dataSource = source
    view.delegate = source
    window.addSubview(view)
    window.isHidden = false
  }

  nonisolated deinit {}

  /// Removes the screen, so that it doesn't affect the next one.
  func close() {
    window.isHidden = true
    view.removeFromSuperview()
  }

  /// Performs an operation, and waits until the screen is at rest. Returns the cause of a flick's motion.
  func perform(_ operation: FixtureOperation) -> Recording.Motion? {
    var motion: Recording.Motion?
    switch operation {
    case .scroll(let x, let y): view.contentOffset = CGPoint(x: x, y: y)
    case .scrollAnimated(let x, let y): view.setContentOffset(CGPoint(x: x, y: y), animated: true)
    case .scrollToItem(let section, let item):
      view.scrollToItem(
        at: [section, item], at: [.centeredVertically, .centeredHorizontally], animated: false)
    case .flick(let dx, let dy, let duration):
      motion = flick(by: CGPoint(x: dx, y: dy), duration: duration)
    case .batch(let changes):
      view.performBatchUpdates { self.source.apply(changes, in: self.view) }
    case .reloadData: view.reloadData()
    case .rotate:
      view.frame.size = CGSize(width: view.frame.height, height: view.frame.width)
    case .setLayout(let name): view.setCollectionViewLayout(fixture.makeLayout(name), animated: true)
    }
    view.layoutIfNeeded()
    waitUntilAtRest()
    return motion
  }
}
