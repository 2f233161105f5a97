import CollectionLayouts
import CollectionView
import Previews

extension LayoutSource {
  /// Creates a layout's code, or returns `nil` if its class isn't one of this package's.
  init?(of layout: UICollectionViewLayout) {
    let initial: UICollectionViewLayout
    switch layout {
    case is WaterfallLayout: initial = WaterfallLayout()
    case is JustifiedLayout: initial = JustifiedLayout()
    case is MosaicLayout: initial = MosaicLayout()
    case is TagLayout: initial = TagLayout()
    case is CarouselLayout: initial = CarouselLayout()
    case is CircleLayout: initial = CircleLayout()
    case is WheelLayout: initial = WheelLayout()
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

  private static let properties: Set = [
    "scrollDirection", "sectionInset", "headerReferenceLength", "footerReferenceLength",
    "sectionHeadersPinToVisibleBounds", "sectionFootersPinToVisibleBounds", "pinningOffset",
    "maintainsVisibleContentPosition", "itemSize", "itemSpacing", "lineSpacing", "laneSpacing",
    "visibleCount", "loops",
    "laneCount", "placement", "laneOrder",
    "sectionBackgroundInset", "itemLength",
    "targetItemLength", "maximumItemLength", "lineRatio", "alignment", "lastLineAlignment",
    "showsIncompleteLastLine", "estimatedItemSize",
    "spacingReference", "peek", "effect", "snapping",
    "radius", "verticalRadius", "startAngle", "sweep", "itemAngle", "rotation", "scale", "scaleLimits",
    "itemsFaceCenter", "itemOrder", "itemAdvance",
    "widthStep", "scaleStep", "offsetStep", "offsetDirection", "dismissalDistance", "dismissalVelocity",
    "dismissalDirections", "angles", "angleSeed", "angleLimit", "arrangement",
    "pointsPerUnit", "startTime", "endTime", "rulerReferenceBreadth", "dayHeaderLength",
    "minimumLineSpacing", "minimumInteritemSpacing", "headerReferenceSize", "footerReferenceSize",
    "minimumHeaderLength", "stretchesFirstHeader",
  ]
}

extension SceneController {
  /// The code that creates the layout with its current settings.
  public var layoutSource: String? { LayoutSource(of: collectionView.collectionViewLayout)?.text }
}
