// swift-format-ignore-file
import CollectionLayouts
import UIKit

// An app's sources with every layout name that has changed. A comment at the end of a line names the row of
// docs/MIGRATION.md for MigrationTests.

final class Screen: NSObject {
  let justified = JustifiedLayout()
  let tags = TagLayout()
  let mosaic = MosaicLayout()
  let carousel = CarouselLayout()
  let timeline = TimelineLayout()
  let waterfall = WaterfallLayout()
  let circle = CircleLayout()
  let cards = CardStackLayout()
  let photos = PhotoStackLayout()
  var spans: [MosaicSpan] = []  // MosaicSpan type

  func space() -> CGFloat {
    justified.interitemSpacing = 4  // JustifiedLayout interitemSpacing property
    justified.rowSpacing = 4  // JustifiedLayout rowSpacing property
    tags.interitemSpacing = 4  // TagLayout interitemSpacing property
    mosaic.spacing = 4  // MosaicLayout spacing property
    carousel.spacing = 4  // CarouselLayout spacing property
    timeline.columnSpacing = 4  // TimelineLayout columnSpacing property
    timeline.rulerBreadth = 40  // TimelineLayout rulerBreadth property
    timeline.headerLength = 30  // TimelineLayout headerLength property
    timeline.startInset = 8  // TimelineLayout startInset path
    return justified.rowSpacing + carousel.spacing
  }

  func count(_ span: MosaicLayout.Span, _ other: MosaicSpan) -> Int {
    mosaic.columnCount = 4  // MosaicLayout columnCount property
    mosaic.rowRatio = 0.5  // MosaicLayout rowRatio property
    spans = [MosaicLayout.Span(columns: 2)]  // MosaicLayout.Span columns label
    spans += [MosaicLayout.Span(rows: 2)]  // MosaicLayout.Span rows label
    spans += [MosaicSpan(columns: 2)]  // MosaicSpan columns label
    spans += [MosaicSpan(rows: 2)]  // MosaicSpan rows label
    return span.columns  // MosaicLayout.Span columns property
      + span.rows  // MosaicLayout.Span rows property
      + other.columns  // MosaicSpan columns property
      + other.rows  // MosaicSpan rows property
  }

  func measure() {
    justified.targetRowHeight = 180  // JustifiedLayout targetRowHeight property
    justified.maximumRowHeight = 240  // JustifiedLayout maximumRowHeight property
    justified.lastRow = .hidden  // JustifiedLayout lastRow property
    let last = JustifiedLayout.LastRow.leading  // JustifiedLayout LastRow type
    justified.lastRow = last
    timeline.origin = 8  // TimelineLayout origin property
    timeline.end = 20  // TimelineLayout end property
    cards.cardSize = CGSize(width: 340, height: 214)  // CardStackLayout cardSize value
    photos.photoSize = CGSize(width: 110, height: 130)  // PhotoStackLayout photoSize value
    circle.itemSize = CGSize(width: 52, height: 52)  // CircleLayout itemSize value
    cards.dismissalDistance = 1 / 4  // CardStackLayout dismissalDistance value
    cards.allowedDirections = [.up]  // CardStackLayout allowedDirections property
  }

  func lengths() {
    waterfall.itemLength = .fixed(40)  // WaterfallLayout.ItemLength fixed case
    waterfall.itemLength = WaterfallLayout.ItemLength.ratio(1)  // WaterfallLayout.ItemLength ratio case
    carousel.itemSize = .fixed(CGSize(width: 9, height: 9))  // CarouselLayout.ItemSize fixed case
    let half: CarouselLayout.ItemSize = .fraction(width: 0.5, height: 1)  // CarouselLayout.ItemSize fraction case
    let whole: CarouselLayout.ItemSize = half  // CarouselLayout.ItemSize type
    carousel.itemSize = whole
    let far: CircleLayout.Radius = .fractionalWidth(0.5)  // CircleLayout.Radius type
    circle.radius = far
    carousel.itemSize = half
    if case .fraction(let part) = circle.radius { print(part) }  // CircleLayout.Radius fraction case
    circle.verticalRadius = radius(of: 2)
  }

  private func radius(of parts: CGFloat) -> CircleLayout.Radius {
    let gap = NSCollectionLayoutSpacing.fixed(3)
    if parts == 0 { return .fraction(gap.spacing) }
    return .fraction(1 / parts)
  }

  var card: CarouselLayout.ItemSize { .fixed(CGSize(width: 9, height: 9)) }

  func rules() {
    waterfall.placement = LanePlacement.sequential  // WaterfallLayout LanePlacement type
    justified.lastRow = JustifiedRows.LastRow.leading  // JustifiedLayout JustifiedRows.LastRow type
    circle.direction = Ring.Direction.clockwise  // CircleLayout Ring.Direction type
    cards.direction = Deck.Direction.up  // CardStackLayout Deck.Direction type
    carousel.effect = CarouselEffect.cosineZoom(reach: FocusCurve.Reach.viewport)  // CarouselEffect FocusCurve.Reach type
  }

  func touch(_ view: UIView, angle: CGFloat) {
    circle.commitRotation(angle)  // CircleLayout commitRotation(_:) method
    circle.commitPinch(2)  // CircleLayout commitPinch(_:) method
    cards.attachSwipe(to: view) { print($0) }  // CardStackLayout attachSwipe(to:onDismiss:) statements
    print(cards.topIndexPath as Any)  // CardStackLayout topIndexPath property
  }

  func open(_ view: UICollectionView, _ grid: UICollectionViewLayout) {
    photos.attachOpening(to: view, layout: grid)  // PhotoStackLayout attachOpening(to:layout:) method
    photos.detachOpening(from: view)  // PhotoStackLayout detachOpening(from:) method
  }

  func move(_ attributes: CarouselLayoutAttributes, _ item: CarouselPosition) {  // CarouselPosition type
    print(attributes.position - item.itemsFromCenter)  // CarouselLayoutAttributes position property
  }

  func sections(_ environment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutSection] {
    let size = CGSize(width: 90, height: 60)
    return [
      .carousel(itemSize: size, spacing: 12),  // NSCollectionLayoutSection carousel(spacing:) label
      .carousel(itemSize: size),  // NSCollectionLayoutSection carousel(itemSize:) value
      .waterfall(itemCount: 9, laneCount: 2, spacing: 8, in: environment) { $1 },  // NSCollectionLayoutSection waterfall(spacing:) label
    ]
  }

  func report() {
    LayoutDiagnostics.handler = { (diagnostic: LayoutDiagnostic) in
      print(diagnostic.length)  // LayoutDiagnostic length property
    }
  }
}

extension Screen: StickyHeaderFlowLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    levelOfHeaderInSection section: Int  // StickyHeaderFlowLayoutDelegate collectionView(levelOfHeaderInSection:) label
  ) -> Int { section % 2 }
}
