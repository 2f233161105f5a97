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
