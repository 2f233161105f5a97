import CollectionLayouts
import CollectionView
import Previews

extension GalleryScene {
  static let waterfall = GalleryScene(
    id: "waterfall", title: "Waterfall",
    summary: "lanes of equal width, with each picture at its own height in the shortest lane"
  ) { pictures in
    let layout = WaterfallLayout()
    layout.minimumLaneBreadth = 216
    layout.laneSpacing = 20
    layout.itemSpacing = 20
    layout.sectionInset = UIEdgeInsets(top: 28, left: 28, bottom: 28, right: 28)
    return SceneContent(
      layout: layout, delegate: PictureLengths(pictures: pictures), settings: spacings(of: layout),
      adapt: { layout.fitTwoLanes(of: 216, inset: 28, in: $0) }, canBeReordered: true,
      nextLayouts: [SceneLayouts.carousel(), SceneLayouts.grid()])
  }

  static let waterfallHorizontal = GalleryScene(
    id: "waterfall-horizontal", title: "Horizontal waterfall", summary: "lanes that run from left to right"
  ) { pictures in
    let layout = WaterfallLayout()
    layout.scrollDirection = .horizontal
    layout.laneCount = 3
    layout.laneSpacing = 20
    layout.itemSpacing = 20
    layout.sectionInset = UIEdgeInsets(top: 28, left: 28, bottom: 28, right: 28)
    return SceneContent(
      layout: layout, delegate: PictureLengths(pictures: pictures),
      settings: [.number("laneCount", 1...6, of: layout, \.laneCount)] + spacings(of: layout),
      cellStyle: .picture, canBeReordered: true,
      nextLayouts: [SceneLayouts.carousel(), SceneLayouts.grid()])
  }

  static let waterfallRoundRobin = GalleryScene(
    id: "waterfall-round-robin", title: "Round-robin waterfall",
    summary: "lanes filled in turn, which keeps the pictures in order"
  ) { _ in
    let layout = WaterfallLayout()
    layout.laneCount = 6
    layout.laneSpacing = 5
    layout.itemSpacing = 5
    layout.sectionInset = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    layout.placement = .sequential
    // A phone has two columns until the user sets their number.
    var fitted = layout.laneCount
    return SceneContent(
      layout: layout, delegate: AlternatingLengths(),
      settings: [.number("laneCount", 1...8, of: layout, \.laneCount)] + spacings(of: layout),
      cellStyle: .picture,
      adapt: { size in
        guard layout.laneCount == fitted else { return }
        fitted = size.width < 400 ? 2 : 6
        if layout.laneCount != fitted { layout.laneCount = fitted }
      }, canBeReordered: true,
      nextLayouts: [SceneLayouts.carousel(), SceneLayouts.grid()])
  }

  private static func spacings(of layout: WaterfallLayout) -> [LiveSetting] {
    [
      .number("laneSpacing", 0...60, of: layout, \.laneSpacing),
      .number("itemSpacing", 0...60, of: layout, \.itemSpacing),
      .choice(
        "placement", [("Shortest lane", .shortestLane), ("Sequential", .sequential)],
        of: layout, \.placement),
      .scrollDirection(of: layout, \.scrollDirection),
    ]
  }
}

extension WaterfallLayout {
  /// Makes lanes at least `breadth` wide. On a phone, makes them narrower if necessary, so that two fit.
  func fitTwoLanes(of breadth: CGFloat, inset: CGFloat, in size: CGSize) {
    guard scrollDirection == .vertical, size.width > 0 else { return }
    let side = size.width < 400 ? min(inset, 16) : inset
    if sectionInset.left != side {
      (sectionInset.left, sectionInset.right) = (side, side)
    }
    let half = ((size.width - 2 * side - laneSpacing) / 2).rounded(.down)
    let least = half < breadth ? max(60, half) : breadth
    if minimumLaneBreadth != least { minimumLaneBreadth = least }
  }
}

/// Lengths that make the second item of each section twenty points shorter than the others.
private final class AlternatingLengths: NSObject, WaterfallLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    lengthForItemAt indexPath: IndexPath, laneBreadth: CGFloat
  ) -> CGFloat {
    2 * laneBreadth - (indexPath.item == 1 ? 20 : 0)
  }
}
