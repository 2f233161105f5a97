import CollectionView
import Foundation
import TestSupport
import Testing

@testable import LiveHost

@MainActor
@Suite("Closed pages")
struct ClosedPageTests {
  /// Unfinished work of a page when it closes.
  struct Unfinished: CustomTestStringConvertible, Sendable {
    let name: String
    let begin: @MainActor @Sendable (BusyController) -> Void

    var testDescription: String { name }

    init(_ name: String, _ begin: @escaping @MainActor @Sendable (BusyController) -> Void) {
      (self.name, self.begin) = (name, begin)
    }

    static let animations = [
      Unfinished("an animation") { busy in
        UIView.animate(withDuration: 2, animations: busy.change) { _ in busy.finish() }
      },
      Unfinished("an animation that changes nothing") { busy in
        UIView.animate(withDuration: 2, animations: {}) { _ in busy.finish() }
      },
      Unfinished("an animation after a delay") { busy in
        UIView.animate(withDuration: 2, delay: 9, animations: busy.change) { _ in busy.finish() }
      },
      Unfinished("an animation that repeats") { busy in
        UIView.animate(
          withDuration: 0.1, delay: 0, options: [.repeat, .autoreverse], animations: busy.change
        ) { _ in busy.finish() }
      },
      Unfinished("animations that each begin the next") { $0.pulse() },
      Unfinished("keyframes") { busy in
        UIView.animateKeyframes(withDuration: 2, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5, animations: busy.change)
        } completion: { _ in
          MainActor.assumeIsolated { busy.finish() }
        }
      },
      Unfinished("an awaited animation") { busy in
        Task {
          await UIView.animateKeyframes(withDuration: 2, delay: 0, animations: busy.change)
          busy.finish()
        }
      },
      Unfinished("a transaction") { busy in
        CATransaction.begin()
        CATransaction.setCompletionBlock(busy.finish)
        busy.dot.position.x += 100
        CATransaction.commit()
      },
      Unfinished("the implicit transaction") { busy in CATransaction.setCompletionBlock(busy.finish) },
    ]

    static let animators = [
      Unfinished("a running animator") { $0.makeAnimator().startAnimation() },
      Unfinished("an animator before its delay") { $0.makeAnimator().startAnimation(afterDelay: 9) },
      Unfinished("a paused animator") { $0.makeAnimator().pauseAnimation() },
      Unfinished("a scrubbed animator") { $0.makeAnimator().fractionComplete = 0.5 },
      Unfinished("a stopped animator") { busy in
        busy.makeAnimator().startAnimation()
        busy.animator?.stopAnimation(false)
      },
      Unfinished("animators that each start the next") { $0.pulseByAnimator() },
      Unfinished("an awaited animator") { busy in
        let animator = busy.makeAnimator()
        animator.startAnimation()
        Task {
          _ = await animator.addCompletion()
          busy.finish()
        }
      },
    ]

    static let calls = [
      Unfinished("a display link") { $0.startLink() },
      Unfinished("a paused display link") { busy in
        busy.startLink()
        busy.link?.isPaused = true
      },
      Unfinished("a delayed call") { busy in
        busy.perform(Selector("finish", BusyController.finish), with: nil, afterDelay: 9)
      },
      Unfinished("a timer") { busy in FrameClock.main.schedule(after: 9, busy.finish) },
      Unfinished("a frame observer") { busy in
        busy.observer = FrameClock.main.observeFrames { _ in busy.frames += 1 }
      },
    ]

