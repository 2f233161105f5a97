import CollectionLayouts
import CollectionView
import Previews

/// The minimum breadth of a lane, in points, unless the number of lanes is set.
private let minimumBreadth: CGFloat = 216

extension GalleryScene {
  static let waterfall = GalleryScene(
    id: "waterfall", title: "Waterfall",
    summary: "lanes of equal width, with each picture at its own height in the shortest lane"
  ) { pictures in
    let layout = WaterfallLayout()
    layout.laneCount = .fitting(minimumBreadth: minimumBreadth)
    layout.laneSpacing = 20
    layout.itemSpacing = 20
    layout.sectionInset = UIEdgeInsets(top: 28, left: 28, bottom: 28, right: 28)
    let laneCounts: [(String, Int?)] = [
      ("As many as fit", nil), ("1", 1), ("2", 2), ("3", 3), ("4", 4), ("5", 5), ("6", 6), ("7", 7), ("8", 8),
    ]
    return SceneContent(
      layout: layout, delegate: PictureLengths(pictures: pictures),
      settings: [
        .number("laneSpacing", 0...60, of: layout, \.laneSpacing),
        .number("itemSpacing", 0...60, of: layout, \.itemSpacing),
        .choice(
          "placement", [("Shortest lane", .shortestLane), ("Sequential", .sequential)],
          of: layout, \.placement),
        .scrollDirection(of: layout, \.scrollDirection),
        .choice("laneCount", laneCounts, of: layout, \.chosenLaneCount),
      ],
      adapt: { layout.fitTwoLanes(of: minimumBreadth, inset: 28, in: $0) }, canBeReordered: true,
      nextLayouts: [SceneLayouts.carousel(), SceneLayouts.grid()])
  }
}

extension WaterfallLayout {
  /// The number of lanes, or `nil` if the layout has as many lanes as fit.
  fileprivate var chosenLaneCount: Int? {
    get { if case .fixed(let count) = laneCount { count } else { nil } }
    set { laneCount = newValue.map { .fixed($0) } ?? .fitting(minimumBreadth: minimumBreadth) }
  }

  /// Makes lanes at least `breadth` wide, unless their number is set. On a phone, makes them narrower if
  /// necessary, so that two fit.
  func fitTwoLanes(of breadth: CGFloat, inset: CGFloat, in size: CGSize) {
    guard scrollDirection == .vertical, size.width > 0 else { return }
    let side = size.width < 400 ? min(inset, 16) : inset
    if sectionInset.left != side {
      (sectionInset.left, sectionInset.right) = (side, side)
    }
    let half = ((size.width - 2 * side - laneSpacing) / 2).rounded(.down)
    let least = half < breadth ? max(60, half) : breadth
    if case .fitting(let current) = laneCount, current != least {
      laneCount = .fitting(minimumBreadth: least)
    }
  }
}
