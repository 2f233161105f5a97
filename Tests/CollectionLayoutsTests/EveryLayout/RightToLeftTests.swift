import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite(.serialized) struct RightToLeftTests {
  @Test(.asked("AnimatedCollectionViewLayout#56"), arguments: AnyLayout.allCases)
  func `right-to-left mirrors every layout at any scroll position`(kind: AnyLayout) throws {
    let stages = [false, true].map {
      Stage(kind.make(), width: 300, height: 400, counts: [40, 0, 23], isRightToLeft: $0)
    }
    let (left, right) = (stages[0], stages[1])
    #expect(left.view.contentSize == right.view.contentSize)
    let room = CGSize(
      width: max(0, left.view.contentSize.width - 300), height: max(0, left.view.contentSize.height - 400))
    let width = max(left.view.contentSize.width, 300)
    for part in [0, 0.25, 0.5, 1] as [CGFloat] {
      // Contents as wide as the view scroll only down, in both layout directions.
      let point = CGPoint(x: room.width * part, y: room.height * part)
      left.scroll(to: point)
      right.scroll(to: CGPoint(x: room.width - point.x, y: point.y))
      for path in left.indexPaths {
        let one = try #require(left.view.layoutAttributesForItem(at: path))
        let other = try #require(right.view.layoutAttributesForItem(at: path))
        #expect(
          isClose(other.center, CGPoint(x: width - one.center.x, y: one.center.y), 1e-3), "\(path) at \(part)"
        )
        expectEqual(
          (one.isHidden, other.isHidden),
          (one.size, other.size),
          (one.zIndex, other.zIndex))
      }
      #expect(
        Set(left.view.indexPathsForVisibleItems) == Set(right.view.indexPathsForVisibleItems), "\(part)")
    }
  }

  #if !os(iOS) && !os(tvOS) && !os(visionOS)
  /// UICollectionViewLayout.h documents this.
  @Test(arguments: AnyLayout.allCases)
  func `developmentLayoutDirection doesn't mirror any layout`(kind: AnyLayout) throws {
    let before = Stage(kind.make(), width: 300, height: 400, counts: [40, 0, 23])
    UICollectionViewLayout.directionOfLanguage = .rightToLeft
    defer { UICollectionViewLayout.directionOfLanguage = .leftToRight }
    #expect(UICollectionViewLayout().developmentLayoutDirection == .rightToLeft)
    let after = Stage(kind.make(), width: 300, height: 400, counts: [40, 0, 23])
    for path in before.indexPaths {
      #expect(
        after.view.layoutAttributesForItem(at: path)?.center
          == before.view.layoutAttributesForItem(at: path)?.center, "\(path)")
    }
  }
  #endif
}
