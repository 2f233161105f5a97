import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// The reader's position, which other layouts lost when the device was rotated or the window resized.
@Suite(.serialized) struct RotationTests {
  nonisolated enum Contents: CaseIterable {
    case carousel, wheel

    @MainActor var layout: UICollectionViewLayout {
      switch self {
      case .carousel:
        let layout = CarouselLayout()
        layout.effect = .cosineZoom(reach: .viewport)
        return layout
      case .wheel:
        return WheelLayout()
      }
    }

    var direction: Feed.Direction { self == .carousel ? .right : .down }
  }

  /// Returns the layout's anchor item: the one in the middle, or the first visible one.
  private func anchoredItem(_ feed: Feed) -> Int? {
    let path =
      switch feed.view.collectionViewLayout {
      case let layout as any CurrentItemLayout: layout.currentIndexPath
      default: nil as IndexPath?
      }
    return path.map { feed.sections[$0.section][$0.item] } ?? feed.first?.number
  }

  @Test(.asked("CenteredCollectionView#68"), arguments: Contents.allCases, seeds(10))
  func `rotating back and forth keeps the anchored item`(contents: Contents, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let feed = Feed([Array(0..<150), Array(200..<350)], contents.layout, contents.direction)
    let view = feed.view
    view.layoutIfNeeded()
    for _ in 0..<6 {
      let room =
        contents.direction == .down
        ? view.contentSize.height - view.bounds.height : view.contentSize.width - view.bounds.width
      feed.position = .random(in: room * 0.1...room * 0.9, using: &random)
      let item = try #require(anchoredItem(feed))
      for size in [
        CGSize(width: 700, height: 300), CGSize(width: 320, height: 480), CGSize(width: 400, height: 400),
      ] {
        view.frame.size = size
        view.layoutIfNeeded()
        #expect(anchoredItem(feed) == item)
      }
    }
  }

  @Test(.asked("AnimatedCollectionViewLayout#49"), arguments: [false, true], [false, true])
  func `items as large as the view fill it after a rotation, one at a time`(
    loops: Bool, isRightToLeft: Bool
  ) throws {
    let layout = CarouselLayout()
    layout.itemSize = .fractional(width: 1, height: 1)
    layout.itemSpacing = 0
    layout.effect = .parallax
    layout.loops = loops
    let stage = Stage(layout, width: 300, height: 400, counts: [9], isRightToLeft: isRightToLeft)
    for item in [3, 8, 0] {
      layout.setCurrentIndexPath(IndexPath(item: item, section: 0), animated: false)
      for size in [CGSize(width: 400, height: 300), CGSize(width: 300, height: 400)] {
        stage.resize(width: size.width, height: size.height)
        #expect(stage.view.indexPathsForVisibleItems == [IndexPath(item: item, section: 0)])
        let cell = try #require(stage.view.visibleCells.first)
        expectEqual((cell.frame, stage.view.bounds), (cell.contentView.bounds.size, size))
      }
    }
  }
}
