import UIKitViews
import TestSupport
import Testing
import UIKitTestSupport

/// A log of handler calls on the main thread.
private nonisolated final class Changes: @unchecked Sendable {
  var log: [String] = []
  func add(_ entry: String) { log.append(entry) }
}

private class OwnScrollView: UIScrollView {
  var note = ""
  override var contentOffset: CGPoint { didSet { note = "override" } }
}

private final class FinalScrollView: UIScrollView {
  override var contentOffset: CGPoint { didSet {} }
}

@Suite("F Key-value observation", .serialized)
struct KeyValueObservingTests {
  private let changes = Changes()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() { scrollView.contentSize = CGSize(width: 100, height: 1000) }

  private func follow(_ options: NSKeyValueObservingOptions) -> NSKeyValueObservation {
    scrollView.observe(\.contentOffset, options: options) { [changes] _, change in
      let values = [change.oldValue, change.newValue].map { $0.map { "\(Int($0.y))" } ?? "–" }
      changes.add((change.isPrior ? "before " : "") + values.joined(separator: " → "))
    }
  }

  /// Apple's documentation of NSKeyValueObservingOptions.
  @Test(
    .fact("F3"),
    arguments: [
      ([], ["– → –"]), ([.new], ["– → 5"]), ([.old], ["0 → –"]), ([.new, .old], ["0 → 5"]),
      ([.initial, .new, .old], ["– → 0", "0 → 5"]), ([.prior, .new, .old], ["before 0 → –", "0 → 5"]),
    ] as [(NSKeyValueObservingOptions, [String])])
  func `the observing options determine the values passed to the handler`(
    options: NSKeyValueObservingOptions, expected: [String]
  ) {
    let token = follow(options)
    scrollView.contentOffset.y = 5
    #expect(changes.log == expected)
    token.invalidate()
  }

  @Test(.fact("F3"))
  func `each assignment calls the handler, even of an equal value, until invalidation`() {
    var token: NSKeyValueObservation? = follow(.new)
    scrollView.contentOffset.y = 5
    scrollView.contentOffset.y = 5
    token?.invalidate()
    scrollView.contentOffset.y = 6
    #expect(changes.log == ["– → 5", "– → 5"])
    token = follow(.new)
    scrollView.contentOffset.y = 7
    token = nil
    scrollView.contentOffset.y = 8
    #expect(changes.log == ["– → 5", "– → 5", "– → 7"])
  }

