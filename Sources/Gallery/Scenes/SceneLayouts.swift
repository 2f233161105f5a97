import CollectionLayouts
import CollectionView

enum SceneLayouts {
  private static let inset = UIEdgeInsets(top: 28, left: 28, bottom: 28, right: 28)
  private static let headerLength: LayoutLength = 56

  static func grid(itemSize: CGSize = CGSize(width: 176, height: 176)) -> NextLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = itemSize
    layout.minimumLineSpacing = 20
    layout.minimumInteritemSpacing = 20
    layout.sectionInset = inset
    return NextLayout(name: "Grid", layout: layout) { size in
      // On a phone, two items fit side by side between narrower margins.
      let side: CGFloat = size.width < 400 ? 16 : inset.left
      let width = min(itemSize.width, max(60, ((size.width - 2 * side - 20) / 2).rounded(.down)))
      // Items no higher than a line keep their height.
      let scale = itemSize.height > 60 ? width / itemSize.width : 1
      let fitted = CGSize(width: width, height: (itemSize.height * scale).rounded())
      if layout.sectionInset.left != side {
        (layout.sectionInset.left, layout.sectionInset.right) = (side, side)
      }
      if layout.itemSize != fitted { layout.itemSize = fitted }
    }
  }

  static func waterfall(hasHeaders: Bool = false) -> NextLayout {
    let layout = WaterfallLayout()
    layout.laneCount = .fitting(minimumBreadth: 176)
    layout.laneSpacing = 20
    layout.itemSpacing = 20
    layout.sectionInset = inset
    layout.headerReferenceLength = hasHeaders ? headerLength : 0
    layout.sectionHeadersPinToVisibleBounds = hasHeaders
    return NextLayout(name: "Waterfall", layout: layout) {
      layout.fitTwoLanes(of: 176, inset: inset.left, in: $0)
    }
  }

  static func carousel() -> NextLayout {
    let layout = CarouselLayout()
    layout.itemSize = .absolute(CGSize(width: 320, height: 400))
    layout.itemSpacing = 20
    layout.effect = .cosineZoom(reach: .halfViewport)
    layout.snapping = .nearest(velocityThreshold: 2.5)
    return NextLayout(name: "Carousel", layout: layout)
  }
}
