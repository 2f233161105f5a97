import CollectionView
import Previews

extension GalleryScene {
  static let chat = GalleryScene(
    id: "chat", title: "Chat",
    summary:
      "bubbles sized by constraints, below pinned days that blur the content behind them",
    sampleCount: 64, maximumCount: 500_000, sectionLength: 16, countTitle: "Messages"
  ) { pictures in
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 4
    layout.sectionInset = UIEdgeInsets(top: 4, left: 0, bottom: 16, right: 0)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    return SceneContent(
      layout: layout,
      settings: [
        .toggle("sectionHeadersPinToVisibleBounds", of: layout, \.sectionHeadersPinToVisibleBounds),
        .number("minimumLineSpacing", 0...24, of: layout, \.minimumLineSpacing),
      ],
      headerTitle: { ChatMessage.day($0) },
      adapt: { layout.estimatedItemSize = CGSize(width: max(1, $0.width), height: 44) },
      pictureOffset: CGPoint(x: 0, y: 180),
      attach: { controller in
        controller.collectionView.register(ChatCell.self, forCellWithReuseIdentifier: ChatCell.identifier)
        controller.collectionView.register(
          ChatDayView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
          withReuseIdentifier: SectionHeaderView.identifier)
      },
      makeCell: { view, path in
        let cell = view.dequeueReusableCell(withReuseIdentifier: ChatCell.identifier, for: path)
        (cell as? ChatCell)?.show(ChatMessage(number: pictures.number(at: path)))
        return cell
      })
  }
}
