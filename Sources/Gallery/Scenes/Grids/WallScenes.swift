import CollectionLayouts
import CollectionView
import Previews

extension GalleryScene {
  static let photoWall = GalleryScene(
    id: "photo-wall", title: "Photo wall",
    summary: "rows of uncropped pictures of equal height, each as wide as the view",
    maximumCount: 300_000
  ) { pictures in
    let layout = JustifiedLayout()
    layout.targetItemLength = 200
    layout.itemSpacing = 8
    layout.lineSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    return SceneContent(
      layout: layout, delegate: PictureLengths(pictures: pictures),
      settings: [
        .number("targetItemLength", 40...400, of: layout, \.targetItemLength),
        .choice(
          "maximumItemLength", [("No limit", nil), ("160", 160), ("240", 240)],
          of: layout, \.maximumItemLength),
        .number("itemSpacing", 0...40, of: layout, \.itemSpacing),
        .number("lineSpacing", 0...40, of: layout, \.lineSpacing),
        .choice(
          "lastLineAlignment",
          [
            ("Leading", .leading), ("Center", .center), ("Trailing", .trailing), ("Justified", .justified),
          ],
          of: layout, \.lastLineAlignment),
        .toggle("showsIncompleteLastLine", of: layout, \.showsIncompleteLastLine),
        .scrollDirection(of: layout, \.scrollDirection),
      ],
      cellStyle: .picture, canBeReordered: true,
      nextLayouts: [SceneLayouts.waterfall(), SceneLayouts.grid()])
  }

  static let mosaic = GalleryScene(
    id: "mosaic", title: "Mosaic",
    summary: "a grid in which some pictures span several cells and later ones fill the gaps",
    firstSample: 5,
    maximumCount: 500_000
  ) { pictures in
    let layout = MosaicLayout()
    layout.laneCount = 6
    (layout.laneSpacing, layout.lineSpacing) = (8, 8)
    layout.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    // A phone has fewer columns until the user sets their number.
    var fitted = layout.laneCount
    return SceneContent(
      layout: layout, delegate: PictureLengths(pictures: pictures),
      settings: [
        .number("laneCount", 1...12, of: layout, \.laneCount),
        .number("laneSpacing, lineSpacing", 0...40, of: layout, \.bothSpacings),
        .number("lineRatio", 0.5...2, step: 0.05, of: layout, \.lineRatio),
        .scrollDirection(of: layout, \.scrollDirection),
      ],
      cellStyle: .picture,
      adapt: { size in
        guard layout.laneCount == fitted else { return }
        let breadth = layout.scrollDirection == .vertical ? size.width : size.height
        fitted = min(6, max(3, Int(breadth / 190)))
        if layout.laneCount != fitted { layout.laneCount = fitted }
      }, canBeReordered: true,
      nextLayouts: [SceneLayouts.waterfall(), SceneLayouts.grid()])
  }
}

extension MosaicLayout {
  /// The spacing between lanes and between lines, for the scene's single slider.
  fileprivate var bothSpacings: CGFloat {
    get { laneSpacing }
    set { (laneSpacing, lineSpacing) = (newValue, newValue) }
  }
}
