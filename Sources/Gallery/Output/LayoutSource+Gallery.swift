import CollectionLayouts
import CollectionView
import Previews

extension LayoutSource {
  /// Creates the code for one of this package's layouts. Returns nil for other layouts.
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

  /// The layouts' properties that apps set, by name.
  private static let properties: Set = [
    // Several layouts
    "scrollDirection", "sectionInset", "headerReferenceLength", "footerReferenceLength",
    "sectionHeadersPinToVisibleBounds", "sectionFootersPinToVisibleBounds", "pinningOffset",
    "maintainsVisibleContentPosition", "itemSize", "itemSpacing", "lineSpacing", "laneSpacing",
    "direction", "visibleCount", "loops",
    // Lanes
    "laneCount", "minimumLaneBreadth", "placement", "laneOrder",
    "sectionBackgroundInset", "itemLength",
    // Rows, mosaics, and tags
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
  /// The code that creates the current layout with its current settings.
  public var layoutSource: String? { LayoutSource(of: collectionView.collectionViewLayout)?.text }
}
