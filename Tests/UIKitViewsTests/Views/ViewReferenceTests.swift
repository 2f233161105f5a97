import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKitViews

@MainActor
@Suite("Unretained references to a view")
struct ViewReferenceTests {
  @Test func `a subview outlives its superview and then has none`() {
    let child = UIView()
    do {
      let parent = UIView()
      parent.addSubview(child)
      #expect(child.superview === parent)
    }
    #expect(child.superview == nil)
    #expect(child.layer.superlayer == nil)
    #expect(child.window == nil)
  }

  @Test func `a subview moved to another superview keeps it when the first is released`() {
    let (child, second) = (UIView(), UIView())
    do {
      let first = UIView()
      first.addSubview(child)
      second.addSubview(child)
    }
    #expect(child.superview === second)
    #expect(child.layer.superlayer === second.layer)
  }

  @Test func `a layer outlives its view and then has no delegate`() {
    let layer: CALayer
    do {
      let view = UIView()
      layer = view.layer
      #expect(layer.delegate === view)
    }
    #expect(layer.delegate == nil)
    #expect(layer.view == nil)
  }

  @Test func `a view's layer has a weak delegate, which can be set back to the view`() {
    final class Delegate: NSObject, CALayerDelegate {}
    let view = UIView()
    do {
      let delegate = Delegate()
      view.layer.delegate = delegate
      #expect(view.layer.delegate === delegate)
    }
    #expect(view.layer.delegate == nil)
    view.layer.delegate = view
    #expect(view.layer.delegate === view)
  }

  @Test func `a recognizer outlives its view and then has none`() {
    let recogniser = UIPanGestureRecognizer()
    do {
      let view = UIView()
      view.addGestureRecognizer(recogniser)
      #expect(recogniser.view === view)
    }
    #expect(recogniser.view == nil)
  }

  @Test func `a touch outlives its view and window and then has neither`() throws {
    let touch: UITouch
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      touch = UITouch(window: window, point: .zero, timestamp: 0)
      touch.viewReference = window.reference
      #expect(touch.view === window)
      #expect(touch.window === window)
    }
    #expect(touch.view == nil)
    #expect(touch.window == nil)
  }

  @Test func `the pan recognizer of a released scroll view can begin without its view`() {
    let pan: UIPanGestureRecognizer
    do { pan = UIScrollView().panGestureRecognizer }
    pan.state = .began
    FrameClock.main.run(for: 0.1)
    #expect(pan.view == nil)
  }

  /// See ``ViewReference``.
  @Test func `a flicked scroll view has no weak references until one is formed`() {
    let stage = ScrollStage()
    stage.flickUp()
    stage.runToRest()
    #expect(stage.scrollView.contentOffset.y > 0)
    #expect(!countsInTable(stage.scrollView))
    weak let reference = stage.scrollView
    #expect(countsInTable(stage.scrollView))
    _ = reference
  }

  @Test func `a constraint outlives its views and then has no items`() {
    let constraint: NSLayoutConstraint
    let anchor: NSLayoutDimension
    do {
      let (parent, child) = (UIView(), UIView())
      parent.addSubview(child)
      anchor = child.widthAnchor
      constraint = child.leadingAnchor.constraint(equalTo: parent.leadingAnchor)
      constraint.isActive = true
      #expect(constraint.isActive)
      #expect(constraint.firstItem === child)
    }
    #expect(constraint.firstItem == nil)
    #expect(constraint.secondItem == nil)
    #expect(!constraint.isActive)
    let late = anchor.constraint(equalToConstant: 10)
    #expect(late.firstItem == nil)
  }

  @Test func `a constraint outlives its layout engine, and the engine has no weak references`()
    throws
  {
    let child = UIView()
    let constraint = child.widthAnchor.constraint(equalToConstant: 40)
    try autoreleasepool {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(child)
      child.translatesAutoresizingMaskIntoConstraints = false
      constraint.isActive = true
      window.layoutIfNeeded()
      #expect(child.frame.width == 40)
      let engine = try #require(constraint.engine)
      #expect(engine.root === window)
      #expect(!countsInTable(engine))
    }
    #expect(constraint.engine == nil)
    constraint.constant = 50
    child.layoutIfNeeded()
  }

  @Test func `a view can remove its constraints and subviews in deinit`() {
    let child = UIView()
    let constraint: NSLayoutConstraint
    do {
      let parent = Tidy(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      parent.addSubview(child)
      child.translatesAutoresizingMaskIntoConstraints = false
      constraint = child.widthAnchor.constraint(equalTo: parent.widthAnchor)
      constraint.isActive = true
      child.heightAnchor.constraint(equalToConstant: 10).isActive = true
      parent.layoutIfNeeded()
      #expect(child.frame.size == CGSize(width: 100, height: 10))
    }
    #expect(child.superview == nil)
    #expect(!constraint.isActive)
    #expect(constraint.secondItem == nil)
  }

  @Test func `in deinit, a view can remove subviews whose constraints an ancestor solved`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    do {
      let parent = Tidy()
      for (view, superview) in [(parent, window), (child, parent)] as [(UIView, UIView)] {
        superview.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
          view.topAnchor.constraint(equalTo: superview.topAnchor),
          view.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
        ])
      }
      window.layoutIfNeeded()
      #expect(child.frame.size == CGSize(width: 100, height: 100))
      parent.removeFromSuperview()
    }
    #expect(child.superview == nil)
    #expect(child.constraints.isEmpty)
    window.layoutIfNeeded()
  }

  @Test func `a view with pending constraint updates can be released`() {
    do { UIView().setNeedsUpdateConstraints() }
    let view = UIView()
    view.setNeedsUpdateConstraints()
    view.layoutIfNeeded()
    #expect(!view.needsUpdateConstraints())
  }
}

/// Removes its constraints and subviews at deinitialization.
private final class Tidy: UIView {
  nonisolated deinit {
    MainActor.assumeIsolated {
      NSLayoutConstraint.deactivate(constraints)
      for view in subviews { view.removeFromSuperview() }
      layoutIfNeeded()
    }
  }
}
