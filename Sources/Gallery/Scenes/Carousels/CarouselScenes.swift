import CollectionLayouts
import CollectionView
import Previews

extension GalleryScene {
  static let carouselCosine = GalleryScene(
    id: "carousel-cosine", title: "Carousel, cosine zoom",
    summary: "items shrink along a cosine curve up to half a view's width from the center",
    sampleCount: 24
  ) { pictures in
    let layout = CarouselLayout()
    layout.itemSize = .absolute(CGSize(width: 330, height: 528))
    layout.itemSpacing = 10
    layout.effect = .cosineZoom(reach: .halfViewport)
    layout.snapping = .page(minimumDrag: 100)
    var content = content(layout, pictures, showing: 6)
    content.settings.append(.number("itemSpacing", 0...200, of: layout, \.itemSpacing))
    content.adapt = fitting(layout, CGSize(width: 330, height: 528), spacing: 10)
    return content
  }

  static let carouselHero = GalleryScene(
    id: "carousel-hero", title: "Hero carousel",
    summary: "one item at a time, with a peek of its neighbors and a page control",
    sampleCount: 12, firstSample: 4
  ) { pictures in
    let layout = CarouselLayout()
    layout.itemSize = .fractional(width: 1, height: 0.78)
    layout.effect = .cosineZoom(reach: .viewport)
    layout.itemSpacing = 20
    layout.spacingReference = .shown
    layout.peek = 56
    layout.snapping = .page(minimumDrag: 60)
    let dots = CarouselDots(over: layout)
    var content = content(layout, pictures, showing: 3)
    content.fit = { dots.count = $0 }
    // A scene can be rendered before the carousel's first report.
    let scrolled = content.restingOffset
    content.restingOffset = { view in
      let offset = scrolled(view)
      dots.showCurrentPage()
      return offset
    }
    content.adapt = { _ in dots.show() }
    content.attach = { dots.add(to: $0.view) }
    content.ownLayoutIsShown = { dots.isShown = $0 }
    content.settings += [
      .toggle("Page control", of: dots, \.isWanted),
      .number("peek", 0...240, of: layout, \.peekLength),
      .number("itemSpacing", 0...120, of: layout, \.itemSpacing),
      .choice(
        "spacingReference", [("Shown edges", .shown), ("Edges before the effect", .layout)],
        of: layout, \.spacingReference),
      .toggle("loops", of: layout, \.loops),
    ]
    return content
  }

  static let coverFlow = GalleryScene(
    id: "cover-flow", title: "Endless cover flow",
    summary: "covers turned to both sides of the center, in an endless loop", sampleCount: 24,
    firstSample: 14
  ) { pictures in
    let layout = CarouselLayout()
    layout.itemSize = .absolute(CGSize(width: 340, height: 340))
    layout.itemSpacing = -140
    layout.effect = .coverFlow(angle: 1, perspective: 1 / 900)
    layout.loops = true
    var content = content(layout, pictures, showing: 0)
    content.cellStyle = .picture
    content.settings += [
      .number("itemSpacing", -240...120, of: layout, \.itemSpacing),
      .toggle("loops", of: layout, \.loops),
    ]
    content.adapt = fitting(layout, CGSize(width: 340, height: 340), zoom: 1.25)
    content.touch = SceneTouch(
      from: CGPoint(x: 0.7, y: 0.5), to: CGPoint(x: 0.46, y: 0.5), duration: 4 / 60,
      times: [0, 0.2, 0.4, 0.7, 1.2, 3])
    return content
  }

  private static func content(
    _ layout: CarouselLayout, _ pictures: ScenePictures, showing item: Int
  ) -> SceneContent {
    SceneContent(
      layout: layout, delegate: PictureLengths(pictures: pictures),
      settings: [
        .scrollDirection(of: layout, \.scrollDirection), effect(of: layout),
        .choice(
          "snapping",
          [
            ("None", .none), ("Nearest item", .nearest(velocityThreshold: 2.5)),
            ("One item at a time", .page(minimumDrag: 100)),
          ], of: layout, \.snapping),
      ],
      restingOffset: { collectionView in
        let items = collectionView.numberOfItems(inSection: 0)
        guard items > 0 else { return collectionView.contentOffset }
        let indexPath = IndexPath(item: min(item, items - 1), section: 0)
        collectionView.scrollToItem(
          at: indexPath, at: [.centeredHorizontally, .centeredVertically], animated: false)
        return collectionView.contentOffset
      },
      nextLayouts: [SceneLayouts.grid(), SceneLayouts.waterfall()])
  }

  /// Shrinks the items in small views so that the zoom of the effect doesn't clip them.
  ///
  /// - Parameter spacing: The spacing in wide views. In narrow views, the spacing is reduced so that
  ///   neighbors peek in. Pass `nil` if they peek in without this.
  private static func fitting(
    _ layout: CarouselLayout, _ itemSize: CGSize, zoom: CGFloat = 1, spacing: CGFloat? = nil
  ) -> (CGSize) -> Void {
    let room = CGSize(width: itemSize.width * zoom, height: itemSize.height * zoom)
    let fitted = FittedSize(itemSize, room: room, margin: CGSize(width: spacing == nil ? 40 : 72, height: 40))
    var fittedSpacing = layout.itemSpacing
    return { size in
      if let spacing, layout.itemSpacing == fittedSpacing {
        let isNarrow = size.width < 500
        fittedSpacing = isNarrow ? 12 : spacing
        let reference: CarouselLayout.SpacingReference = isNarrow ? .shown : .layout
        if layout.itemSpacing != fittedSpacing { layout.itemSpacing = fittedSpacing }
        if layout.spacingReference != reference { layout.spacingReference = reference }
      }
      let current = layout.itemSize.points
      let size = fitted.size(insteadOf: current, in: size)
      if size != current { layout.itemSize = .absolute(size) }
    }
  }

  private static func effect(of layout: CarouselLayout) -> LiveSetting {
    let effects: [(name: String, effect: CarouselEffect)] = [
      ("The scene's own", layout.effect), ("None", .none),
      ("Cosine, half a viewport", .cosineZoom(reach: .halfViewport)),
      ("Cosine, one viewport", .cosineZoom(reach: .viewport)),
      ("Linear", .linearZoom(activeDistance: 400, factor: 0.4)),
      ("Cover flow", .coverFlow()), ("Cylinder", .cylinder(radius: 400)), ("Fade", .fade()),
    ]
    var chosen = 0
    return LiveSetting("effect", .choice(effects.map(\.name))) {
      Double(chosen)
    } set: {
      chosen = Int($0)
      layout.effect = effects[chosen].effect
    }
  }
}

extension CarouselLayout {
  /// The peek, which is 0 if items have their own size.
  fileprivate var peekLength: CGFloat {
    get { peek ?? 0 }
    set { peek = newValue }
  }
}
