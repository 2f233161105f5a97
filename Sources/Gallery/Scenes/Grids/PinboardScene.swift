import CollectionLayouts
import CollectionView
import Previews

extension GalleryScene {
  static let pinboard = GalleryScene(
    id: "pinboard", title: "Pinboard",
    summary: "text cards that size themselves, below a hero as wide as the board",
    maximumCount: 200_000
  ) { pictures in
    let layout = WaterfallLayout()
    layout.laneCount = .fitting(minimumBreadth: 190)
    layout.itemLength = .estimated(240)
    layout.laneSpacing = 18
    layout.itemSpacing = 18
    layout.sectionInset = UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
    layout.sectionBackgroundInset = UIEdgeInsets(top: 18, left: 18, bottom: 18, right: 18)
    layout.register(BoardView.self, forDecorationViewOfKind: WaterfallLayout.elementKindSectionBackground)
    let hero = HeroSpan(layout: layout)
    return SceneContent(
      layout: layout, delegate: hero,
      settings: [
        .toggle("Hero", of: hero, \.isShown),
        .toggle("Background", of: hero, \.hasBackground),
        .number("itemSpacing", 0...60, of: layout, \.itemSpacing),
        .number("laneSpacing", 0...60, of: layout, \.laneSpacing),
        .choice(
          "laneOrder", [("Leading first", .leadingFirst), ("Trailing first", .trailingFirst)],
          of: layout, \.laneOrder),
      ], cellStyle: .note,
      adapt: { size in
        layout.fitTwoLanes(of: 190, inset: 40, in: size)
        let margin: CGFloat = size.width < 400 ? 6 : 18
        guard var board = layout.sectionBackgroundInset, board.left != margin else { return }
        (board.left, board.right) = (margin, margin)
        layout.sectionBackgroundInset = board
      }, canBeReordered: true,
      nextLayouts: [SceneLayouts.carousel(), SceneLayouts.grid()])
  }
}

private final class HeroSpan: NSObject, WaterfallLayoutDelegate {
  private let layout: WaterfallLayout
  private let inset: UIEdgeInsets?
  var isShown = true { didSet { layout.invalidateLayout() } }

  var hasBackground: Bool {
    get { layout.sectionBackgroundInset != nil }
    set { layout.sectionBackgroundInset = newValue ? inset : nil }
  }

  init(layout: WaterfallLayout) {
    (self.layout, inset) = (layout, layout.sectionBackgroundInset)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    spanForItemAt indexPath: IndexPath
  ) -> WaterfallLayout.LaneSpan { isShown && indexPath.item == 0 ? .all : 1 }
}

private final class BoardView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.heading.withAlphaComponent(0.06)
    layer.cornerRadius = 28
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
