import Testing
import UIKit
import XCTest

// Written as for an iPhone in Swift 5, without @MainActor. On iOS, this causes no error or warning, because
// UIKit's declarations are older than Swift concurrency. Warnings are errors in this target, so compiling
// this file is most of the test.

// MARK: Values, functions, and globals with views

private struct Palette {
  let swatch = UIView()
  let label: UILabel

  init(title: String) {
    label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = title
    label.font = UIFont.systemFont(ofSize: 13, weight: .bold)
    label.textColor = .red
    swatch.addSubview(label)
    swatch.layer.cornerRadius = 3
  }

  var frames: [CGRect] { swatch.subviews.map { $0.frame } }

  mutating func dim() { swatch.alpha = 0.5 }

  static func gradient() -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    return layer
  }
}

private enum Screens {
  static let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  static var all: [UIView] { [window] }
}

private let globalLabel: UILabel = {
  let label = UILabel()
  label.text = "Global"
  return label
}()

private func centre(_ view: UIView, in container: UIView) -> CGPoint {
  container.addSubview(view)
  view.center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
  return view.frame.origin
}

// MARK: Custom protocols

private protocol Themed {
  var theme: Int { get set }
  func apply(theme: Int)
}

private protocol ReusableCell { static var identifier: String { get } }

extension ReusableCell { fileprivate static var identifier: String { String(describing: self) } }

private class ThemedCell: UICollectionViewCell, Themed, ReusableCell {
  var theme = 0

  func apply(theme: Int) {
    self.theme = theme
    backgroundColor = theme == 0 ? .white : .black
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    apply(theme: 0)
  }
}

private class PlainLayout: UICollectionViewFlowLayout, Themed {
  var theme = 0
  func apply(theme: Int) {
    self.theme = theme
    minimumLineSpacing = CGFloat(theme)
    invalidateLayout()
  }
}

extension UIView {
  fileprivate var corner: CGFloat {
    get { return layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }

  fileprivate static func plain() -> UIView { return UIView(frame: .zero) }
}

extension Equatable where Self: UIView {
  fileprivate func lies(with other: UIView) -> Bool { return frame == other.frame }
}

// MARK: Classes without isolation

private class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var items = ["a", "b", "c"]
  var shown: [IndexPath] = []

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return items.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: ThemedCell.identifier, for: indexPath)
    cell.tag = indexPath.item
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    return CGSize(width: 50, height: 50)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    shown.append(indexPath)
  }
}

private class Presenter {
  let source = Items()
  var view: UICollectionView?
  var callback: ((UIView) -> Void)?
  lazy var badge: UIView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  deinit { view?.removeFromSuperview() }

  func makeView(layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(ThemedCell.self, forCellWithReuseIdentifier: ThemedCell.identifier)
    view.dataSource = source
    view.delegate = source
    view.contentInset = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
    self.view = view
    return view
  }

  func show() {
    view?.layoutIfNeeded()
    view?.visibleCells.forEach { $0.addSubview(badge) }
    callback?(badge)
    UIView.performWithoutAnimation { self.view?.alpha = 0.5 }
    UIView.animate(withDuration: 0) { self.view?.alpha = 1 }
    DispatchQueue.main.async { [weak self] in self?.badge.isHidden = true }
  }

  func configure() -> (UICellConfigurationState, UIBackgroundConfiguration) {
    var state = UICellConfigurationState(traitCollection: UITraitCollection(userInterfaceStyle: .dark))
    state.isSelected = true
    state[UIConfigurationStateCustomKey("mark")] = 3
    var background = UIBackgroundConfiguration.clear()
    background.cornerRadius = 4
    background.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    return (state, background.updated(for: state))
  }

