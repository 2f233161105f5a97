import CollectionLayouts
import CollectionView
import Previews

extension GalleryScene {
  static let cardStack = GalleryScene(
    id: "card-stack", title: "Card stack",
    summary: "a deck of cards, with the next ones peeking out below",
    sampleCount: 12, firstSample: 13
  ) { pictures in
    let layout = CardStackLayout()
    layout.itemSize = .absolute(CGSize(width: 560, height: 600))
    layout.widthStep = 36
    layout.offsetStep = 26
    // Lower cards protrude at the bottom, so the same space stays free on top.
    let (room, margin) = (CGSize(width: 560, height: 600 + 2 * 3 * 26 + 32), CGSize(width: 40, height: 0))
    let fitted = FittedSize(layout.itemSize.points, room: room, margin: margin)
    let fittedSteps = FittedSize(layout.steps, room: room, margin: margin)
    return SceneContent(
      layout: layout, delegate: PictureLengths(pictures: pictures),
      settings: [
        .number("widthStep", 0...80, of: layout, \.widthStep),
        .number("offsetStep", 0...80, of: layout, \.offsetStep),
        .number("visibleCount", 1...8, of: layout, \.visibleCount),
        .choice(
          "Direction", [("Down", .down), ("Up", .up), ("Left", .left), ("Right", .right)],
          of: layout, \.direction),
        .choice("scaleStep", [("None", nil), ("0.06", 0.06)], of: layout, \.scaleStep),
        .number(
          "dismissalDistance", 0.1...0.8, step: 0.05, of: layout, \.dismissalDistance.partOfWidth),
        .choice(
          "dismissalDirections",
          [("All", Set(CardStackLayout.Direction.allCases)), ("Left and right", [.left, .right])],
          of: layout, \.dismissalDirections),
        .toggle("loops", of: layout, \.loops),
      ],
      removesFirst: true,
      adapt: { size in
        let cardSize = fitted.size(insteadOf: layout.itemSize.points, in: size)
        if layout.itemSize.points != cardSize { layout.itemSize = .absolute(cardSize) }
        let steps = fittedSteps.size(insteadOf: layout.steps, in: size)
        if layout.steps != steps { layout.steps = steps }
      },
      attach: { controller in
        layout.onDismiss = { [unowned controller, unowned layout] in
          if !layout.loops { controller.remove(at: $0) }
        }
        layout.attachSwipe(to: controller.collectionView)
      },
      touch: SceneTouch(
        from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 0.85, y: 0.42), duration: 0.25,
        times: [0, 0.15, 0.25, 0.32, 0.42, 0.9]),
      nextLayouts: [SceneLayouts.grid(), SceneLayouts.carousel()])
  }

  static let photoStack = GalleryScene(
    id: "photo-stack", title: "Photo stack", summary: "a pile of prints, each slightly rotated",
    sampleCount: 12, firstSample: 8
  ) { _ in
    let layout = PhotoStackLayout()
    layout.itemSize = .absolute(CGSize(width: 440, height: 520))
    return content(layout)
  }

  static let photoFan = GalleryScene(
    id: "photo-fan", title: "Photo fan",
    summary: "a pile of prints, fanned out so that all are visible",
    sampleCount: 5, firstSample: 19
  ) { _ in
    let layout = PhotoStackLayout()
    layout.itemSize = .absolute(CGSize(width: 280, height: 560))
    layout.angles = [0, 1, 0.05, -1, -0.05]
    return content(layout)
  }

  static let photoAlbums = GalleryScene(
    id: "photo-albums", title: "Photo albums",
    summary: "a pile for each album, which opens into a section of a grid",
    sampleCount: 54, firstSample: 3, maximumCount: 500_000, sectionLength: 9
  ) { _ in
    let layout = PhotoStackLayout()
    layout.stacksSections = true
    layout.itemSize = .absolute(CGSize(width: 190, height: 220))
    layout.stackSize = CGSize(width: 280, height: 300)
    layout.stackSpacing = 40
    layout.angleSeed = 11
    let grid = SceneLayouts.grid(itemSize: CGSize(width: 170, height: 200))
    // On a phone, two stacks fit side by side.
    let room = CGSize(width: 2 * 280 + 3 * 40 + 20, height: 300)
    let fittedStack = FittedSize(CGSize(width: 280, height: 300), room: room)
    let fittedPhoto = FittedSize(layout.itemSize.points, room: room)
    let fittedSpacing = FittedSize(CGSize(width: layout.stackSpacing, height: 0), room: room)
    return SceneContent(
      layout: layout,
      settings: [
        .number("itemSize.width", 60...300, of: layout, \.itemSize.points.width),
        .number("itemSize.height", 60...300, of: layout, \.itemSize.points.height),
        .number("angleLimit", 0...1.5, step: 0.01, of: layout, \.angleLimit),
        .number("angleSeed", 1...50, of: layout, \.seed),
        .number("stackSpacing", 0...120, of: layout, \.stackSpacing),
        .scrollDirection(of: layout, \.scrollDirection),
      ], cellStyle: .print,
      adapt: { size in
        let stack = fittedStack.size(insteadOf: layout.stackSize ?? .zero, in: size)
        if layout.stackSize != stack { layout.stackSize = stack }
        let photo = fittedPhoto.size(insteadOf: layout.itemSize.points, in: size)
        if layout.itemSize.points != photo { layout.itemSize = .absolute(photo) }
        let spacing = fittedSpacing.size(insteadOf: CGSize(width: layout.stackSpacing, height: 0), in: size)
          .width
        if layout.stackSpacing != spacing { layout.stackSpacing = spacing }
      },
      attach: {
        layout.attachTap(to: $0.collectionView, layout: grid.layout)
        layout.attachPinch(to: $0.collectionView, layout: grid.layout)
      }, touch: .tap(at: CGPoint(x: 0.27, y: 0.27), times: [0, 0.1, 0.2, 0.3, 0.4, 0.8]), nextLayouts: [grid])
  }

  /// Returns content whose stack opens into a grid when tapped or pinched.
  private static func content(_ layout: PhotoStackLayout) -> SceneContent {
    let grid = SceneLayouts.grid(itemSize: CGSize(width: 200, height: 236))
    let (width, height) = (layout.itemSize.points.width, layout.itemSize.points.height)
    let turned = layout.angles.map { angle in
      CGSize(
        width: width * abs(cos(angle)) + height * abs(sin(angle)),
        height: width * abs(sin(angle)) + height * abs(cos(angle)))
    }
    let room = CGSize(width: turned.map(\.width).max() ?? width, height: turned.map(\.height).max() ?? height)
    let fitted = FittedSize(layout.itemSize.points, room: room)
    return SceneContent(
      layout: layout,
      settings: [
        .number("itemSize.width", 80...600, of: layout, \.itemSize.points.width),
        .number("itemSize.height", 80...600, of: layout, \.itemSize.points.height), turning(layout),
      ], cellStyle: .print,
      adapt: { size in
        let photoSize = fitted.size(insteadOf: layout.itemSize.points, in: size)
        if layout.itemSize.points != photoSize { layout.itemSize = .absolute(photoSize) }
      },
      attach: {
        layout.attachTap(to: $0.collectionView, layout: grid.layout)
        layout.attachPinch(to: $0.collectionView, layout: grid.layout)
      }, nextLayouts: [grid])
  }

  /// Returns a setting for a multiple of the initial rotation.
  private static func turning(_ layout: PhotoStackLayout) -> LiveSetting {
    let angles = layout.angles
    var factor = 1.0
    return LiveSetting("angles", .number(-1...2, step: 0.05)) {
      factor
    } set: {
      factor = $0
      layout.angles = angles.map { $0 * CGFloat(factor) }
    }
  }
}

extension CardStackLayout {
  /// The differences in width and offset from card to card.
  fileprivate var steps: CGSize {
    get { CGSize(width: widthStep, height: offsetStep) }
    set { (widthStep, offsetStep) = (newValue.width, newValue.height) }
  }
}

extension PhotoStackLayout {
  fileprivate var seed: CGFloat {
    get { CGFloat(angleSeed ?? 0) }
    set { angleSeed = UInt64(max(0, newValue)) }
  }
}
