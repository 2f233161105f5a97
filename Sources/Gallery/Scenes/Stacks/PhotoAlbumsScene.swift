import CollectionLayouts
import CollectionView
import Previews

extension GalleryScene {
  static let photoAlbums = GalleryScene(
    id: "photo-albums", title: "Photo albums",
    summary: "a pile for each album, which opens into a section of a grid",
    sampleCount: 54, firstSample: 3, maximumCount: 500_000, sectionLength: 9
  ) { _ in
    let layout = PhotoStackLayout()
    let stacks = AlbumStacks(of: layout)
    layout.itemSize = .absolute(CGSize(width: 190, height: 220))
    layout.angleSeed = 11
    let grid = SceneLayouts.grid(itemSize: CGSize(width: 170, height: 200))
    // On a phone, two stacks fit side by side.
    let room = CGSize(width: 2 * 280 + 3 * 40 + 20, height: 300)
    let fittedStack = FittedSize(CGSize(width: 280, height: 300), room: room)
    let fittedPhoto = FittedSize(layout.itemSize.points, room: room)
    let fittedSpacing = FittedSize(CGSize(width: stacks.spacing, height: 0), room: room)
    let angles: [(String, [CGFloat])] = [
      ("Pile", layout.angles), ("Fan", [0, 1, 0.05, -1, -0.05]), ("None", [0, 0, 0, 0, 0]),
    ]
    return SceneContent(
      layout: layout,
      settings: [
        .choice("arrangement", [("Sections", false), ("Single", true)], of: stacks, \.isSingle),
        .number("itemSize.width", 60...600, of: layout, \.itemSize.points.width),
        .number("itemSize.height", 60...600, of: layout, \.itemSize.points.height),
        .number("angleLimit", 0...1.5, step: 0.01, of: layout, \.angleLimit),
        // The angles apply only if the seed is 0.
        .number("angleSeed", 0...50, of: layout, \.seed),
        .choice("angles", angles, of: layout, \.angles),
        .number("spacing", 0...120, of: stacks, \.spacing),
        .scrollDirection(of: stacks, \.scrollDirection),
      ], cellStyle: .print,
      adapt: { size in
        let stack = fittedStack.size(insteadOf: stacks.size, in: size)
        if stacks.size != stack { stacks.size = stack }
        let photo = fittedPhoto.size(insteadOf: layout.itemSize.points, in: size)
        if layout.itemSize.points != photo { layout.itemSize = .absolute(photo) }
        let spacing = fittedSpacing.size(insteadOf: CGSize(width: stacks.spacing, height: 0), in: size)
          .width
        if stacks.spacing != spacing { stacks.spacing = spacing }
      },
      attach: {
        layout.attachTap(to: $0.collectionView, opening: grid.layout)
        layout.attachPinch(to: $0.collectionView, opening: grid.layout)
      }, touch: .tap(at: CGPoint(x: 0.27, y: 0.27), times: [0, 0.1, 0.2, 0.3, 0.4, 0.8]), nextLayouts: [grid])
  }
}

/// The arrangement of the albums. A single stack keeps the values for several ones.
private final class AlbumStacks {
  private let layout: PhotoStackLayout
  var isSingle = false { didSet { arrange() } }
  var size = CGSize(width: 280, height: 300) { didSet { arrange() } }
  var spacing: CGFloat = 40 { didSet { arrange() } }
  var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { arrange() } }

  init(of layout: PhotoStackLayout) {
    self.layout = layout
    arrange()
  }

  private func arrange() {
    layout.arrangement =
      isSingle
      ? .single() : .sections(stackSize: size, spacing: spacing, scrollDirection: scrollDirection)
  }
}

extension PhotoStackLayout {
  /// The seed of the angles, or 0 for none.
  fileprivate var seed: CGFloat {
    get { CGFloat(angleSeed ?? 0) }
    set { angleSeed = newValue < 1 ? nil : UInt64(newValue) }
  }
}
