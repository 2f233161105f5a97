import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

/// A view that is scrolled to the start stays there when its size and its safe area change.
@Suite(.serialized) struct SectionedStartTests {
  nonisolated enum Kind: CaseIterable, Sendable {
    case waterfall, justified, mosaic, tags, stickyHeaders, piles

    @MainActor func make() -> UICollectionViewLayout {
      switch self {
      case .waterfall:
        let layout = WaterfallLayout()
        layout.laneCount = .fitting(minimumBreadth: 150)
        return layout
      case .justified: return JustifiedLayout()
      case .mosaic: return MosaicLayout()
      case .tags: return TagLayout()
      case .stickyHeaders:
        let layout = StickyHeaderFlowLayout()
        layout.itemSize = CGSize(width: 150, height: 150)
        return layout
      case .piles:
        let layout = PhotoStackLayout()
        layout.arrangement = .sections()
        return layout
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `a view scrolled to the start stays there when its size and safe area change`(kind: Kind)
    throws
  {
    let source = CountedCells(kind == .piles ? Array(repeating: 3, count: 80) : [200])
    let controller = UICollectionViewController(collectionViewLayout: kind.make())
    let view = try #require(controller.collectionView)
    view.registerPlainViews()
    view.dataSource = source
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    controller.additionalSafeAreaInsets.top = 20
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(view.contentOffset.y == -20)
    let devices: [(width: CGFloat, height: CGFloat, top: CGFloat)] = [
      (440, 956, 62), (834, 1194, 24), (592, 834, 24), (1024, 1366, 24), (393, 852, 59),
    ]
    for device in devices {
      controller.additionalSafeAreaInsets.top = device.top
      window.frame.size = CGSize(width: device.width, height: device.height)
      window.layoutIfNeeded()
      #expect(view.contentOffset.y == -device.top, "\(device)")
    }
  }
}
