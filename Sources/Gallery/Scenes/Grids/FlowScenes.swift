import CollectionLayouts
import CollectionView
import Previews

extension GalleryScene {
  static let flowGrid = GalleryScene(
    id: "flow-grid", title: "Flow grid", summary: "UIKit's flow layout: lines of equal items"
  ) { pictures in
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 140, height: 140)
    layout.minimumLineSpacing = 24
    layout.minimumInteritemSpacing = 16
    layout.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    return SceneContent(
      layout: layout, delegate: PictureLengths(pictures: pictures),
      settings: [
        .number("itemSize.width", 60...400, of: layout, \.itemSize.width),
        .number("itemSize.height", 60...400, of: layout, \.itemSize.height),
        .number("minimumLineSpacing", 0...60, of: layout, \.minimumLineSpacing),
        .number("minimumInteritemSpacing", 0...60, of: layout, \.minimumInteritemSpacing),
        .scrollDirection(of: layout, \.scrollDirection),
      ],
      canBeReordered: true, nextLayouts: [SceneLayouts.waterfall(), SceneLayouts.carousel()])
  }
}

extension GalleryScene {
  static let tags = GalleryScene(
    id: "tags", title: "Tags",
    summary: "lines of self-sizing tags: leading, centered, trailing, or justified",
    sampleCount: 90, maximumCount: 500_000, countTitle: "Tags"
  ) { _ in
    let layout = TagLayout()
    layout.alignment = .center
    layout.itemSpacing = 14
    layout.lineSpacing = 18
    layout.sectionInset = UIEdgeInsets(top: 28, left: 28, bottom: 28, right: 28)
    return SceneContent(
      layout: layout,
      settings: [
        .choice(
          "alignment",
          [
            ("Leading", .leading), ("Centered", .center), ("Trailing", .trailing),
            ("Justified", .justified),
          ],
          of: layout, \.alignment),
        .number("itemSpacing", 0...60, of: layout, \.itemSpacing),
        .number("lineSpacing", 0...60, of: layout, \.lineSpacing),
        .scrollDirection(of: layout, \.scrollDirection),
      ],
      cellStyle: .tag, canBeReordered: true,
      nextLayouts: [SceneLayouts.grid(itemSize: CGSize(width: 240, height: 40))])
  }
}