  @Test(.fact("F3"))
  func `the handler is called after the delegate with the new value`() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      let changes: Changes
      init(_ changes: Changes) { self.changes = changes }
      func scrollViewDidScroll(_ scrollView: UIScrollView) { changes.add("delegate") }
    }
    let delegate = Delegate(changes)
    scrollView.delegate = delegate
    let token = follow(.new)
    scrollView.contentOffset.y = 5
    #expect(changes.log == ["delegate", "– → 5"])
    token.invalidate()
  }

  @Test(.fact("F3"))
  func `the handler is called once per animation and once per frame of a scroll`() {
    let stage = ScrollStage()
    var frames = 0
    let count = Changes()
    let token = stage.scrollView.observe(\.contentOffset) { _, _ in count.add("") }
    UIView.animate(withDuration: 0.3) { stage.scrollView.contentOffset.y = 50 }
    #expect(count.log.count == 1)
    FrameClock.main.run(for: 0.5)
    #expect(count.log.count == 1)
    stage.flickUp()
    let dragged = count.log.count
    #expect(dragged > 3)
    while stage.scrollView.isDecelerating {
      FrameClock.main.advance(by: 1 / 60)
      frames += 1
    }
    #expect(count.log.count <= dragged + frames)
    #expect(count.log.count > dragged + frames / 2)
    token.invalidate()
  }

  @Test func `setting contentOffset also reports bounds, and setting bounds only bounds`() {
    let offset = follow(.new)
    let bounds = scrollView.observe(\.bounds, options: .new) { [changes] _, change in
      changes.add("bounds \(Int(change.newValue?.minY ?? -1))")
    }
    scrollView.contentOffset.y = 5
    #expect(changes.log == ["bounds 5", "– → 5"])
    scrollView.bounds.origin.y = 6
    #expect(changes.log == ["bounds 5", "– → 5", "bounds 6"])
    offset.invalidate()
    bounds.invalidate()
  }

  @Test func `changes of all observable properties are reported`() {
    final class Zooming: NSObject, UIScrollViewDelegate {
      let view = UIView()
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }
    let delegate = Zooming()
    scrollView.delegate = delegate
    scrollView.maximumZoomScale = 4
    let changes = changes
    let tokens = [
      scrollView.observe(\.frame) { _, _ in changes.add("frame") },
      scrollView.observe(\.center) { _, _ in changes.add("center") },
      scrollView.observe(\.transform) { _, _ in changes.add("transform") },
      scrollView.observe(\.transform3D) { _, _ in changes.add("transform3D") },
      scrollView.observe(\.alpha) { _, _ in changes.add("alpha") },
      scrollView.observe(\.isHidden) { _, _ in changes.add("isHidden") },
      scrollView.observe(\.contentSize) { _, _ in changes.add("contentSize") },
      scrollView.observe(\.contentInset) { _, _ in changes.add("contentInset") },
      scrollView.observe(\.zoomScale) { _, _ in changes.add("zoomScale") },
    ]
    scrollView.frame.size.width = 90
    scrollView.center.x = 1
    scrollView.transform = CGAffineTransform(scaleX: 2, y: 2)
    scrollView.transform3D = CATransform3DIdentity
    scrollView.alpha = 0.5
    scrollView.isHidden = true
    scrollView.contentSize.height = 900
    scrollView.contentInset.top = 3
    scrollView.zoomScale = 2
    let expected = [
      "frame", "center", "transform", "transform3D", "alpha", "isHidden", "contentSize", "contentInset",
      // Zooming enlarges the contents.
      "contentSize", "zoomScale",
    ]
    #expect(changes.log == expected)
    for token in tokens { token.invalidate() }
  }

  @Test func `an autoresized view's frame is observed`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.autoresizingMask = .flexibleWidth
    parent.addSubview(scrollView)
    let token = scrollView.observe(\.frame, options: .new) { [changes] _, change in
      changes.add("\(Int(change.newValue?.width ?? -1))")
    }
    parent.frame.size.width = 200
    #expect(changes.log == ["200"])
    token.invalidate()
  }

  @Test func `an overridden property is observed in a subclass`() {
    let view = OwnScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let token = view.observe(\.contentOffset, options: .new) { [changes] _, change in
      changes.add("\(Int(change.newValue?.y ?? -1))")
    }
    view.contentOffset.y = 4
    expectEqual((changes.log, ["4"]), (view.note, "override"))
    token.invalidate()
  }

  @Test func `an override in a final class is observed through its superclass only`() {
    let view = FinalScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let reasons = exceptions { view.observe(\.contentOffset) { _, _ in }.invalidate() }
    #expect(reasons.count == 1)
    #expect(reasons.first?.contains("superclass") == true)
    let token = (view as UIScrollView).observe(\.contentOffset, options: .new) { [changes] _, change in
      changes.add("\(Int(change.newValue?.y ?? -1))")
    }
    view.contentOffset.y = 4
    #expect(changes.log == ["4"])
    token.invalidate()
  }

  @Test func `a handler can set the property and invalidate another token`() {
    var first: NSKeyValueObservation?
    var second: NSKeyValueObservation?
    nonisolated(unsafe) var stop: () -> Void = {}
    first = scrollView.observe(\.contentOffset, options: .new) { [changes] view, change in
      let value = Int(change.newValue?.y ?? -1)
      changes.add("first \(value)")
      MainActor.assumeIsolated {
        stop()
        if value == 1 { view.contentOffset.y = 2 }
      }
    }
    second = scrollView.observe(\.contentOffset) { [changes] _, _ in changes.add("second") }
    stop = { second?.invalidate() }
    scrollView.contentOffset.y = 1
    #expect(changes.log == ["first 1", "first 2"])
    first?.invalidate()
    stop = {}
  }

  @Test func `a token does not retain its view and can outlive it`() {
    weak var gone: UIView?
    var token: NSKeyValueObservation?
    do {
      let view = UIView()
      gone = view
      token = view.observe(\.frame) { _, _ in }
    }
    #expect(gone == nil)
    token?.invalidate()
    token = nil
  }

  @Test func `observing an unsupported key path raises an exception, and the token is inert`() {
    var token: NSKeyValueObservation?
    let reasons = exceptions { token = scrollView.observe(\.tag) { _, _ in } }
    #expect(reasons.count == 1)
    #expect(reasons.first?.hasPrefix("Could not extract a String from KeyPath \\UIScrollView.") == true)
    let nested = exceptions { token = scrollView.observe(\.layer.bounds) { _, _ in } }
    #expect(nested.count == 1)
    token?.invalidate()
    scrollView.tag = 1
  }
}
