import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

@Suite("Controls in cells that scroll")
struct ControlInCellTests {
  let window = makeWindow(width: 300, height: 400)
  private let source = ControlSource()
  private let delegate = SelectionLog()
  let collectionView: UICollectionView
  let finger: Finger

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 100)
    layout.minimumLineSpacing = 0
    collectionView = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    collectionView.register(ControlCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = source
    collectionView.delegate = delegate
    window.addSubview(collectionView)
    window.layoutIfNeeded()
    finger = Finger(in: window)
  }

  private var cell: ControlCell { collectionView.visibleCells[0] as! ControlCell }
  private let onControl = CGPoint(x: 250, y: 50)
  private let outsideControl = CGPoint(x: 100, y: 50)

  @Test func `a tap on the control doesn't select the cell, but a tap next to it does`() {
    finger.tap(at: onControl)
    expectEqual((cell.taps, 1), (delegate.log, []))
    finger.tap(at: outsideControl)
    expectEqual((cell.taps, 1), (delegate.log, ["select 0"]))
  }

  // As observed on iOS: a disabled button lets its row be selected.
  @Test func `a tap on a disabled control selects the cell`() {
    cell.control.isEnabled = false
    finger.tap(at: onControl)
    expectEqual((cell.taps, 0), (delegate.log, ["select 0"]))
  }

  // UIScrollView.delaysContentTouches: a touch is delayed until scrolling is ruled out.
  @Test func `an immediate drag on the control scrolls and sends the control no events`() {
    finger.drag(from: onControl, to: CGPoint(x: 250, y: -50), duration: 0.1)
    #expect(collectionView.contentOffset.y > 50)
    #expect(cell.events.events == [])
  }

  // touchesShouldCancel(in:): "true if view is not a UIControl object; otherwise, it returns false."
  @Test(.fact("O1"))
  func `a finger resting on the control keeps tracking it instead of scrolling`() {
    #expect(!collectionView.touchesShouldCancel(in: cell.control))
    #expect(collectionView.touchesShouldCancel(in: cell.contentView))
    finger.down(at: onControl)
    FrameClock.main.run(for: 0.3)
    #expect(cell.control.isHighlighted)
    finger.move(to: CGPoint(x: 250, y: 20), duration: 0.2)
    expectEqual((collectionView.contentOffset.y, 0), (cell.control.isTracking, true))
    finger.lift()
    #expect(cell.taps == 1)
  }

  @Test func `a scroll view that may cancel touches in controls scrolls even after a rest`() {
    let scrollView = CancellingScrollView(frame: window.bounds)
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let log = EventLog()
    log.follow(control)
    scrollView.addSubview(control)
    window.addSubview(scrollView)
    finger.down(at: onControl)
    FrameClock.main.run(for: 0.3)
    finger.move(to: CGPoint(x: 250, y: 0), duration: 0.2)
    finger.lift()
    #expect(scrollView.contentOffset.y > 0)
    expectEqual(
      (log.events.first, "down"),
      (log.events.last, "cancel"),
      (control.isHighlighted, false))
  }

  // Apple's event handling guide, "Interacting with Other User Interface Controls".
  @Test(.fact("O2"))
  func `a button wins over an enclosing tap recognizer, but not over one of its own`() {
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in taps += 1 }
    collectionView.addGestureRecognizer(tap)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    cell.contentView.addSubview(button)
    finger.tap(at: CGPoint(x: 25, y: 25))
    expectEqual((taps, 0), (presses, 1))
    let own = UITapGestureRecognizer()
    var ownTaps = 0
    own.addAction { _ in ownTaps += 1 }
    button.addGestureRecognizer(own)
    FrameClock.main.run(for: 1)
    finger.tap(at: CGPoint(x: 25, y: 25))
    expectEqual((ownTaps, 1), (presses, 1))
  }
}

private final class CancellingScrollView: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}

private final class ControlCell: UICollectionViewCell {
  let control = UIControl(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
  let events = EventLog()
  var taps = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    events.follow(control)
    control.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    contentView.addSubview(control)
  }

  required init?(coder: NSCoder) { nil }
}

private final class ControlSource: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

private final class SelectionLog: NSObject, UICollectionViewDelegate {
  var log: [String] = []

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("select \(indexPath.item)")
  }
}
