// swift-format-ignore-file
import CollectionLayouts
import UIKit

// An app's sources with every name of a layout that has another one now. What stands at the end of a line is the row of
// docs/MIGRATION.md: MigrationTests looks for it.

final class Screen {
  let justified = JustifiedLayout()
  let tags = TagLayout()
  let mosaic = MosaicLayout()
  let carousel = CarouselLayout()
  let timeline = TimelineLayout()
  let waterfall = WaterfallLayout()
  let circle = CircleLayout()
  let cards = CardStackLayout()
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

  func lengths() {
    waterfall.itemLength = .absolute(40)  // WaterfallLayout.ItemLength fixed case
    waterfall.itemLength = WaterfallLayout.ItemLength.fractionalBreadth(1)  // WaterfallLayout.ItemLength ratio case
    carousel.itemSize = .absolute(CGSize(width: 9, height: 9))  // CarouselLayout.ItemSize fixed case
    let half: CarouselLayout.ItemSize = .fractional(width: 0.5, height: 1)  // CarouselLayout.ItemSize fraction case
    carousel.itemSize = half
    if case .fractionalWidth(let part) = circle.radius { print(part) }  // CircleLayout.Radius fraction case
    circle.verticalRadius = radius(of: 2)
  }

  private func radius(of parts: CGFloat) -> CircleLayout.Radius {
    let gap = NSCollectionLayoutSpacing.fixed(3)
    if parts == 0 { return .fractionalWidth(gap.spacing) }
    return .fractionalWidth(1 / parts)
  }

  var card: CarouselLayout.ItemSize { .absolute(CGSize(width: 9, height: 9)) }

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
  }

  func sections(_ environment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutSection] {
    let size = CGSize(width: 90, height: 60)
    return [
      .carousel(itemSize: size, itemSpacing: 12),  // NSCollectionLayoutSection carousel(spacing:) label
      .waterfall(itemCount: 9, laneCount: 2, itemSpacing: 8, laneSpacing: 8, in: environment) { $1 },  // NSCollectionLayoutSection waterfall(spacing:) label
    ]
  }

  func report() {
    LayoutDiagnostics.handler = { (diagnostic: LayoutDiagnostic) in
      print(diagnostic.value)  // LayoutDiagnostic length property
    }
  }
}
