// swift-format-ignore-file
import CollectionLayouts
import LayoutEngine
import UIKit

// Names for manual migration. They stay unchanged and are reported.

func decide(_ direction: CardStackLayout.Direction, _ rules: MosaicGrid.Rules, _ tap: UITapGestureRecognizer,
  _ anchors: VisibleAnchors)
{
  print(direction.unit)  // CardStackLayout.Direction unit by hand
  print(rules.spacing)  // MosaicGrid.Rules spacing property
  print(anchors.jump as Any)  // VisibleAnchors jump by hand
  tap.addAction { print($0) }  // UIGestureRecognizer addAction(_:) by hand
  let link = CADisplayLink.everyFrame { print($0.timestamp) }  // CADisplayLink everyFrame(_:) by hand
  link.isPaused = true
  let days = TimelineDays.Rules(breadth: 9)
  print(days.headerExtent)  // TimelineDays.Rules headerExtent by hand
  print(days.leadingInset)  // TimelineDays.Rules leadingInset by hand
  print(days.trailingInset)  // TimelineDays.Rules trailingInset by hand
  let turn: Ring.Direction = .clockwise
  print(turn)
}
