import Foundation
import Testing
import UIKitTestSupport

@testable import UIKitViews

/// Issue 51, A.8: on iOS, a window that a function makes is autoreleased, and lives until the end of the run loop's turn.
@MainActor
@Suite("How long a window lives")
struct WindowLifetimeTests {
  private final class Trace {
    private(set) weak var window: UIWindow?

    /// Shows a view in a window that nobody stores.
    func host(_ view: UIView) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(view)
      window.makeKeyAndVisible()
      self.window = window
    }
  }

  private let trace = Trace()
  private let view = UIView()

  @Test func `a window that a function made is there after it has returned`() {
    trace.host(view)
    #expect(view.window != nil)
    #expect(view.window === trace.window)
  }

  @Test func `a hidden window with a view, and a shown one without, live until the end of the turn`() {
    weak var shown: UIWindow?
    func make() {
      UIWindow(frame: .zero).addSubview(view)
      let window = UIWindow(frame: .zero)
      window.isHidden = false
      shown = window
    }
    make()
    #expect(view.window != nil)
    #expect(shown != nil)
  }

  @Test func `an autorelease pool ends with its closure, and an inner one before the outer one`() {
    let inner = Trace()
    autoreleasepool {
      trace.host(view)
      autoreleasepool { inner.host(UIView()) }
      #expect(inner.window == nil)
      #expect(trace.window != nil)
    }
    #expect(trace.window == nil)
    #expect(view.window == nil)
  }

  @Test func `a pool whose closure throws releases its windows`() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try autoreleasepool {
        trace.host(view)
        throw Failure()
      }
    }
    #expect(trace.window == nil)
  }

  @Test func `a pool on another thread leaves the main actor's windows alone`() async {
    let value = await Task.detached { autoreleasepool { 7 } }.value
    #expect(value == 7)
  }

  @Test func `frames do not end the turn of the function that advances the clock`() {
    trace.host(view)
    FrameClock.main.run(for: 0.1)
    #expect(trace.window != nil)
    view.setNeedsLayout()
    FrameClock.main.advance(by: 1 / 60)
    #expect(!view.needsLayout)
  }

  @Test func `a window that a frame's callback made lives until the end of the frame`() {
    var wasThere = false
    FrameClock.main.schedule(after: 0) { [trace, view] in
      trace.host(view)
      wasThere = view.window != nil
    }
    FrameClock.main.advance(by: 1 / 60)
    #expect(wasThere)
    #expect(trace.window == nil)
  }

  @Test func `at an await, the turn is over`() async {
    trace.host(view)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(trace.window == nil)
    #expect(view.window == nil)
  }

  @Test func `a stored window outlives the turn`() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(view.window === window)
  }

  @Test func `a window that gets views for many frames is released with its last reference`() {
    weak var gone: UIWindow?
    autoreleasepool {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.isHidden = false
      gone = window
      for _ in 1...50 {
        let child = UIView()
        window.addSubview(child)
        FrameClock.main.advance(by: 1 / 60)
        child.removeFromSuperview()
      }
    }
    #expect(gone == nil)
  }
}
