import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

/// Tests centering while bars, rounded corners, and content insets cover a part of the view. Layouts center
/// items in the rest.
@Suite(.serialized) struct VisibleAreaTests {
  nonisolated enum Kind: CaseIterable, Sendable {
    case carousel, verticalCarousel, loop, zoomed, wheel, horizontalWheel, ring, cards, photos

    @MainActor func make() -> UICollectionViewLayout {
      switch self {
      case .carousel, .verticalCarousel, .loop, .zoomed:
        let layout = CarouselLayout()
        layout.itemSize = .absolute(CGSize(width: 130, height: 120))
        layout.scrollDirection = self == .verticalCarousel ? .vertical : .horizontal
        layout.loops = self == .loop
        if self == .zoomed { layout.effect = .linearZoom(activeDistance: 150, factor: 0.6) }
        return layout
      case .ring: return CircleLayout()
      case .wheel, .horizontalWheel:
        let layout = WheelLayout()
        layout.scrollDirection = self == .horizontalWheel ? .horizontal : .vertical
        return layout
      case .cards: return CardStackLayout()
      case .photos: return PhotoStackLayout()
      }
    }

    var scrolls: Bool { ![.ring, .cards, .photos].contains(self) }
  }

  nonisolated enum Inset: CaseIterable, Sendable {
    case portrait, landscape, leftBar, content

    var edges: UIEdgeInsets {
      switch self {
      case .portrait: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
      case .landscape: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
      case .leftBar: UIEdgeInsets(top: 44, left: 120, bottom: 0, right: 0)
      case .content: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 5)
      }
    }
  }

  /// A controller's view that fills a phone, with UIKit's automatic content insets.
  private final class Screen {
    let view: UICollectionView
    let window: UIWindow
    let controller: UICollectionViewController
    private let source: CountedCells

    init(_ layout: UICollectionViewLayout, _ inset: Inset, count: Int, isRightToLeft: Bool = false) throws {
      source = CountedCells([count])
      controller = UICollectionViewController(collectionViewLayout: layout)
      view = try #require(controller.collectionView)
      if inset == .content {
        view.contentInset = inset.edges
      } else {
        controller.additionalSafeAreaInsets = inset.edges
      }
      if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
      view.registerPlainViews()
      view.dataSource = source
      let isUpright = inset == .portrait || inset == .content
      window = UIWindow(
        frame: CGRect(x: 0, y: 0, width: isUpright ? 393 : 852, height: isUpright ? 852 : 393))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      layOut()
    }

    func layOut() { for _ in 0..<3 { window.layoutIfNeeded() } }

    var visible: CGRect { view.bounds.inset(by: view.adjustedContentInset) }

    func distance(of path: IndexPath) -> CGPoint? {
      view.layoutAttributesForItem(at: path).map {
        CGPoint(x: $0.center.x - visible.midX, y: $0.center.y - visible.midY)
      }
    }

    /// The scroll range in each direction, in points.
    var room: CGSize {
      CGSize(
        width: view.contentSize.width - visible.width, height: view.contentSize.height - visible.height)
    }
  }

  @Test(
    arguments: Kind.allCases.filter(\.scrolls), Inset.allCases)
  func `each item rests in the middle of the visible area, without scrolling crosswise`(
    kind: Kind, inset: Inset
  ) throws {
    for (count, isRightToLeft) in [(12, false), (12, true), (2, false), (2, true), (1, false), (1, true)] {
      let layout = kind.make()
      let screen = try Screen(layout, inset, count: count, isRightToLeft: isRightToLeft)
      let name = "\(kind), \(inset), \(count), \(isRightToLeft)"
      let first = screen.view.contentOffset
      for item in [0, count / 2, count - 1, 0] {
        let path = IndexPath(item: item, section: 0)
        (layout as? any CurrentItemLayout)?.setCurrentIndexPath(path, animated: false)
        screen.layOut()
        #expect((layout as? any CurrentItemLayout)?.currentIndexPath == path, "\(name)")
        if layout is WheelLayout {
          // The start angle points right.
          let radius = screen.view.bounds.width / 3 * (isRightToLeft ? -1 : 1)
          #expect(screen.distance(of: path).map { isClose($0, CGPoint(x: radius, y: 0)) } == true, "\(name)")
        } else {
          #expect(screen.distance(of: path).map { isClose($0, .zero) } == true, "\(name), \(path)")
        }
        let target = layout.targetContentOffset(
          forProposedContentOffset: screen.view.contentOffset, withScrollingVelocity: .zero)
        #expect(isClose(target, screen.view.contentOffset), "\(name)")
      }
      if kind != .loop { #expect(isClose(screen.view.contentOffset, first), "\(name)") }
      let isVertical = kind == .verticalCarousel || kind == .wheel
      #expect(isClose(isVertical ? screen.room.width : screen.room.height, 0, 1e-3), "\(name)")
    }
  }

  @Test(arguments: Kind.allCases.filter { !$0.scrolls }, Inset.allCases)
  func `circles, cards, and photos are centered in the visible area and don't scroll`(
    kind: Kind, inset: Inset
  ) throws {
    for isRightToLeft in [false, true] {
      let screen = try Screen(kind.make(), inset, count: 8, isRightToLeft: isRightToLeft)
      #expect(isClose(screen.room.width, 0, 1e-3))
      #expect(isClose(screen.room.height, 0))
      let centers = try (0..<8).map { try #require(screen.distance(of: [0, $0])) }
      if kind == .ring {
        let sum = centers.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        #expect(isClose(sum, .zero))
      } else {
        #expect(isClose(centers[0], .zero))
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `if the safe area changes, items move along with the middle of the visible area`(kind: Kind) throws {
    let layout = kind.make()
    let screen = try Screen(layout, .portrait, count: 12)
    (layout as? any CurrentItemLayout)?.setCurrentIndexPath([0, 5], animated: false)
    screen.layOut()
    let before = try (0..<12).map { try #require(screen.distance(of: [0, $0])) }
    for top in [0, 120, 59] as [CGFloat] {
      screen.controller.additionalSafeAreaInsets.top = top
      screen.layOut()
      let after = try (0..<12).map { try #require(screen.distance(of: [0, $0])) }
      let frames = [before, after].map { $0.map { CGRect(origin: $0, size: .zero) } }
      expectFrames(frames[1], equal: frames[0], "\(top)")
    }
  }

  #if !os(iOS) && !os(tvOS) && !os(visionOS)
  @Test(arguments: fewPairs(Kind.allCases.filter(\.scrolls), Inset.allCases))
  func `a flick comes to rest on an item, even at both ends`(kind: Kind, inset: Inset) throws {
    let layout = kind.make()
    let screen = try Screen(layout, inset, count: 5)
    let middle = CGPoint(x: screen.window.bounds.midX, y: screen.window.bounds.midY)
    let isVertical = kind == .verticalCarousel || kind == .wheel
    for distance in [90, 90, 90, -60, -150, -150, -150, -150, 70] as [CGFloat] {
      let end =
        isVertical
        ? CGPoint(x: middle.x, y: middle.y + distance) : CGPoint(x: middle.x + distance, y: middle.y)
      Finger(in: screen.window).drag(from: middle, to: end, duration: 0.1)
      FrameClock.main.run(for: 1)
      FrameClock.main.run(while: screen.view.isDecelerating)
      FrameClock.main.run(for: 1)
      let offset = screen.view.contentOffset
      if let wheel = layout as? WheelLayout {
        let path = try #require(wheel.currentIndexPath)
        let radius = screen.view.bounds.width / 3
        #expect(screen.distance(of: path).map { isClose($0, CGPoint(x: radius, y: 0), 0.01) } == true)
      } else {
        let path = try #require((layout as? CarouselLayout)?.currentIndexPath)
        #expect(screen.distance(of: path).map { isClose($0, .zero, 0.01) } == true, "\(distance), \(offset)")
      }
    }
  }
  #endif
}
