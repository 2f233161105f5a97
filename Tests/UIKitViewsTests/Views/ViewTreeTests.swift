import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKitViews

private final class LoggingView: UIView {
  var log: [String] = []
  override func willMove(toSuperview newSuperview: UIView?) {
    log.append("willMove \(newSuperview == nil ? "-" : "+")")
  }
  override func didMoveToSuperview() { log.append("didMove \(superview == nil ? "-" : "+")") }
  override func willMove(toWindow newWindow: UIWindow?) {
    log.append("willWindow \(newWindow == nil ? "-" : "+")")
  }
  override func didMoveToWindow() { log.append("didWindow \(window == nil ? "-" : "+")") }
  override func layoutSubviews() { log.append("layout") }
}

@Suite("View tree")
struct ViewTreeTests {
  @Test func `a view is notified of its window and superview in UIKit's order`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = LoggingView()
    window.addSubview(view)
    #expect(view.log == ["willWindow +", "willMove +", "didWindow +", "didMove +"])
    view.log = []
    view.removeFromSuperview()
    expectEqual(
      (view.log, ["willWindow -", "willMove -", "didWindow -", "didMove -"]),
      (view.superview, nil))
    #expect(window.subviews.isEmpty)
  }

  /// Returns the index of the view's superview, or -1 if views and layers don't agree.
  private func parentIndex(of view: UIView, among parents: [UIView]) -> Int? {
    let indices = parents.indices.filter { parents[$0].subviews.contains { $0 === view } }
    guard indices.count <= 1 else { return -1 }
    let parent = indices.first.map { parents[$0] }
    guard view.superview === parent, view.layer.superlayer === parent?.layer else { return -1 }
    return indices.first
  }

  @Test(arguments: [true, false])
  func `a view moved by its canceled gesture during removal stays at its new place`(
    moves: Bool
  ) {
    let window = makeWindow()
    let (old, other) = (UIView(frame: window.bounds), UIView(frame: window.bounds))
    for parent in [other, old] { window.addSubview(parent) }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    old.addSubview(view)
    let pan = UIPanGestureRecognizer()
    pan.addAction { [view] in
      guard $0.state == .cancelled else { return }
      if moves { other.addSubview(view) } else { view.removeFromSuperview() }
    }
    view.addGestureRecognizer(pan)
    let finger = Finger(in: window)
    finger.down(at: CGPoint(x: 10, y: 10))
    finger.move(to: CGPoint(x: 60, y: 60), duration: 0.1)
    #expect(pan.state == .changed)
    view.removeFromSuperview()
    #expect(parentIndex(of: view, among: [old, other]) == (moves ? 1 : nil))
    finger.lift()
  }

  @Test func `a view that moves elsewhere in willMove or willRemoveSubview has one superview`() {
    final class Restless: UIView {
      var refuge: UIView?
      override func willMove(toSuperview newSuperview: UIView?) {
        guard let refuge, newSuperview !== refuge else { return }
        self.refuge = nil
        refuge.addSubview(self)
      }
    }
    final class Eager: UIView {
      var refuge: UIView?
      override func willRemoveSubview(_ subview: UIView) {
        let refuge = refuge
        self.refuge = nil
        refuge?.addSubview(subview)
      }
    }
    let parents = [Eager(), UIView(), UIView()]
    let view = Restless()
    parents[0].addSubview(view)
    view.refuge = parents[1]
    parents[2].addSubview(view)
    #expect(parentIndex(of: view, among: parents) == 2)
    view.refuge = parents[1]
    view.removeFromSuperview()
    #expect(parentIndex(of: view, among: parents) == 1)
    parents[0].addSubview(view)
    (parents[0] as? Eager)?.refuge = parents[1]
    parents[2].addSubview(view)
    #expect(parentIndex(of: view, among: parents) == 1)
  }

  @Test func `subviews and sublayers have the same order after every kind of insertion`() {
    let root = UIView()
    let views = (0..<4).map { tag in
      let view = UIView()
      view.tag = tag
      return view
    }
    root.addSubview(views[0])
    root.insertSubview(views[1], at: 0)
    root.insertSubview(views[2], aboveSubview: views[1])
    root.insertSubview(views[3], belowSubview: views[0])
    #expect(root.subviews.map(\.tag) == [1, 2, 3, 0])
    root.bringSubviewToFront(views[1])
    root.sendSubviewToBack(views[0])
    #expect(root.subviews.map(\.tag) == [0, 2, 3, 1])
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(root.subviews.map(\.tag) == [1, 2, 3, 0])
    root.addSubview(views[2])
    expectEqual(
      (root.subviews.map(\.tag), [1, 3, 0, 2]),
      (root.layer.sublayers?.map(ObjectIdentifier.init), root.subviews.map { ObjectIdentifier($0.layer) }))
  }

  @Test func `many layout requests cause one layout, and layoutIfNeeded reaches descendants`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = LoggingView(frame: .zero)
    root.addSubview(child)
    root.layoutIfNeeded()
    child.log = []
    child.setNeedsLayout()
    child.setNeedsLayout()
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(child.log == ["layout"])
    child.log = []
    child.frame = CGRect(x: 5, y: 5, width: 0, height: 0)
    root.layoutIfNeeded()
    #expect(child.log == [], "moving a view doesn't change its size")
  }

  private final class Acting: UIView {
    var act: () -> Void = {}
    override func layoutSubviews() { act() }
  }

  @Test func `subviews marked during a layout are laid out in that pass, and no marks remain`() {
    let (window, view, child) = (
      UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Acting(), LoggingView()
    )
    window.addSubview(view)
    view.addSubview(child)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    child.log = []
    let other = LoggingView()
    var count = 0
    view.act = {
      other.setNeedsLayout()
      other.layoutIfNeeded()
      child.setNeedsLayout()
      count += 1
      if count < 3 { view.setNeedsLayout() }
    }
    FrameClock.main.run(while: !FrameClock.main.isIdle, limit: 2)
    view.setNeedsLayout()
    FrameClock.main.advance(by: 0.01)
    #expect(FrameClock.main.isIdle, "no further frame is requested")
    expectEqual((child.log, ["layout"]), (other.log.count, 3), (count, 3))
    expectEqual(
      (view.needsLayout, false), (view.hasDescendantNeedingLayout, false),
      (window.hasDescendantNeedingLayout, false))
    child.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(child.log == ["layout", "layout"])
  }

  @Test func `a sibling marked during a layout is laid out in the next pass`() {
    let (root, first, second) = (UIView(), LoggingView(), Acting())
    root.addSubview(first)
    root.addSubview(second)
    root.layoutIfNeeded()
    first.log = []
    second.act = { first.setNeedsLayout() }
    second.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(first.log == [])
    second.act = {}
    root.layoutIfNeeded()
    #expect(first.log == ["layout"])
  }

  @Test func `layoutIfNeeded on an ancestor during a layout lays out marked views at once`() {
    let (root, view, child) = (UIView(), Acting(), LoggingView())
    root.addSubview(view)
    view.addSubview(child)
    root.layoutIfNeeded()
    child.log = []
    var seen: [String] = []
    view.act = {
      child.setNeedsLayout()
      root.layoutIfNeeded()
      seen = child.log
    }
    view.setNeedsLayout()
    root.layoutIfNeeded()
    expectEqual((seen, ["layout"]), (child.log, ["layout"]))
  }

  @Test(arguments: [true, false])
  func `layoutIfNeeded on the root in a nested layout lays out marked views at once`(marksOwn: Bool) {
    let (root, outer, inner) = (UIView(), Acting(), Acting())
    let (own, other) = (LoggingView(), LoggingView())
    root.addSubview(outer)
    for view in [inner, other] { outer.addSubview(view) }
    inner.addSubview(own)
    root.layoutIfNeeded()
    (own.log, other.log) = ([], [])
    var seen: [[String]] = []
    outer.act = {
      outer.act = {}
      other.setNeedsLayout()
      inner.setNeedsLayout()
      inner.layoutIfNeeded()
    }
    inner.act = {
      inner.act = {}
      if marksOwn { own.setNeedsLayout() }
      root.layoutIfNeeded()
      seen = [own.log, other.log]
    }
    outer.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(seen == [marksOwn ? ["layout"] : [], ["layout"]])
  }

  @Test func `layoutIfNeeded on a sibling during a layout lays out marked views at once`() {
    let (root, view, sibling, child) = (UIView(), Acting(), UIView(), LoggingView())
    for subview in [view, sibling] { root.addSubview(subview) }
    view.addSubview(child)
    root.layoutIfNeeded()
    child.log = []
    var seen: [String] = []
    view.act = {
      view.act = {}
      child.setNeedsLayout()
      root.setNeedsLayout()
      sibling.setNeedsLayout()
      sibling.layoutIfNeeded()
      seen = child.log
    }
    view.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(seen == ["layout"])
  }

  @Test func `layoutIfNeeded during a layout applies a changed constraint at once`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (view, child) = (Acting(), UIView())
    root.addSubview(view)
    view.addSubview(child)
    for view in [view, child] { view.translatesAutoresizingMaskIntoConstraints = false }
    let width = child.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.rightAnchor.constraint(equalTo: root.rightAnchor),
      view.heightAnchor.constraint(equalToConstant: 50),
      child.leftAnchor.constraint(equalTo: view.leftAnchor),
      child.topAnchor.constraint(equalTo: view.topAnchor),
      child.heightAnchor.constraint(equalToConstant: 10), width,
    ])
    root.layoutIfNeeded()
    #expect(child.frame.width == 10)
    var seen: CGFloat = 0
    view.act = {
      view.act = {}
      width.constant = 50
      root.layoutIfNeeded()
      seen = child.frame.width
    }
    view.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(seen == 50)
  }

  @Test func `a view that moves away during its layout is laid out, and again if marked later`() {
    let (root, other, view, child) = (UIView(), UIView(), Acting(), LoggingView())
    for (subview, superview) in [(other, root), (view, root), (child, view)] { superview.addSubview(subview) }
    root.layoutIfNeeded()
    child.log = []
    var count = 0
    view.act = {
      child.setNeedsLayout()
      count += 1
      if view.superview === root { other.addSubview(view) }
    }
    view.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(child.log.last == "layout")
    root.layoutIfNeeded()
    (child.log, count) = ([], 0)
    child.setNeedsLayout()
    root.layoutIfNeeded()
    expectEqual((child.log, ["layout"]), (count, 0))
    view.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(count == 1)
  }

  @Test
  func `an autoresizing mask applies under each superview until it is cleared`() {
    let (first, second) = (UIView(), UIView())
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    first.addSubview(view)
    view.autoresizingMask = .flexibleWidth
    first.bounds.size.width += 5
    #expect(view.bounds.width == 15)
    second.addSubview(view)
    second.bounds.size.width += 5
    #expect(view.bounds.width == 20)
    view.autoresizingMask = []
    second.bounds.size.width += 5
    #expect(view.bounds.width == 20)
  }

  @Test
  func `frame follows bounds and transform about an unchanged center`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.bounds.size = CGSize(width: 200, height: 100)
    #expect(view.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    expectEqual(
      (view.frame, CGRect(x: 10, y: 20, width: 100, height: 50)),
      (view.bounds.size, CGSize(width: 200, height: 100)))
  }

  typealias Mask = UIView.AutoresizingMask

  @Test(
    arguments: [
      (Mask([.flexibleWidth, .flexibleHeight]), CGRect(x: 10, y: 10, width: 180, height: 130)),
      (Mask.flexibleLeftMargin, CGRect(x: 110, y: 10, width: 80, height: 80)),
      (Mask([.flexibleLeftMargin, .flexibleRightMargin]), CGRect(x: 60, y: 10, width: 80, height: 80)),
      (Mask([.flexibleTopMargin, .flexibleBottomMargin]), CGRect(x: 10, y: 35, width: 80, height: 80)),
      (Mask(), CGRect(x: 10, y: 10, width: 80, height: 80)),
    ])
  func `autoresizing distributes a size change in proportion among the flexible parts`(
    mask: UIView.AutoresizingMask, expected: CGRect
  ) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    view.autoresizingMask = mask
    root.addSubview(view)
    root.frame.size = CGSize(width: 200, height: 150)
    #expect(view.frame == expected)
  }

  @Test func `points convert through offsets, transforms and scrolled bounds and back`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    let scroll = UIScrollView(frame: CGRect(x: 50, y: 60, width: 200, height: 200))
    let turned = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
    root.addSubview(scroll)
    scroll.addSubview(turned)
    scroll.contentOffset = CGPoint(x: 30, y: 70)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let point = turned.convert(CGPoint(x: 0, y: 0), to: root)
    #expect(hypot(point.x - 160, point.y - 90) < 1e-9)
    let back = turned.convert(point, from: root)
    #expect(hypot(back.x, back.y) < 1e-9)
    #expect(
      scroll.convert(CGRect(x: 30, y: 70, width: 10, height: 10), to: root).origin == scroll.frame.origin)
  }

  @Test func `conversion between separate view trees includes the origins of both roots`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let shown = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 40))
    window.addSubview(shown)
    let root = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
    let child = UIView(frame: CGRect(x: 5, y: 7, width: 10, height: 10))
    root.addSubview(child)
    expectEqual(
      (child.convert(CGPoint(x: 1, y: 2), to: window), CGPoint(x: 106, y: 209)),
      (child.convert(CGPoint(x: 1, y: 2), to: shown), CGPoint(x: 86, y: 179)),
      (shown.convert(CGPoint(x: 1, y: 2), from: child), CGPoint(x: 86, y: 179)),
      (child.convert(CGPoint(x: 86, y: 179), from: shown), CGPoint(x: 1, y: 2)),
      (root.convert(root.bounds, to: shown), CGRect(x: 80, y: 170, width: 50, height: 50)))
    // Within one tree, the root's origin doesn't matter.
    root.addSubview(shown)
    expectEqual(
      (child.convert(CGPoint(x: 1, y: 2), to: shown), CGPoint(x: -14, y: -21)),
      (child.convert(CGPoint(x: 1, y: 2), to: root), CGPoint(x: 6, y: 9)))
  }

  @Test func `adjustedContentInset follows contentInsetAdjustmentBehavior`() {
    final class Notched: UIView {
      override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 44, left: 10, bottom: 20, right: 10) }
    }
    let root = Notched(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let scroll = UIScrollView(frame: root.bounds)
    root.addSubview(scroll)
    scroll.contentInset.top = 5
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 49, left: 0, bottom: 20, right: 0))
    scroll.contentInsetAdjustmentBehavior = .always
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 49, left: 10, bottom: 20, right: 10))
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
  }

  @Test func `a view that adds its new superview as a subview in willMove gets no superview`() {
    final class Enclosing: UIView {
      override func willMove(toSuperview newSuperview: UIView?) {
        if let newSuperview { addSubview(newSuperview) }
      }
    }
    let (superview, view) = (UIView(), Enclosing())
    superview.addSubview(view)
    #expect(superview.superview === view)
    expectEqual((view.superview, nil), (superview.subviews, []))
  }

  @Test(arguments: seeds(200) as Range<UInt64>)
  func `random insertions, moves and removals keep subviews and layers in order`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (root, lowest) = (UIView(), CALayer())
    root.layer.addSublayer(lowest)
    var model: [UIView] = []
    for _ in 0..<400 {
      let index = random.int(0...model.count)
      let view = UIView()
      let known = model.isEmpty ? nil : model[min(index, model.count - 1)]
      switch (random.int(0...(model.count < 80 ? 2 : 8)), known) {
      case (0, _), (_, nil):
        for offset in 0..<random.int(1...8) {
          let view = UIView()
          root.insertSubview(view, at: index + offset)
          model.insert(view, at: index + offset)
        }
      case (1, let known?):
        root.insertSubview(view, aboveSubview: known)
        model.insert(view, at: model.firstIndex(of: known)! + 1)
      case (2, let known?):
        root.insertSubview(view, belowSubview: known)
        model.insert(view, at: model.firstIndex(of: known)!)
      case (3, let known?):
        root.bringSubviewToFront(known)
        model.removeAll { $0 === known }
        model.append(known)
      case (4, let known?):
        root.sendSubviewToBack(known)
        model.removeAll { $0 === known }
        model.insert(known, at: 0)
      case (5, _):
        let other = random.int(0...(model.count - 1))
        root.exchangeSubview(at: min(index, model.count - 1), withSubviewAt: other)
        model.swapAt(min(index, model.count - 1), other)
      default:
        for view in model[min(index, model.count - 1)...].prefix(random.int(1...12)) {
          view.removeFromSuperview()
          model.removeAll { $0 === view }
          #expect(view.superview == nil)
          #expect(view.layer.superlayer == nil)
        }
      }
      guard random.int(0...9) == 0 else { continue }
      #expect(root.subviews == model)
      #expect(root.layer.sublayers?.filter { $0 !== lowest } == model.map(\.layer))
    }
    expectEqual(
      (root.subviews, model), (root.layer.sublayers?.filter { $0 !== lowest } ?? [], model.map(\.layer)))
    #expect(root.layer.sublayers?.contains(lowest) == true)
  }
}
