import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

/// A mistaken call raises exactly one exception, which names the mistake and the value.
@Suite("B5 Mistakes in the program go through the exception handler", .serialized)
struct MisuseTests {
  private func expect(
    _ words: [String], _ mistake: () -> Void, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let reasons = exceptions(in: mistake)
    #expect(reasons.count == 1, sourceLocation: sourceLocation)
    for word in words {
      #expect(reasons.first?.contains(word) == true, "\(reasons)", sourceLocation: sourceLocation)
    }
  }

  @Test func `a zero zoom scale raises an exception, and the limits stay usable`() {
    let view = UIScrollView()
    expect(["minimumZoomScale", "0"]) { view.minimumZoomScale = 0 }
    view.minimumZoomScale = 0.5
    #expect(view.zoomScale == 1)
  }

  @Test func `an invalid deceleration rate raises an exception and uses the normal rate`() {
    let stage = ScrollStage()
    stage.scrollView.decelerationRate = UIScrollView.DecelerationRate(rawValue: 1)
    expect(["decelerationRate", "1.0"]) { stage.flickUp() }
    stage.runToRest()
    #expect(stage.scrollView.contentOffset.y > 300)
  }

  @Test func `releasing an active or stopped property animator raises an exception`() {
    let view = UIView()
    expect(["property animator", "active"]) {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.pauseAnimation()
    }
    expect(["property animator", "stopped"]) {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 1 }
      animator.pauseAnimation()
      animator.stopAnimation(false)
    }
  }

  @Test func `an invalid keyframe raises an exception, and its block isn't run`() {
    var runs = 0
    expect(["keyframe", "1.5"]) {
      UIView.addKeyframe(withRelativeStartTime: 1.5, relativeDuration: 0.1) { runs += 1 }
    }
    expect(["keyframe", "-0.25"]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: -0.25) { runs += 1 }
    }
    #expect(runs == 0)
  }

  @Test func `springs that never rest raise exceptions`() {
    let view = UIView()
    expect(["bounce", "1.0"]) {
      UIView.animate(springDuration: 1, bounce: 1) { view.alpha = 0 }
    }
    #expect(view.layer.animationKeys() == nil)
    for (name, mass, stiffness, damping) in [
      ("mass", 0.0, 1.0, 1.0), ("stiffness", 1, -1, 1), ("damping", 1, 1, 0),
    ] {
      expect([name, "must be above 0"]) {
        _ = UISpringTimingParameters(
          mass: mass, stiffness: stiffness, damping: damping, initialVelocity: .zero)
      }
    }
  }

  @Test func `a timing curve that runs backward raises an exception and is clamped`() {
    var parameters = UICubicTimingParameters()
    expect(["controlPoint2", "1.5"]) {
      parameters = UICubicTimingParameters(
        controlPoint1: CGPoint(x: 0.5, y: 0), controlPoint2: CGPoint(x: 1.5, y: 1))
    }
    #expect(parameters.controlPoint2 == CGPoint(x: 1, y: 1))
  }

  @Test func `advancing a clock by invalid durations raises exceptions and keeps its time`() {
    let clock = FrameClock()
    clock.advance(by: 1)
    expect(["FrameClock.advance", "-0.5"]) { clock.advance(by: -0.5) }
    expect(["frameDuration", "0.0"]) { clock.run(for: 1, frameDuration: 0) }
    expect(["frameDuration", "-1.0"]) { clock.run(while: true, frameDuration: -1) }
    #expect(clock.time == 1)
  }

  @Test func `a zero screen scale raises an exception and keeps the old scale`() {
    let scale = UIScreen.main.scale
    expect(["UIScreen.scale", "0.0"]) {
      UIScreen.main.configure(size: CGSize(width: 100, height: 100), scale: 0)
    }
    #expect(UIScreen.main.scale == scale)
  }

  @Test func `requesting a missing touch raises an exception and returns zero`() {
    let recognizer = UITapGestureRecognizer()
    var point = CGPoint(x: 1, y: 1)
    expect(["location(ofTouch:in:)", "touch 2 is out of range (0 touches)"]) {
      point = recognizer.location(ofTouch: 2, in: nil)
    }
    #expect(point == .zero)
  }

  /// A value that is equal to itself a limited number of times, like objects that compare mutable state.
  private nonisolated struct Fickle: Hashable {
    nonisolated(unsafe) static var equalities = Int.max
    let number: Int

    func hash(into hasher: inout Hasher) { hasher.combine(number) }

    static func == (left: Fickle, right: Fickle) -> Bool {
      equalities -= 1
      return left.number == right.number && equalities >= 0
    }
  }

  @Test func `an item identifier unequal to itself raises an exception`() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Fickle>()
    snapshot.appendSections([0])
    snapshot.appendItems([Fickle(number: 7)])
    defer { Fickle.equalities = .max }
    Fickle.equalities = 1
    var index: Int?
    expect(["not equal to itself", "7"]) { index = snapshot.indexOfItem(Fickle(number: 7)) }
    #expect(index == 0)
  }

  @Test func `invalid subview insertions and exchanges raise exceptions`() {
    let view = UIView()
    expect(["subview of itself"]) { view.addSubview(view) }
    view.addSubview(UIView())
    expect(["exchangeSubview", "3"]) { view.exchangeSubview(at: 0, withSubviewAt: 3) }
    #expect(view.subviews.count == 1)
  }

  @Test(arguments: [Double.infinity, .nan])
  func `running a clock for a non-finite time raises an exception and keeps its time`(duration: Double) {
    let clock = FrameClock()
    expect(["FrameClock.run(for:)", "must be finite", "\(duration)"]) { clock.run(for: duration) }
    expect(["FrameClock.advance(by:)", "must be finite", "\(duration)"]) { clock.advance(by: duration) }
    #expect(clock.time == 0)
    clock.run(for: 1)
    #expect(abs(clock.time - 1) < 1e-6)
  }

  @Test(arguments: [Double.nan, .infinity, -1, 1e300])
  func `an invalid finger movement duration raises an exception and moves at once`(duration: Double) {
    let stage = ScrollStage()
    let finger = stage.finger
    let start = FrameClock.main.time
    expect(["Finger.move(to:duration:)", "\(duration)"]) {
      finger.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 50), duration: duration)
    }
    expectEqual((FrameClock.main.time, start), (finger.location, nil))
    stage.runToRest()
  }

  @Test func `adding a layer to its own descendant raises an exception and changes nothing`() {
    let (root, middle, leaf, other) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.addSublayer(middle)
    middle.addSublayer(leaf)
    other.addSublayer(root)
    let mistakes: [() -> Void] = [
      { leaf.addSublayer(root) }, { leaf.insertSublayer(root, at: 0) }, { root.addSublayer(root) },
      { leaf.insertSublayer(middle, below: nil) }, { leaf.insertSublayer(middle, above: nil) },
      { leaf.sublayers = [root] }, { leaf.mask = root }, { root.mask = root },
    ]
    for mistake in mistakes {
      let raised = namedExceptions(in: mistake)
      #expect(raised.count == 1, "\(raised)")
      #expect(raised.first?.hasPrefix("CALayerInvalid: layer <CALayer") == true, "\(raised)")
      #expect(raised.first?.contains("> is a part of cycle in its layer tree") == true, "\(raised)")
      expectEqual(
        (other.sublayers, [root]), (root.sublayers, [middle]), (middle.sublayers, [leaf]),
        (leaf.sublayers, nil), (leaf.mask, nil), (root.mask, nil))
    }
  }

  @Test func `adding a layer to its own mask raises an exception and changes nothing`() {
    let (masked, mask, inner) = (CALayer(), CALayer(), CALayer())
    masked.mask = mask
    mask.addSublayer(inner)
    for mistake in [{ inner.addSublayer(masked) }, { inner.mask = masked }] as [() -> Void] {
      let raised = exceptions(in: mistake)
      #expect(raised.count == 1, "\(raised)")
    }
    expectEqual((inner.sublayers, nil), (inner.mask, nil), (masked.superlayer, nil))
    masked.mask = nil
    #expect(exceptions { inner.addSublayer(masked) }.isEmpty)
  }

  @Test func `a view set as its own mask raises an exception and has no mask`() {
    let view = UIView()
    expect(["is a part of cycle in its layer tree"]) { view.mask = view }
    #expect(view.mask == nil)
  }

  private final class Miscounting: CountedCells {
    var sectionCount = 1
    var itemCount = 3

    override func numberOfSections(in collectionView: UICollectionView) -> Int { sectionCount }

    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      itemCount
    }
  }

  @Test(arguments: [-1, Int.max])
  func `invalid section and item counts raise an exception and are treated as zero`(count: Int) {
    let source = Miscounting([3])
    let view = UICollectionView(UICollectionViewFlowLayout(), showing: source, width: 100, height: 100)
    source.sectionCount = count
    expect(["the data source returned \(count) for the number of sections."]) { view.layoutIfNeeded() }
    #expect(view.numberOfSections == 0)
    (source.sectionCount, source.itemCount) = (1, count)
    view.reloadData()
    expect(["the data source returned \(count) for the number of items in section 0."]) {
      view.layoutIfNeeded()
    }
    #expect(view.numberOfItems(inSection: 0) == 0)
  }

  @Test(arguments: [[], [0], [0, 0, 0]] as [[Int]])
  func `an update without a two-part index path raises an exception and is ignored`(indices: [Int]) {
    let path = IndexPath(indexes: indices)
    let source = CountedCells([3])
    let view = UICollectionView(UICollectionViewFlowLayout(), showing: source, width: 100, height: 100)
    view.layoutIfNeeded()
    let words = ["Invalid index path for use with UICollectionView: \(path). "]
    expect(["insert"] + words) { view.insertItems(at: [path]) }
    expect(["delete"] + words) { view.deleteItems(at: [path]) }
    expect(["reload"] + words) { view.reloadItems(at: [path]) }
    expect(["move"] + words) { view.moveItem(at: path, to: [0, 1]) }
    expect(["move"] + words) { view.moveItem(at: [0, 1], to: path) }
    expect(["delete"] + words) { view.performBatchUpdates { view.deleteItems(at: [path]) } }
    view.layoutIfNeeded()
    expectEqual((view.numberOfItems(inSection: 0), 3), (view.visibleCells.count, 2))
  }
}
