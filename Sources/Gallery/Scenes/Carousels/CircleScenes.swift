import CollectionLayouts
import CollectionView
import Previews

extension GalleryScene {
  static let circle = GalleryScene(
    id: "circle", title: "Circle",
    summary: "items on a ring; one finger rotates it, two fingers resize it", capacity: 18
  ) { _ in
    let layout = CircleLayout()
    layout.itemSize = .absolute(CGSize(width: 116, height: 116))
    layout.radius = .fractionalWidth(0.3)
    var fittedPart: CGFloat = 0.3
    return SceneContent(
      layout: layout,
      settings: [
        .number("rotation", -3.15...3.15, step: 0.05, of: layout, \.turn),
        .number("Scale", 0.5...1.3, step: 0.01, of: layout, \.size),
        .number("sweep", 0.5...(2 * .pi), step: .pi / 90, of: layout, \.sweep),
        .toggle("itemsFaceCenter", of: layout, \.itemsFaceCenter),
        .choice(
          "itemOrder", [("Clockwise", .clockwise), ("Counterclockwise", .counterclockwise)],
          of: layout, \.itemOrder),
        .number("radius", 0.1...0.5, step: 0.01, of: layout, \.radius.partOfWidth),
      ],
      cellStyle: .disc,
      adapt: { size in
        let side = min(116, (min(size.width, size.height) / 5).rounded())
        guard side > 0 else { return }
        if layout.itemSize.points.width != side {
          layout.itemSize = .absolute(CGSize(width: side, height: side))
        }
        guard layout.radius.partOfWidth == fittedPart else { return }
        fittedPart = min(0.3, max(0, (min(size.width, size.height) - side) / 2 - 12) / size.width)
        if layout.radius.partOfWidth != fittedPart { layout.radius.partOfWidth = fittedPart }
      },
      attach: {
        layout.attachGestures(to: $0.collectionView)
        layout.attachDrag(to: $0.collectionView)
      }, nextLayouts: [SceneLayouts.grid()])
  }

  static let wheel = GalleryScene(
    id: "wheel", title: "Wheel",
    summary: "a large wheel that turns as you scroll and snaps to items at the top"
  ) { _ in
    let layout = WheelLayout()
    layout.scrollDirection = .horizontal
    layout.itemAngle = .pi / 9
    layout.startAngle = -.pi / 2
    layout.itemsFaceCenter = true
    layout.itemAdvance = 120
    layout.setCurrentIndexPath([0, 20], animated: false)
    var fittedSize = CGSize.zero
    return SceneContent(
      layout: layout,
      settings: [
        .number("itemAdvance", 20...300, of: layout, \.itemAdvance),
        .number("itemAngle", 0.1...1, step: 0.01, of: layout, \.angleOfItem),
        .number("radius", 0...0.6, step: 0.01, of: layout, \.radius.partOfWidth),
        .number("verticalRadius", 0...0.6, step: 0.01, of: layout, \.verticalPartOfWidth),
        .toggle("itemsFaceCenter", of: layout, \.itemsFaceCenter),
        .scrollDirection(of: layout, \.scrollDirection),
      ],
      cellStyle: .disc,
      adapt: { size in
        guard size != fittedSize, size.width > 0 else { return }
        fittedSize = size
        let length = min(size.width, size.height)
        let side = max(24, length / 8)
        layout.itemSize = .absolute(CGSize(width: side, height: side))
        layout.radius = .fractionalWidth(max(0, length / 2 - side / 2 - 24) / size.width)
      },
      restingOffset: { $0.contentOffset },
      touch: SceneTouch(
        from: CGPoint(x: 0.65, y: 0.15), to: CGPoint(x: 0.4, y: 0.15), duration: 0.1,
        times: [0, 0.1, 0.25, 0.5, 0.9, 3]),
      nextLayouts: [SceneLayouts.carousel()])
  }
}

extension CircleLayout {
  /// The shown rotation without full turns, in radians. It follows the fingers.
  fileprivate var turn: CGFloat {
    get { abs(shownRotation) <= 3.15 ? shownRotation : shownRotation.remainder(dividingBy: 2 * .pi) }
    set { rotation = newValue - (shownRotation - rotation) }
  }

  /// The shown scale, which follows the fingers.
  fileprivate var size: CGFloat {
    get { shownScale }
    set { scale = newValue * (scale / shownScale) }
  }
}

extension WheelLayout {
  fileprivate var verticalPartOfWidth: CGFloat {
    get { (verticalRadius ?? radius).partOfWidth }
    set { verticalRadius = .fractionalWidth(newValue) }
  }

  fileprivate var angleOfItem: CGFloat {
    get { itemAngle ?? 0 }
    set { itemAngle = newValue }
  }
}