  func animator() -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 0.5))
    animator.addAnimations { self.badge.alpha = 0 }
    animator.startAnimation()
    return animator
  }

  func recogniser() -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer()
    pan.isEnabled = false
    pan.addAction { recogniser in recogniser.isEnabled = true }
    badge.addGestureRecognizer(pan)
    return pan
  }

  func registration() -> UICollectionView.CellRegistration<ThemedCell, String> {
    return UICollectionView.CellRegistration { cell, indexPath, item in cell.apply(theme: item.count) }
  }

  // Collects an exception's reason, drags a finger, and advances the clock.
  func drag(in window: UIWindow) -> [String] {
    var reasons: [String] = []
    let handler = UIKitException.handler
    UIKitException.handler = { reasons.append($0.reason) }
    _ = view?.numberOfItems(inSection: 9)
    UIKitException.handler = handler
    let finger = Finger(in: window)
    finger.drag(from: CGPoint(x: 10, y: 100), to: CGPoint(x: 10, y: 50), duration: 0.1)
    FrameClock.main.run(while: !FrameClock.main.isIdle)
    FrameClock.main.advance(by: 1)
    return reasons
  }
}

@Suite("Plain sources use views as on iOS")
struct PlainSourcesTests {
  // Swift Testing runs tests without isolation on any thread.
  @MainActor @Test
  func `nonisolated types and functions can create, configure and show views`() {
    let presenter = Presenter()
    let layout = PlainLayout()
    layout.apply(theme: 2)
    let view = presenter.makeView(layout: layout)
    Screens.window.addSubview(view)
    Screens.window.isHidden = false
    presenter.callback = { $0.tag = 7 }
    presenter.show()
    #expect(presenter.badge.tag == 7)
    #expect(presenter.source.shown.map { $0.item } == [0, 1, 2])
    let reasons = presenter.drag(in: Screens.window)
    #expect(reasons.count == 1)
    #expect(presenter.recogniser().view === presenter.badge)
    let animator = presenter.animator()
    animator.stopAnimation(true)
    let (state, background) = presenter.configure()
    #expect(state.isSelected)
    #expect(background.cornerRadius == 4)
    var palette = Palette(title: "Red")
    palette.dim()
    #expect(palette.frames == [CGRect(x: 0, y: 0, width: 100, height: 20)])
    #expect(centre(UIView.plain(), in: palette.label) == CGPoint(x: 50, y: 10))
    #expect(globalLabel.text == "Global")
    #expect(globalLabel.lies(with: UIView.plain()))
    #expect(Palette.gradient().colors?.count == 2)
    #expect(Screens.all.count == 1)
    let cell = view.dequeueConfiguredReusableCell(
      using: presenter.registration(), for: IndexPath(item: 0, section: 0), item: "abc")
    cell.corner = 5
    #expect(cell.theme == 3)
    #expect(cell.layer.cornerRadius == 5)
    view.removeFromSuperview()
    Screens.window.isHidden = true
  }

  // Swift allows ignoring the results of Objective-C methods.
  @MainActor @Test
  func `the results of UIKit methods can be discarded`() {
    let presenter = Presenter()
    let layout = PlainLayout()
    let view = presenter.makeView(layout: layout)
    view.layoutIfNeeded()
    view.cellForItem(at: IndexPath(item: 0, section: 0))
    view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    view.cancelInteractiveMovement()
    view.sizeThatFits(.zero)
    layout.layoutAttributesForElements(in: .zero)
    layout.shouldInvalidateLayout(forBoundsChange: .zero)
    view.startInteractiveTransition(to: UICollectionViewFlowLayout())
    view.cancelInteractiveTransition()
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.1, delay: 0, animations: { view.alpha = 0 }
    )
    .stopAnimation(true)
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0, delay: 0, animations: {})
    FrameClock.main.run(while: !FrameClock.main.isIdle)
    #expect(view.collectionViewLayout === layout)
  }
}

/// An `XCTestCase` without isolation, with synchronous tests and a view property.
final class PlainXCTests: XCTestCase {
  private var view: UICollectionView!
  private let layout = PlainLayout()
  private var presenter: Presenter!

  override func setUp() {
    super.setUp()
    presenter = Presenter()
    view = presenter.makeView(layout: layout)
  }

  override func tearDown() {
    view = nil
    presenter = nil
    super.tearDown()
  }

  func testCellsAreShown() {
    view.layoutIfNeeded()
    XCTAssertEqual(view.visibleCells.count, 3)
    XCTAssertEqual(view.collectionViewLayout.layoutAttributesForItem(at: [0, 1])?.frame.size.width, 50)
  }

  func testSelectionRemains() {
    view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    XCTAssertEqual(view.indexPathsForSelectedItems, [[0, 2]])
  }
}
