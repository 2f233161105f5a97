import CollectionLayouts
import CollectionView
import Previews

extension GalleryScene {
  static let wallet = GalleryScene(
    id: "wallet", title: "Wallet",
    summary:
      "overlapping cards; a tap brings one to the front, a swipe moves the front one to the back",
    sampleCount: 9, firstSample: 31
  ) { pictures in
    let layout = CardStackLayout()
    layout.itemSize = .absolute(CGSize(width: 640, height: 402))
    layout.offsetDirection = .up
    layout.widthStep = 0
    layout.offsetStep = 80
    layout.visibleCount = 5
    layout.loops = true
    layout.dismissalDirections = [.down]
    let (room, margin) = (CGSize(width: 640, height: 402 + 4 * 80), CGSize(width: 32, height: 64))
    let fittedSize = FittedSize(layout.itemSize.points, room: room, margin: margin)
    let fittedStep = FittedSize(CGSize(width: 0, height: 80), room: room, margin: margin)
    return SceneContent(
      layout: layout, delegate: CardsToFront(layout: layout, pictures: pictures),
      settings: [
        .number("offsetStep", 20...120, of: layout, \.offsetStep),
        .number("visibleCount", 1...8, of: layout, \.visibleCount),
        .choice("scaleStep", [("None", nil), ("0.04", 0.04)], of: layout, \.scaleStep),
        .toggle("loops", of: layout, \.loops),
      ],
      cellStyle: .pass, removesFirst: true,
      adapt: { size in
        let cardSize = fittedSize.size(insteadOf: layout.itemSize.points, in: size)
        if layout.itemSize.points != cardSize { layout.itemSize = .absolute(cardSize) }
        let step = fittedStep.size(insteadOf: CGSize(width: 0, height: layout.offsetStep), in: size).height
        if layout.offsetStep != step { layout.offsetStep = step }
        layout.leaveRoomAbove()
      },
      attach: { controller in
        layout.onDismiss = { [unowned controller, unowned layout] in
          if !layout.loops { controller.remove(at: $0) }
        }
        layout.attachSwipe(to: controller.collectionView)
      },
      touch: .tap(at: CGPoint(x: 0.5, y: 0.3), times: [0, 0.1, 0.16, 0.22, 0.3, 0.5]))
  }
}

extension CardStackLayout {
  /// Makes room for the cards above the front card.
  ///
  /// The layout centers only the front card within the insets. The top inset set here centers the entire
  /// deck.
  fileprivate func leaveRoomAbove() {
    let room = CGFloat(visibleCount - 1) * offsetStep
    if collectionView?.contentInset.top != room { collectionView?.contentInset.top = room }
  }
}

private final class CardsToFront: NSObject, UICollectionViewDelegate {
  private let layout: CardStackLayout
  private let pictures: ScenePictures

  init(layout: CardStackLayout, pictures: ScenePictures) {
    (self.layout, self.pictures) = (layout, pictures)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let front = layout.currentIndexPath, indexPath != front else { return }
    // The new place is directly before the current front card.
    let path = IndexPath(item: indexPath < front ? front.item - 1 : front.item, section: front.section)
    collectionView.performBatchUpdates { [self] in
      pictures.move(from: indexPath, to: path)
      collectionView.moveItem(at: indexPath, to: path)
    }
  }
}
