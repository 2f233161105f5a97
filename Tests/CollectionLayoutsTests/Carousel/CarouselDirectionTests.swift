import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// Changes of the layout direction while a carousel is shown.
@Suite(.serialized) struct CarouselDirectionTests {
  /// Lines with different item sizes, spacing, insets, and effects.
  nonisolated enum Line: CaseIterable, Sendable {
    case apart, touching, overlapping, uneven, peeking, shown, inset, oneSideInset, zoomed, turned

    @MainActor func make(_ direction: UICollectionView.ScrollDirection, loops: Bool) -> CarouselLayout {
      let layout = CarouselLayout()
      layout.scrollDirection = direction
      layout.loops = loops
      layout.itemSize = .absolute(CGSize(width: 90, height: 90))
      switch self {
      case .apart: layout.itemSpacing = 45
      case .touching: layout.itemSpacing = 0
      case .overlapping: layout.itemSpacing = -30
      case .uneven:
        layout.itemSize = .fractional(width: 0.31, height: 0.23)
        layout.itemSpacing = 7.3
      case .peeking: layout.peek = 120
      case .shown:
        layout.effect = .cosineZoom(reach: .viewport)
        layout.spacingReference = .shown
      case .inset, .oneSideInset: layout.itemSpacing = 13
      case .zoomed: layout.effect = .linearZoom(activeDistance: 150, factor: 0.6)
      case .turned: layout.effect = .coverFlow(angle: 0.7, perspective: 1 / 600)
      }
      return layout
    }

    var contentInset: UIEdgeInsets {
      switch self {
      case .inset: UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
      case .oneSideInset: UIEdgeInsets(top: 70, left: 50, bottom: 0, right: 0)
      default: .zero
      }
    }
  }

  private func stage(_ layout: CarouselLayout, _ line: Line) -> Stage<CarouselLayout> {
    let stage = Stage(layout, width: 390, height: 400, counts: [4, 0, 8])
    stage.view.contentInset = line.contentInset
    stage.view.layoutIfNeeded()
    return stage
  }

  private func isInMiddle(_ path: IndexPath, of stage: Stage<CarouselLayout>) -> Bool {
    guard let center = stage.view.layoutAttributesForItem(at: path)?.center else { return false }
    let visible = stage.view.bounds.inset(by: stage.view.adjustedContentInset)
    return isClose(center, CGPoint(x: visible.midX, y: visible.midY))
      && stage.view.cellForItem(at: path)?.center == center
  }

  @Test(arguments: Line.allCases, [false, true])
  func `changing the layout direction keeps the item in the middle`(line: Line, loops: Bool) {
    for direction in [UICollectionView.ScrollDirection.horizontal, .vertical] {
      let layout = line.make(direction, loops: loops)
      let stage = stage(layout, line)
      #expect(layout.isLooping == loops)
      for path in stage.indexPaths {
        layout.setCurrentIndexPath(path, animated: false)
        stage.view.layoutIfNeeded()
        var told: [IndexPath?] = []
        layout.onCurrentIndexPathChange = { told.append($0) }
        for attribute in [UISemanticContentAttribute.forceRightToLeft, .forceLeftToRight, .forceRightToLeft] {
          stage.view.semanticContentAttribute = attribute
          #expect(layout.currentIndexPath == path)
          stage.view.layoutIfNeeded()
          passFrame()
          #expect(layout.currentIndexPath == path)
          #expect(isInMiddle(path, of: stage))
        }
        #expect(told.isEmpty)
        layout.onCurrentIndexPathChange = nil
      }
    }
  }

  @Test(arguments: Line.allCases, [false, true])
  func `changing direction and size together keeps the item in the middle`(line: Line, loops: Bool) {
    let layout = line.make(.horizontal, loops: loops)
    let stage = stage(layout, line)
    for path in stage.indexPaths {
      layout.setCurrentIndexPath(path, animated: false)
      stage.view.layoutIfNeeded()
      for (attribute, size) in [
        (UISemanticContentAttribute.forceRightToLeft, CGSize(width: 300, height: 500)),
        (.forceLeftToRight, CGSize(width: 390, height: 400)),
      ] {
        stage.view.semanticContentAttribute = attribute
        stage.resize(width: size.width, height: size.height)
        #expect(layout.currentIndexPath == path, "\(path) at \(size)")
        #expect(isInMiddle(path, of: stage), "\(path) at \(size)")
      }
    }
  }

  #if !os(iOS) && !os(tvOS) && !os(visionOS)
  @Test(arguments: [false, true])
  func `a direction change during a flick ends the flick on the item in the middle`(loops: Bool) throws {
    let layout = Line.apart.make(.horizontal, loops: loops)
    let album = Album(layout, count: 20)
    for direction in [UITraitEnvironmentLayoutDirection.rightToLeft, .leftToRight] {
      layout.setCurrentIndexPath([0, 9], animated: false)
      album.finger.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 100, y: 300), duration: 0.1)
      FrameClock.main.run(for: 0.1)
      #expect(album.view.isDecelerating)
      let item = try #require(layout.currentIndexPath)
      album.window.traitOverrides.layoutDirection = direction
      album.window.layoutIfNeeded()
      FrameClock.main.run(for: 2)
      let center = try #require(album.view.layoutAttributesForItem(at: item)).center
      #expect(isClose(center.x, album.view.bounds.midX))
      expectEqual((layout.currentIndexPath, item), (album.view.isDecelerating, false))
    }
  }
  #endif
}
