import CollectionLayouts
import CollectionView
import Previews

extension LayoutSource {
  /// The code that makes a layout of this package. Nil for a layout of another.
  init?(of layout: UICollectionViewLayout) {
    let initial: UICollectionViewLayout
    switch layout {
    case is WaterfallLayout: initial = WaterfallLayout()
    case is JustifiedLayout: initial = JustifiedLayout()
    case is MosaicLayout: initial = MosaicLayout()
    case is TagLayout: initial = TagLayout()
    case is CarouselLayout: initial = CarouselLayout()
    case is CircleLayout: initial = CircleLayout()
    case is CardStackLayout: initial = CardStackLayout()
    case is PhotoStackLayout: initial = PhotoStackLayout()
    case is TimelineLayout: initial = TimelineLayout()
    case is StickyHeaderFlowLayout: initial = StickyHeaderFlowLayout()
    case is UICollectionViewFlowLayout: initial = UICollectionViewFlowLayout()
    default: return nil
    }
    guard type(of: layout) == type(of: initial) else { return nil }
    self.init(of: layout, comparedWith: initial, properties: Self.properties)
  }

  /// What an app sets, in the layouts' own names.
  private static let properties: Set = [
    // Several layouts
    "scrollDirection", "sectionInset", "headerReferenceLength", "footerReferenceLength",
    "sectionHeadersPinToVisibleBounds", "sectionFootersPinToVisibleBounds", "pinningOffset",
    "maintainsVisibleContentPosition", "itemSize", "itemSpacing", "lineSpacing", "laneSpacing",
    "direction", "visibleCount", "loops",
    // Lanes
    "laneCount", "minimumLaneBreadth", "placement", "laneOrder",
    "sectionBackgroundInset", "itemLength",
    // Rows, mosaics and tags
    "targetItemLength", "maximumItemLength", "lineRatio", "alignment", "lastLineAlignment",
    "estimatedItemSize",
    // Carousel
    "spacingReference", "peek", "effect", "snapping",
    // Circle
    "radius", "verticalRadius", "startAngle", "sweep", "itemAngle", "rotation", "scale", "scaleLimits",
    "itemsFaceCenter", "scrolls", "itemAdvance",
    // Stacks
    "widthStep", "scaleStep", "offsetStep", "dismissalDistance", "dismissalVelocity",
    "dismissalDirections", "angles", "angleSeed", "angleLimit", "stacksSections", "stackSize",
    "stackSpacing", "contentSize",
    // Timeline
    "pointsPerUnit", "startTime", "endTime", "rulerReferenceBreadth",
    // Flow
    "minimumLineSpacing", "minimumInteritemSpacing", "headerReferenceSize", "footerReferenceSize",
    "minimumHeaderLength", "stretchesFirstHeader",
  ]
}

extension SceneController {
  /// The code that makes the layout that is shown, as it is now.
  public var layoutSource: String? { LayoutSource(of: collectionView.collectionViewLayout)?.text }
}