    static let collections = [
      Unfinished("a change of layout") { busy in
        busy.collectionView.setCollectionViewLayout(BusyController.wideLayout, animated: true) { _ in
          busy.finish()
        }
      },
      Unfinished("an interactive transition") { busy in
        busy.collectionView.startInteractiveTransition(to: BusyController.wideLayout) { _, _ in
          busy.finish()
        }
      },
      Unfinished("a canceled interactive transition") { busy in
        busy.collectionView.startInteractiveTransition(to: BusyController.wideLayout) { _, _ in
          busy.finish()
        }
        busy.collectionView.cancelInteractiveTransition()
      },
      Unfinished("a batch of updates") { busy in
        busy.items += 1
        busy.collectionView.performBatchUpdates {
          busy.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
        } completion: { _ in
          busy.finish()
        }
      },
      Unfinished("a batch that a batch begins") { busy in
        busy.collectionView.performBatchUpdates(nil) { _ in
          busy.collectionView.performBatchUpdates(nil) { _ in busy.finish() }
        }
      },
      Unfinished("an awaited snapshot") { busy in
        Task {
          await busy.showSnapshot()
          busy.finish()
        }
      },
      Unfinished("a moving item") { busy in
        busy.collectionView.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
        busy.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 599))
      },
      Unfinished("an animated scroll") { busy in
        busy.collectionView.setContentOffset(CGPoint(x: 0, y: 5000), animated: true)
      },
      Unfinished("a bounce") { busy in
        busy.finger?.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 500), duration: 0.1)
      },
      Unfinished("a finger that rests") { busy in
        busy.view.addGestureRecognizer(UILongPressGestureRecognizer())
        busy.finger?.down(at: CGPoint(x: 50, y: 100))
      },
    ]

    static let all = animations + animators + calls + collections
  }

  @Test(arguments: Unfinished.all)
  func `a closed page releases all of its screen`(unfinished: Unfinished) async throws {
    weak var controller: BusyController?
    weak var closed: LiveSession?
    do {
      let session = try LiveSession.open {
        let made = BusyController()
        controller = made
        return made
      }
      closed = session
      for _ in 0..<3 { session.advance(by: 1.0 / 60) }
      session.asOwner { if let controller { unfinished.begin(controller) } }
      // Lets tasks start.
      await Self.letOthersWork()
      for _ in 0..<3 {
        session.advance(by: 1.0 / 60)
        session.showFrames(1)
      }
      #expect(controller != nil)
      session.pageDidClose()
    }
    // Waiting tasks continue to their end. An animation of a task takes two seconds.
    await Self.letOthersWork()
    for _ in 0..<2000 where controller != nil { try await Task.sleep(for: .milliseconds(5)) }
    expectEqual((controller == nil, true), (closed == nil, true))
  }

  private static func letOthersWork() async { for _ in 0..<20 { await Task.yield() } }

  @Test func `completions of a closed page are called with false and start nothing new`() throws {
    var ends: [Bool] = []
    let session = try LiveSession.open { BusyController() }
    func pulse() {
      UIView.animate(withDuration: 2, animations: { session.window?.alpha -= 0.1 }) { finished in
        ends.append(finished)
        pulse()
      }
    }
    session.asOwner { pulse() }
    session.advance(by: 0.1)
    session.pageDidClose()
    session.advance(by: 9)
    #expect(ends == [false])
  }
}

/// A screen with pending work. It's retained until the work ends and the completion is called.
final class BusyController: UIViewController, UICollectionViewDataSource {
  static var wideLayout: UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    return layout
  }

  var items = 500
  private(set) var animator: UIViewPropertyAnimator?
  private(set) var link: CADisplayLink?
  var observer: FrameObserver?
  var frames = 0
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  let dot = CALayer()
  private(set) lazy var collectionView = UICollectionView(
    frame: UIScreen.main.bounds, collectionViewLayout: UICollectionViewFlowLayout())
  private var diffable: UICollectionViewDiffableDataSource<Int, Int>?

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(GridCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = self
    view.addSubview(collectionView)
    view.addSubview(box)
    view.layer.addSublayer(dot)
  }

  var finger: Finger? { view.window.map { Finger(in: $0) } }

  func finish() { frames += 1 }

  func change() { box.center.x += 100 }

  func pulse() {
    UIView.animate(withDuration: 0.02, animations: change) { _ in self.pulse() }
  }

  func pulseByAnimator() {
    let animator = UIViewPropertyAnimator(duration: 0.02, curve: .linear, animations: change)
    animator.addCompletion { _ in self.pulseByAnimator() }
    animator.startAnimation()
    self.animator = animator
  }

  @discardableResult func makeAnimator() -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear, animations: change)
    animator.addCompletion { _ in self.finish() }
    self.animator = animator
    return animator
  }

  func startLink() {
    let link = CADisplayLink(target: self, selector: Selector("tick:", BusyController.tick(_:)))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func tick(_ link: CADisplayLink) { frames += 1 }

  func showSnapshot() async {
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
      view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    diffable = source
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<20))
    await source.apply(snapshot)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
