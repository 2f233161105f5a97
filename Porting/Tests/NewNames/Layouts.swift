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
  var spans: [MosaicLayout.Span] = []  // MosaicSpan type

  func space() -> CGFloat {
    justified.itemSpacing = 4  // JustifiedLayout interitemSpacing property
    justified.lineSpacing = 4  // JustifiedLayout rowSpacing property
    tags.itemSpacing = 4  // TagLayout interitemSpacing property
    mosaic.laneSpacing = 4
    mosaic.lineSpacing = 4  // MosaicLayout spacing property
    carousel.itemSpacing = 4  // CarouselLayout spacing property
    timeline.laneSpacing = 4  // TimelineLayout columnSpacing property
    timeline.rulerReferenceBreadth = 40  // TimelineLayout rulerBreadth property
    timeline.headerReferenceLength = 30  // TimelineLayout headerLength property
    timeline.sectionInset.top = 8  // TimelineLayout startInset path
    return justified.lineSpacing + carousel.itemSpacing
  }

  func count(_ span: MosaicLayout.Span, _ other: MosaicLayout.Span) -> Int {
    mosaic.laneCount = 4  // MosaicLayout columnCount property
    mosaic.lineRatio = 0.5  // MosaicLayout rowRatio property
    spans = [MosaicLayout.Span(lanes: 2)]  // MosaicLayout.Span columns label
    spans += [MosaicLayout.Span(lines: 2)]  // MosaicLayout.Span rows label
    spans += [MosaicLayout.Span(lanes: 2)]  // MosaicSpan columns label
    spans += [MosaicLayout.Span(lines: 2)]  // MosaicSpan rows label
    return span.lanes  // MosaicLayout.Span columns property
      + span.lines  // MosaicLayout.Span rows property
      + other.lanes  // MosaicSpan columns property
      + other.lines  // MosaicSpan rows property
  }

  func measure() {
    justified.targetItemLength = 180  // JustifiedLayout targetRowHeight property
    justified.maximumItemLength = 240  // JustifiedLayout maximumRowHeight property
    justified.lastLineAlignment = .hidden  // JustifiedLayout lastRow property
    let last = JustifiedLayout.LastLineAlignment.leading  // JustifiedLayout LastRow type
    justified.lastLineAlignment = last
    timeline.startTime = 8  // TimelineLayout origin property
    timeline.endTime = 20  // TimelineLayout end property
    cards.itemSize = .absolute(CGSize(width: 340, height: 214))  // CardStackLayout cardSize value
    photos.itemSize = .absolute(CGSize(width: 110, height: 130))  // PhotoStackLayout photoSize value
    circle.itemSize = .absolute(CGSize(width: 52, height: 52))  // CircleLayout itemSize value
    cards.dismissalDistance = .fractionalWidth(1 / 4)  // CardStackLayout dismissalDistance value
    cards.dismissalDirections = [.up]  // CardStackLayout allowedDirections property
  }

  func lengths() {
    waterfall.itemLength = .absolute(40)  // WaterfallLayout.ItemLength fixed case
    waterfall.itemLength = WaterfallLayout.ItemLength.fractionalBreadth(1)  // WaterfallLayout.ItemLength ratio case
    carousel.itemSize = .absolute(CGSize(width: 9, height: 9))  // CarouselLayout.ItemSize fixed case
    let half: ItemSize = .fractional(width: 0.5, height: 1)  // CarouselLayout.ItemSize fraction case
    let whole: ItemSize = half  // CarouselLayout.ItemSize type
    carousel.itemSize = whole
    let far: LayoutDimension = .fractionalWidth(0.5)  // CircleLayout.Radius type
    circle.radius = far
    carousel.itemSize = half
    if case .fractionalWidth(let part) = circle.radius { print(part) }  // CircleLayout.Radius fraction case
    circle.verticalRadius = radius(of: 2)
  }

  private func radius(of parts: CGFloat) -> LayoutDimension {
    let gap = NSCollectionLayoutSpacing.fixed(3)
    if parts == 0 { return .fractionalWidth(gap.spacing) }
    return .fractionalWidth(1 / parts)
  }

  var card: ItemSize { .absolute(CGSize(width: 9, height: 9)) }

  func rules() {
    waterfall.placement = WaterfallLayout.Placement.sequential  // WaterfallLayout LanePlacement type
    justified.lastLineAlignment = JustifiedLayout.LastLineAlignment.leading  // JustifiedLayout JustifiedRows.LastRow type
    circle.direction = CircleLayout.Direction.clockwise  // CircleLayout Ring.Direction type
    cards.direction = CardStackLayout.Direction.up  // CardStackLayout Deck.Direction type
    carousel.effect = CarouselEffect.cosineZoom(reach: CarouselEffect.Reach.viewport)  // CarouselEffect FocusCurve.Reach type
  }

  func touch(_ view: UIView, angle: CGFloat) {
    circle.endRotation(by: angle)  // CircleLayout commitRotation(_:) method
    circle.endPinch(by: 2)  // CircleLayout commitPinch(_:) method
    cards.onDismiss = { print($0) }
    cards.attachSwipe(to: view)  // CardStackLayout attachSwipe(to:onDismiss:) statements
    print(cards.currentIndexPath as Any)  // CardStackLayout topIndexPath property
  }

  func open(_ view: UICollectionView, _ grid: UICollectionViewLayout) {
    photos.attachTap(to: view, layout: grid)  // PhotoStackLayout attachOpening(to:layout:) method
    photos.detachTap(from: view)  // PhotoStackLayout detachOpening(from:) method
  }

  func move(_ attributes: CarouselLayoutAttributes, _ item: CarouselItemGeometry) {  // CarouselPosition type
    print(attributes.itemsFromCenter - item.itemsFromCenter)  // CarouselLayoutAttributes position property
  }

  func sections(_ environment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutSection] {
    let size = CGSize(width: 90, height: 60)
    return [
      .carousel(itemSize: .absolute(size), itemSpacing: 12),  // NSCollectionLayoutSection carousel(spacing:) label
      .carousel(itemSize: .absolute(size)),  // NSCollectionLayoutSection carousel(itemSize:) value
      .waterfall(itemCount: 9, laneCount: 2, itemSpacing: 8, laneSpacing: 8, in: environment) { $1 },  // NSCollectionLayoutSection waterfall(spacing:) label
    ]
  }

  func report() {
    LayoutDiagnostics.handler = { (diagnostic: LayoutDiagnostic) in
      print(diagnostic.value)  // LayoutDiagnostic length property
    }
  }
}

extension Screen: StickyHeaderFlowLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    levelForHeaderInSection section: Int  // StickyHeaderFlowLayoutDelegate collectionView(levelOfHeaderInSection:) label
  ) -> Int { section % 2 }
}
