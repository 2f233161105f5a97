import CollectionLayouts
import CollectionView
import Previews

extension GalleryScene {
  static let stickyHeaders = GalleryScene(
    id: "sticky-headers", title: "Sticky headers",
    summary: "a flow layout with pinned section headers, each pushed away by the next",
    maximumCount: 100_000, sectionLength: 12
  ) { pictures in
    let layout = StickyHeaderFlowLayout()
    layout.itemSize = CGSize(width: 140, height: 140)
    layout.minimumLineSpacing = 24
    layout.minimumInteritemSpacing = 16
    layout.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 28, right: 20)
    layout.headerReferenceSize = CGSize(width: 56, height: 56)
    return SceneContent(
      layout: layout, delegate: PictureLengths(pictures: pictures),
      settings: [
        .number("pinningOffset", 0...120, of: layout, \.pinningOffset),
        .number("headerReferenceSize.height", 20...80, of: layout, \.headerReferenceSize.height),
        .choice(
          "minimumHeaderLength", [("None", nil), ("36", 36), ("24", 24)], of: layout,
          \.minimumHeaderLength),
        .toggle("stretchesFirstHeader", of: layout, \.stretchesFirstHeader),
        .number("itemSize.width", 60...300, of: layout, \.itemSize.width),
        .number("itemSize.height", 60...300, of: layout, \.itemSize.height),
      ],
      pictureOffset: CGPoint(x: 0, y: 250), canBeReordered: true,
      // Slow enough for a frame with one header pushing another.
      touch: SceneTouch(
        from: CGPoint(x: 0.6, y: 0.9), to: CGPoint(x: 0.6, y: 0.4), duration: 1,
        times: [0, 0.4, 0.75, 0.8, 0.85, 1.1]),
      nextLayouts: [SceneLayouts.waterfall(hasHeaders: true), SceneLayouts.carousel()])
  }
}
