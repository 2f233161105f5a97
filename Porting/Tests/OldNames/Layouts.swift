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

  func lengths() {
    waterfall.itemLength = .fixed(40)  // WaterfallLayout.ItemLength fixed case
    waterfall.itemLength = WaterfallLayout.ItemLength.ratio(1)  // WaterfallLayout.ItemLength ratio case
    carousel.itemSize = .fixed(CGSize(width: 9, height: 9))  // CarouselLayout.ItemSize fixed case
    let half: CarouselLayout.ItemSize = .fraction(width: 0.5, height: 1)  // CarouselLayout.ItemSize fraction case
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
  }

  func sections(_ environment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutSection] {
    let size = CGSize(width: 90, height: 60)
    return [
      .carousel(itemSize: size, spacing: 12),  // NSCollectionLayoutSection carousel(spacing:) label
      .waterfall(itemCount: 9, laneCount: 2, spacing: 8, in: environment) { $1 },  // NSCollectionLayoutSection waterfall(spacing:) label
    ]
  }

  func report() {
    LayoutDiagnostics.handler = { (diagnostic: LayoutDiagnostic) in
      print(diagnostic.length)  // LayoutDiagnostic length property
    }
  }
}
