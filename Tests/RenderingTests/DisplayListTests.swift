import CollectionView
import TestSupport
import Testing

@testable import Rendering

@Suite struct DisplayListTests {
  private let root = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))

  private func add(
    _ frame: CGRect = CGRect(x: 10, y: 10, width: 20, height: 20), to parent: UIView? = nil
  ) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = .red
    (parent ?? root).addSubview(view)
    return view
  }

  private func ids(_ list: DisplayList) -> [Int] { list.nodes.map(\.id.rawValue) }
  private func ids(_ views: [UIView]) -> [Int] { views.map(\.layer.serialNumber) }

  @Test func `siblings are painted by z position, and equal ones in order`() {
    let views = ([1, 0, 1, -1] as [CGFloat]).map { z in
      let view = add()
      view.layer.zPosition = z
      return view
    }
    #expect(ids(DisplayList(of: root)) == ids([root, views[3], views[1], views[0], views[2]]))
  }

  @Test func `siblings out of order are sorted, even in superlayers out of order`() {
    func pile(in parent: UIView?, _ count: Int) -> [UIView] {
      (0..<count).map { number in
        let view = add(to: parent)
        view.layer.zPosition = CGFloat(-number / 2)
        return view
      }
    }
    /// Returns the views from back to front. Pairs of views share a z position, and later pairs are behind.
    func fromBack(_ views: [UIView]) -> [UIView] {
      stride(from: views.count - 2, through: 0, by: -2).flatMap { [views[$0], views[$0 + 1]] }
    }
    let outer = pile(in: nil, 4)
    // So many views would make an insertion sort slow.
    let inner = outer.map { pile(in: $0, 200) }
    let last = add(to: outer[1])
    last.layer.zPosition = 1
    var expected = [root]
    for view in fromBack(outer) {
      expected.append(view)
      if let index = outer.firstIndex(of: view) { expected += fromBack(inner[index]) }
      if view === outer[1] { expected.append(last) }
    }
    #expect(ids(DisplayList(of: root)) == ids(expected))
  }

  @Test func `the picture is the view's bounds, regardless of its position`() throws {
    root.bounds.origin = CGPoint(x: 0, y: 40)
    root.transform = CGAffineTransform(rotationAngle: 1)
    _ = add(CGRect(x: 10, y: 50, width: 20, height: 20))
    let list = DisplayList(of: root)
    expectEqual(
      (list.size, CGSize(width: 100, height: 100)),
      (list.nodes[0].projection, Projection(translationX: 0, y: -40)),
      (list.nodes[1].projection, Projection(translationX: 10, y: 50)))
  }

  @Test func `hidden, transparent, and empty views are not listed`() {
    let hidden = add()
    hidden.isHidden = true
    let transparent = add()
    transparent.alpha = 0
    _ = add(to: transparent)
    let empty = add()
    empty.backgroundColor = .clear
    empty.layer.borderWidth = 0
    #expect(DisplayList(of: root).nodes.isEmpty)
  }

  @Test func `a wrapper that paints nothing is listed only for its content`() {
    let wrapper = add()
    wrapper.backgroundColor = nil
    let inner = add(CGRect(x: 0, y: 0, width: 5, height: 5), to: wrapper)
    #expect(ids(DisplayList(of: root)) == ids([root, wrapper, inner]))
    inner.isHidden = true
    #expect(DisplayList(of: root).nodes.isEmpty)
  }

  @Test
  func `views outside the picture or clip are omitted, unlike their visible descendants`() {
    let outside = add(CGRect(x: 200, y: 0, width: 20, height: 20))
    #expect(DisplayList(of: root).nodes.isEmpty)
    let reachingIn = add(CGRect(x: -150, y: 0, width: 10, height: 10), to: outside)
    #expect(ids(DisplayList(of: root)) == ids([root, outside, reachingIn]))
    outside.clipsToBounds = true
    #expect(DisplayList(of: root).nodes.isEmpty)

    let turned = add(CGRect(x: 90, y: -20, width: 20, height: 10))
    #expect(DisplayList(of: root).nodes.isEmpty)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 15, y: 0)
    #expect(ids(DisplayList(of: root)) == ids([root, turned]))
  }

  @Test func `a view outside the picture is listed if its shadow reaches inside`() {
    let card = add(CGRect(x: 104, y: 0, width: 20, height: 20))
    #expect(DisplayList(of: root).nodes.isEmpty)
    card.layer.shadowOpacity = 0.5
    card.layer.shadowRadius = 4
    #expect(ids(DisplayList(of: root)) == ids([root, card]))
    card.clipsToBounds = true
    #expect(DisplayList(of: root).nodes.isEmpty, "a layer that clips to its bounds has no shadow")
  }

  @Test func `scrolling changes only the scroll view and its appearing and leaving views`() {
    let scroll = UIScrollView(frame: root.bounds)
    scroll.contentSize = CGSize(width: 100, height: 1000)
    root.addSubview(scroll)
    for index in 0..<20 { _ = add(CGRect(x: 0, y: index * 30, width: 100, height: 20), to: scroll) }
    let before = DisplayList(of: root)
    scroll.contentOffset.y = 25
    let after = DisplayList(of: root)
    expectEqual(
      (
        Set(before.nodes).symmetricDifference(after.nodes).map(\.id.rawValue).sorted(),
        ids([
          scroll, scroll, scroll.subviews[0], scroll.subviews[4],
        ]).sorted()
      ),
      (DisplayList(of: root), after))
  }

  @Test func `a view that needs layout is laid out before it is listed`() {
    let label = UILabel()
    label.text = "text"
    let stack = FillingView(frame: root.bounds)
    stack.addSubview(label)
    root.addSubview(stack)
    #expect(DisplayList(of: root).nodes.contains { $0.id.rawValue == label.layer.serialNumber })
  }

  @Test func `a hidden root gives an empty list, and so does a window that is not shown`() {
    let window = UIWindow(frame: root.bounds)
    window.backgroundColor = .red
    #expect(DisplayList(of: window).nodes.isEmpty)
    window.makeKeyAndVisible()
    #expect(DisplayList(of: window).nodes.count == 1)
  }
}

private final class FillingView: UIView {
  override func layoutSubviews() {
    for view in subviews { view.frame = bounds }
  }
}
