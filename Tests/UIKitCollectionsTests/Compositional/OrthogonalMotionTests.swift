import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKitCollections
@testable import UIKitViews

/// Orthogonal sections move like scroll views (Vercantez/openuikit, iOS 26.1).
@MainActor @Suite struct OrthogonalMotionTests {
  nonisolated enum Direction: CaseIterable, Sendable {
    case right, left, down
  }

  /// An orthogonal section with a hundred groups of 200 points in a view of 320, and a finger.
  private struct Scrolled {
    let stage: CompositionalStage
    let strip: OrthogonalScrollView
    let finger: Finger
    let direction: Direction

    init(_ direction: Direction) throws {
      self.direction = direction
      let isVertical = direction == .down
      let section = NSCollectionLayoutSection(
        group: isVertical
          ? CompositionalStage.single(.absolute(100), .absolute(200))
          : CompositionalStage.single(.absolute(200), .absolute(100)))
      section.orthogonalScrollingBehavior = .continuous
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = isVertical ? .horizontal : .vertical
      stage = CompositionalStage(
        CGSize(width: 320, height: 320), items: [100],
        UICollectionViewCompositionalLayout(section: section, configuration: configuration))
      stage.window.traitOverrides.layoutDirection = direction == .left ? .rightToLeft : .leftToRight
      stage.show()
      strip = try #require(stage.strips.first)
      finger = Finger(in: stage.window)
    }

    /// Returns the window point at a distance along the groups.
    private func point(_ distance: CGFloat) -> CGPoint {
      switch direction {
      case .right: CGPoint(x: distance, y: 50)
      case .left: CGPoint(x: 320 - distance, y: 50)
      case .down: CGPoint(x: 50, y: distance)
      }
    }

    func down(at distance: CGFloat) { finger.down(at: point(distance)) }

    func move(to distance: CGFloat, duration: TimeInterval) {
      finger.move(to: point(distance), duration: duration)
    }
  }

  @Test(.fact("E10"), arguments: Direction.allCases)
  func `a flicked orthogonal section stops at a speed of 10 points per second`(direction: Direction) throws {
    let scrolled = try Scrolled(direction)
    scrolled.down(at: 300)
    scrolled.move(to: 120, duration: 0.15)
    scrolled.finger.lift()
    let (strip, start) = (scrolled.strip, FrameClock.main.time)
    let distance = strip.distance
    #expect(abs(strip.restingDistance - distance - 1190 * 0.499) < 1e-6)
    FrameClock.main.run(while: strip.isDecelerating)
    #expect(abs(strip.distance - distance - 1190 * 0.499) < 1e-6)
    #expect(abs(FrameClock.main.time - start - log(120) / 2.002) < 1.0 / 50)
  }

  @Test(.fact("E11"), arguments: Direction.allCases)
  func `an orthogonal section held beyond its start returns as soon as it is released`(direction: Direction)
    throws
  {
    let scrolled = try Scrolled(direction)
    scrolled.down(at: 20)
    scrolled.move(to: 250, duration: 0.3)
    FrameClock.main.advance(by: 0.3)
    let distance = scrolled.strip.distance
    #expect(distance < -50)
    scrolled.finger.lift()
    FrameClock.main.advance(by: 0.061)
    #expect(abs(scrolled.strip.distance / distance - 148.0 / 235) < 0.002)
    FrameClock.main.run(while: scrolled.strip.isDecelerating)
    #expect(scrolled.strip.distance == 0)
  }

  @Test(.fact("E11"), arguments: Direction.allCases)
  func `a flick into an orthogonal section's start overshoots and returns`(direction: Direction) throws {
    let scrolled = try Scrolled(direction)
    let strip = scrolled.strip
    strip.scroll(to: 260, animated: false)
    scrolled.down(at: 20)
    scrolled.move(to: 245, duration: 0.15)
    scrolled.finger.lift()
    let atEdge = 1500 - strip.distance / 0.499
    var farthest = 0.0
    while strip.isDecelerating {
      FrameClock.main.advance(by: 1 / 240)
      farthest = min(farthest, strip.distance)
    }
    #expect(abs(farthest + 0.98 * atEdge / (10.8 * M_E)) < 0.1)
    #expect(strip.distance == 0)
  }

  @Test(.fact("E12"), arguments: Direction.allCases)
  func `an animated scroll of an orthogonal section follows a cosine curve`(direction: Direction) throws {
    let scrolled = try Scrolled(direction)
    let position: UICollectionView.ScrollPosition =
      switch direction {
      case .right: .left
      case .left: .right
      case .down: .top
      }
    scrolled.stage.view.scrollToItem(at: [0, 3], at: position, animated: true)
    for frame in 1...18 {
      FrameClock.main.advance(by: 1 / 60)
      let share = (1 - cos(.pi * Double(frame) / 18)) / 2
      #expect(abs(scrolled.strip.distance - 600 * share) < 1e-6)
    }
    #expect(!scrolled.strip.isMoving)
  }

  @Test(.fact("E12"), arguments: Direction.allCases)
  func `an animated scroll of a flow layout follows a cosine curve`(direction: Direction) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 300)
    layout.scrollDirection = direction == .down ? .vertical : .horizontal
    let stage = Stage(
      layout, width: 320, height: 320, counts: [100], isRightToLeft: direction == .left, laysOut: false)
    stage.show()
    stage.view.layoutIfNeeded()
    let start = stage.view.contentOffset
    stage.view.scrollToItem(
      at: [0, 50], at: direction == .down ? .centeredVertically : .centeredHorizontally, animated: true)
    for _ in 0..<6 { FrameClock.main.advance(by: 1 / 60) }
    let after = stage.view.contentOffset
    FrameClock.main.run(for: 1)
    let end = stage.view.contentOffset
    let (way, whole) =
      direction == .down ? (after.y - start.y, end.y - start.y) : (after.x - start.x, end.x - start.x)
    #expect(abs(whole) > 1000)
    #expect(abs(way / whole - 0.25) < 1e-6)
  }
}
