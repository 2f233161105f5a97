import CollectionLayouts
import CollectionView
import Previews

extension GalleryScene {
  static let profiles = GalleryScene(
    id: "profiles", title: "Profiles",
    summary:
      "cards to swipe left, right, or up, with a badge that fades in during the drag",
    sampleCount: 12, firstSample: 41
  ) { pictures in
    let layout = CardStackLayout()
    layout.itemSize = .absolute(CGSize(width: 480, height: 640))
    layout.scaleStep = 0.05
    layout.offsetStep = 44
    layout.visibleCount = 3
    layout.dismissalDirections = [.left, .right, .up]
    let (room, margin) = (CGSize(width: 480, height: 640 + 2 * 2 * 44), CGSize(width: 40, height: 32))
    let fittedSize = FittedSize(layout.itemSize.points, room: room, margin: margin)
    let fittedStep = FittedSize(CGSize(width: 0, height: 44), room: room, margin: margin)
    return SceneContent(
      layout: layout, delegate: PictureLengths(pictures: pictures),
      settings: [
        .number("offsetStep", 0...80, of: layout, \.offsetStep),
        .choice("scaleStep", [("0.05", 0.05), ("0.125", 0.125), ("None", nil)], of: layout, \.scaleStep),
        .number("widthStep", 0...80, of: layout, \.widthStep),
        .number("visibleCount", 1...8, of: layout, \.visibleCount),
        .choice(
          "offsetDirection", [("Down", .down), ("Up", .up), ("Left", .left), ("Right", .right)],
          of: layout, \.offsetDirection),
        .number(
          "dismissalDistance", 0.1...0.8, step: 0.05, of: layout, \.dismissalDistance.partOfWidth),
        .choice(
          "dismissalDirections",
          [
            ("Left, right, and up", [.left, .right, .up]), ("Left and right", [.left, .right]),
            ("All", Set(CardStackLayout.Direction.allCases)),
          ],
          of: layout, \.dismissalDirections),
        .toggle("loops", of: layout, \.loops),
      ],
      removesFirst: true,
      adapt: { size in
        let cardSize = fittedSize.size(insteadOf: layout.itemSize.points, in: size)
        if layout.itemSize.points != cardSize { layout.itemSize = .absolute(cardSize) }
        let step = fittedStep.size(insteadOf: CGSize(width: 0, height: layout.offsetStep), in: size).height
        if layout.offsetStep != step { layout.offsetStep = step }
      },
      attach: { controller in
        layout.onDismiss = { [unowned controller, unowned layout] in
          if !layout.loops { controller.remove(at: $0) }
        }
        layout.attachSwipe(to: controller.collectionView)
        layout.onSwipeProgress = { [unowned controller] path, part in
          (controller.collectionView.cellForItem(at: path) as? PhotoCell)?.showVerdict(part.dx)
        }
      },
      touch: SceneTouch(
        from: CGPoint(x: 0.45, y: 0.5), to: CGPoint(x: 0.82, y: 0.44), duration: 0.4,
        times: [0, 0.2, 0.4, 0.5, 0.6, 1]),
      nextLayouts: [SceneLayouts.grid(), SceneLayouts.carousel()])
  }
}
