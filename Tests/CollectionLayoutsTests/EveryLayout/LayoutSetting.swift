import CollectionLayouts
import CollectionView

/// A number that an app sets on a layout.
nonisolated struct LayoutSetting: CustomStringConvertible, Sendable {
  /// The setting's name in reports.
  let subject: String
  /// The smallest valid number, or `nil` if the setting can be negative.
  var least: CGFloat?
  /// The replacement for smaller numbers, unless it's the smallest valid number.
  var fallback: CGFloat?
  /// `true` if the setting is a count, which must be a whole number.
  var isCount = false
  /// `true` if the number is an end of a range, which Swift doesn't create from NaN.
  var isLimit = false
  /// Returns the layout with the given number.
  let layout: @MainActor @Sendable (CGFloat) -> UICollectionViewLayout

  var description: String { subject }

  init<Layout: UICollectionViewLayout>(
    _ subject: String, atLeast least: CGFloat? = 0, orElse fallback: CGFloat? = nil,
    _ make: @escaping @MainActor @Sendable () -> Layout,
    _ set: @escaping @MainActor @Sendable (Layout, CGFloat) -> Void
  ) {
    (self.subject, self.least, self.fallback) = (subject, least, fallback)
    layout = {
      let layout = make()
      set(layout, $0)
      return layout
    }
  }

  init<Layout: UICollectionViewLayout>(
    _ subject: String, countingFrom least: CGFloat, _ make: @escaping @MainActor @Sendable () -> Layout,
    _ set: @escaping @MainActor @Sendable (Layout, Int) -> Void
  ) {
    self.init(subject, atLeast: least, make) { set($0, Int(exactly: $1) ?? ($1 < 0 ? .min : .max)) }
    isCount = true
  }

  /// Creates a setting that uses the number for both ends of a range.
  init<Layout: UICollectionViewLayout>(
    limit subject: String, _ make: @escaping @MainActor @Sendable () -> Layout,
    _ set: @escaping @MainActor @Sendable (Layout, ClosedRange<CGFloat>) -> Void
  ) {
    self.init(subject, make) { set($0, $1...$1) }
    isLimit = true
  }

  /// Invalid numbers, such as the result of an app's division by the width of an empty view.
  var nonsense: [CGFloat] {
    let below = least.map { [$0 - 3, $0 - 1000] } ?? []
    return below + (isCount ? [-0x1p63] : [.infinity, -.infinity] + (isLimit ? [] : [.nan]))
  }

  /// Numbers that are only just valid.
  var extremes: [CGFloat] {
    let start = least ?? -1000
    return [start, start + 1, 1000] + (isCount ? [0x1p62] : [start + 0.001, 1e12, 1e200])
  }
}

