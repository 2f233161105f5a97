import Foundation
import Testing
import UIKitTestSupport

@testable import UIKitViews

/// Issue 51, A.8: on iOS, a window created in a function is autoreleased, so it lives until the end of the
/// run loop turn.
@MainActor
@Suite("Lifetime of windows")
struct WindowLifetimeTests {
  private final class Trace {
    private(set) weak var window: UIWindow?

    /// Shows a view in a window without a strong reference to the window.
    func host(_ view: UIView) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(view)
      window.makeKeyAndVisible()
      self.window = window
    }
  }

  private let trace = Trace()
  private let view = UIView()

  @Test func `a window created in a function still exists after the function returns`() {
    trace.host(view)
    #expect(view.window != nil)
    #expect(view.window === trace.window)
  }

  @Test func `a hidden window with a view and an empty shown one live until the turn ends`() {
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

  @Test func `an autorelease pool releases its windows when its closure ends`() {
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

  @Test func `an autorelease pool releases its windows when its closure throws`() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try autoreleasepool {
        trace.host(view)
        throw Failure()
      }
    }
    #expect(trace.window == nil)
  }

  @Test func `an autorelease pool on another thread returns its closure's result`() async {
    let value = await Task.detached { autoreleasepool { 7 } }.value
    #expect(value == 7)
  }

  @Test func `advancing the clock does not end the turn of the calling function`() {
    trace.host(view)
    FrameClock.main.run(for: 0.1)
    #expect(trace.window != nil)
    view.setNeedsLayout()
    FrameClock.main.advance(by: 1 / 60)
    #expect(!view.needsLayout)
  }

  @Test func `a window created in a frame callback lives until the end of the frame`() {
    var wasThere = false
    FrameClock.main.schedule(after: 0) { [trace, view] in
      trace.host(view)
      wasThere = view.window != nil
    }
    FrameClock.main.advance(by: 1 / 60)
    #expect(wasThere)
    #expect(trace.window == nil)
  }

  @Test func `an await ends the turn and releases its windows`() async {
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

  @Test func `a window with many short-lived views is released with its last reference`() {
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