nonisolated extension LayoutSetting {
  static let all: [LayoutSetting] =
    waterfall + sections + rows + timeline + carousel + circle + wheel + cards + photos + headers

  private static let waterfall = [
    LayoutSetting("laneCount", countingFrom: 1, WaterfallLayout.init) { $0.laneCount = .fixed($1) },
    LayoutSetting("minimumBreadth", atLeast: 1, WaterfallLayout.init) {
      $0.laneCount = .fitting(minimumBreadth: $1)
    },
    LayoutSetting("laneSpacing", WaterfallLayout.init) { $0.laneSpacing = $1 },
    LayoutSetting("itemSpacing", WaterfallLayout.init) { $0.itemSpacing = $1 },
    LayoutSetting("header", WaterfallLayout.init) { $0.headerReferenceLength = .absolute($1) },
    LayoutSetting("header", WaterfallLayout.init) { $0.headerReferenceLength = .fractionalBreadth($1) },
    LayoutSetting("footer", WaterfallLayout.init) { $0.footerReferenceLength = .estimated($1) },
    LayoutSetting("sectionInset", atLeast: nil, WaterfallLayout.init) { $0.sectionInset.top = $1 },
    LayoutSetting("sectionInset", atLeast: nil, WaterfallLayout.init) { $0.sectionInset.left = $1 },
    LayoutSetting("sectionInset", atLeast: nil, WaterfallLayout.init) { $0.sectionInset.bottom = $1 },
    LayoutSetting("sectionInset", atLeast: nil, WaterfallLayout.init) { $0.sectionInset.right = $1 },
    LayoutSetting("sectionBackgroundInset", atLeast: nil, WaterfallLayout.init) {
      $0.register(
        UICollectionReusableView.self,
        forDecorationViewOfKind: WaterfallLayout.elementKindSectionBackground)
      $0.sectionBackgroundInset = UIEdgeInsets(top: $1, left: 0, bottom: 0, right: 0)
    },
    LayoutSetting("item", WaterfallLayout.init) { $0.itemLength = .absolute($1) },
    LayoutSetting("item", WaterfallLayout.init) { $0.itemLength = .fractionalBreadth($1) },
    LayoutSetting("item", WaterfallLayout.init) { $0.itemLength = .estimated($1) },
    LayoutSetting("pinningOffset", atLeast: nil, WaterfallLayout.init) {
      ($0.headerReferenceLength, $0.sectionHeadersPinToVisibleBounds, $0.pinningOffset) = (30, true, $1)
    },
  ]

  private static let sections = [
    LayoutSetting("sectionInset", atLeast: nil, JustifiedLayout.init) { $0.sectionInset.bottom = $1 },
    LayoutSetting("sectionInset", atLeast: nil, MosaicLayout.init) { $0.sectionInset.right = $1 },
    LayoutSetting("sectionInset", atLeast: nil, TagLayout.init) { $0.sectionInset.top = $1 },
    LayoutSetting("sectionInset", atLeast: nil, TagLayout.init) { $0.sectionInset.left = $1 },
    LayoutSetting("header", TagLayout.init) { $0.headerReferenceLength = .absolute($1) },
    LayoutSetting("footer", MosaicLayout.init) { $0.footerReferenceLength = .absolute($1) },
    LayoutSetting("pinningOffset", atLeast: nil, TagLayout.init) {
      ($0.headerReferenceLength, $0.sectionHeadersPinToVisibleBounds, $0.pinningOffset) = (30, true, $1)
    },
  ]

  private static let rows = [
    LayoutSetting("targetItemLength", JustifiedLayout.init) { $0.targetItemLength = $1 },
    LayoutSetting("maximumItemLength", JustifiedLayout.init) { $0.maximumItemLength = $1 },
    LayoutSetting("itemSpacing", JustifiedLayout.init) { $0.itemSpacing = $1 },
    LayoutSetting("lineSpacing", JustifiedLayout.init) { $0.lineSpacing = $1 },
    LayoutSetting("laneCount", countingFrom: 1, MosaicLayout.init) { $0.laneCount = $1 },
    LayoutSetting("laneSpacing", MosaicLayout.init) { $0.laneSpacing = $1 },
    LayoutSetting("lineSpacing", MosaicLayout.init) { $0.lineSpacing = $1 },
    LayoutSetting("lineRatio", atLeast: 0x1p-20, orElse: 1, MosaicLayout.init) { $0.lineRatio = $1 },
    LayoutSetting("itemSpacing", TagLayout.init) { $0.itemSpacing = $1 },
    LayoutSetting("lineSpacing", TagLayout.init) { $0.lineSpacing = $1 },
    LayoutSetting("itemSize", TagLayout.init) { $0.itemSize = .estimated(CGSize(width: $1, height: 32)) },
    LayoutSetting("itemSize", TagLayout.init) { $0.itemSize = .absolute(CGSize(width: 80, height: $1)) },
  ]

  private static let timeline = [
    LayoutSetting("pointsPerUnit", TimelineLayout.init) { $0.pointsPerUnit = $1 },
    LayoutSetting("startTime", atLeast: nil, TimelineLayout.init) { $0.startTime = Double($1) },
    LayoutSetting("endTime", atLeast: nil, TimelineLayout.init) { $0.endTime = Double($1) },
    LayoutSetting("sectionInset", TimelineLayout.init) { $0.sectionInset.top = $1 },
    LayoutSetting("sectionInset", TimelineLayout.init) { $0.sectionInset.left = $1 },
    LayoutSetting("sectionInset", TimelineLayout.init) { $0.sectionInset.bottom = $1 },
    LayoutSetting("sectionInset", TimelineLayout.init) { $0.sectionInset.right = $1 },
    LayoutSetting("laneSpacing", TimelineLayout.init) { $0.laneSpacing = $1 },
    LayoutSetting("rulerReferenceBreadth", TimelineLayout.init) { $0.rulerReferenceBreadth = $1 },
    LayoutSetting("dayHeaderLength", TimelineLayout.init) { $0.dayHeaderLength = $1 },
  ]

  private static let carousel = [
    LayoutSetting("itemSize", CarouselLayout.init) {
      $0.itemSize = .absolute(CGSize(width: $1, height: 100))
    },
    LayoutSetting("itemSize", CarouselLayout.init) {
      $0.itemSize = .absolute(CGSize(width: 100, height: $1))
    },
    LayoutSetting("itemSize", CarouselLayout.init) { $0.itemSize = .fractional(width: $1, height: 0.5) },
    LayoutSetting("itemSize", CarouselLayout.init) { $0.itemSize = .fractional(width: 0.5, height: $1) },
    LayoutSetting("itemSpacing", atLeast: nil, CarouselLayout.init) { $0.itemSpacing = $1 },
    LayoutSetting("itemSpacing", atLeast: nil, CarouselLayout.init) {
      ($0.effect, $0.spacingReference, $0.itemSpacing) = (.cosineZoom(reach: .viewport), .shown, $1)
    },
    LayoutSetting("peek", CarouselLayout.init) { $0.peek = $1 },
    LayoutSetting("activeDistance", CarouselLayout.init) {
      $0.effect = .linearZoom(activeDistance: $1, factor: 0.5)
    },
    LayoutSetting("factor", atLeast: nil, CarouselLayout.init) {
      $0.effect = .linearZoom(activeDistance: 150, factor: $1)
    },
    LayoutSetting("angle", atLeast: nil, CarouselLayout.init) { $0.effect = .coverFlow(angle: $1) },
    LayoutSetting("perspective", atLeast: nil, CarouselLayout.init) {
      $0.effect = .coverFlow(perspective: $1)
    },
    LayoutSetting("radius", atLeast: 1, CarouselLayout.init) { $0.effect = .cylinder(radius: $1) },
    LayoutSetting("minimumAlpha", CarouselLayout.init) { $0.effect = .fade(minimumAlpha: $1) },
  ]

  private static let circle = [
    LayoutSetting("itemSize", CircleLayout.init) { $0.itemSize.width = .absolute($1) },
    LayoutSetting("itemSize", CircleLayout.init) { $0.itemSize.height = .absolute($1) },
    LayoutSetting("radius", CircleLayout.init) { $0.radius = .fractionalWidth($1) },
    LayoutSetting("radius", CircleLayout.init) { $0.radius = .absolute($1) },
    LayoutSetting("verticalRadius", CircleLayout.init) { $0.verticalRadius = .fractionalWidth($1) },
    LayoutSetting("verticalRadius", CircleLayout.init) { $0.verticalRadius = .absolute($1) },
    LayoutSetting("startAngle", atLeast: nil, CircleLayout.init) { $0.startAngle = $1 },
    LayoutSetting("sweep", atLeast: nil, CircleLayout.init) { $0.sweep = $1 },
    LayoutSetting("rotation", atLeast: nil, CircleLayout.init) { $0.rotation = $1 },
    LayoutSetting("rotation", atLeast: nil, CircleLayout.init) { $0.rotate(by: $1) },
    LayoutSetting("rotation", atLeast: nil, CircleLayout.init) { $0.endRotation(by: $1) },
    LayoutSetting("scale", CircleLayout.init) { $0.scale = $1 },
    LayoutSetting("scale", CircleLayout.init) { $0.pinch(by: $1) },
    LayoutSetting("scale", CircleLayout.init) { $0.endPinch(by: $1) },
    LayoutSetting(limit: "scaleLimits", CircleLayout.init) { $0.scaleLimits = $1 },
  ]

  private static let wheel = [
    LayoutSetting("itemSize", WheelLayout.init) { $0.itemSize.width = .absolute($1) },
    LayoutSetting("itemSize", WheelLayout.init) { $0.itemSize.height = .absolute($1) },
    LayoutSetting("radius", WheelLayout.init) { $0.radius = .fractionalWidth($1) },
    LayoutSetting("radius", WheelLayout.init) { $0.radius = .absolute($1) },
    LayoutSetting("verticalRadius", WheelLayout.init) { $0.verticalRadius = .absolute($1) },
    LayoutSetting("startAngle", atLeast: nil, WheelLayout.init) { $0.startAngle = $1 },
    LayoutSetting("itemAngle", atLeast: nil, WheelLayout.init) { $0.itemAngle = $1 },
    LayoutSetting("itemAdvance", atLeast: 1, WheelLayout.init) { $0.itemAdvance = $1 },
  ]

  private static let cards = [
    LayoutSetting("itemSize", CardStackLayout.init) { $0.itemSize.width = .absolute($1) },
    LayoutSetting("itemSize", CardStackLayout.init) { $0.itemSize.height = .absolute($1) },
    LayoutSetting("widthStep", atLeast: nil, CardStackLayout.init) { $0.widthStep = $1 },
    LayoutSetting("offsetStep", atLeast: nil, CardStackLayout.init) { $0.offsetStep = $1 },
    LayoutSetting("scaleStep", atLeast: nil, CardStackLayout.init) { $0.scaleStep = $1 },
    LayoutSetting("visibleCount", countingFrom: 0, CardStackLayout.init) { $0.visibleCount = $1 },
    LayoutSetting("visibleCount", countingFrom: 0, CardStackLayout.init) {
      ($0.loops, $0.visibleCount) = (true, $1)
    },
  ]

  private static let photos = [
    LayoutSetting("itemSize", PhotoStackLayout.init) { $0.itemSize.width = .absolute($1) },
    LayoutSetting("itemSize", PhotoStackLayout.init) { $0.itemSize.height = .absolute($1) },
    LayoutSetting("angles", atLeast: nil, PhotoStackLayout.init) { $0.angles = [0, $1] },
    LayoutSetting("angleLimit", PhotoStackLayout.init) { ($0.angleSeed, $0.angleLimit) = (1, $1) },
    LayoutSetting("visibleCount", countingFrom: 0, PhotoStackLayout.init) { $0.visibleCount = $1 },
    LayoutSetting("arrangement.stackSize", PhotoStackLayout.init) {
      $0.arrangement = .sections(stackSize: CGSize(width: $1, height: 80))
    },
    LayoutSetting("arrangement.stackSize", PhotoStackLayout.init) {
      $0.arrangement = .sections(stackSize: CGSize(width: 80, height: $1))
    },
    LayoutSetting("arrangement.spacing", PhotoStackLayout.init) { $0.arrangement = .sections(spacing: $1) },
    LayoutSetting("arrangement.contentSize", PhotoStackLayout.init) {
      $0.arrangement = .single(contentSize: CGSize(width: $1, height: 200))
    },
    LayoutSetting("arrangement.contentSize", PhotoStackLayout.init) {
      $0.arrangement = .single(contentSize: CGSize(width: 200, height: $1))
    },
  ]

  private static let headers = [
    LayoutSetting("pinningOffset", atLeast: nil, stickyHeaders) { $0.pinningOffset = $1 },
    LayoutSetting("minimumHeaderLength", stickyHeaders) { $0.minimumHeaderLength = $1 },
  ]

  @MainActor private static func stickyHeaders() -> StickyHeaderFlowLayout {
    let layout = StickyHeaderFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    return layout
  }
}
