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

struct ChatMessage {
  let text: String
  let isOwn: Bool
  let time: String

  init(number: Int) {
    (text, isOwn) = Self.lines[number % Self.lines.count]
    let minute = 8 * 60 + 12 + number % 16 * 7
    time = "\(minute / 60):" + (minute % 60 < 10 ? "0" : "") + "\(minute % 60)"
  }

  static func day(_ section: Int) -> String {
    let days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    return section == 0 ? "Last Monday" : days[section % days.count]
  }

  private static let lines: [(String, Bool)] = [
    ("Morning! Is Saturday still on?", false),
    ("It is. I looked at the map again: if we take the early train, we are at the trail head by nine.", true),
    ("How long is the whole loop?", false),
    ("Fourteen kilometres, most of it in the shade.", true),
    ("Good. My knees say thank you.", false),
    ("They are welcome.", true),
    ("What about food?", false),
    ("There is a hut after two thirds of the way. Soup, cake, and a view that makes up for the soup.", true),
    ("Then I only bring water and something sweet.", false),
    ("Bring the small camera, too. The larches should be yellow by now.", true),
    (
      "Already packed, with both batteries. Last time I stood in the best light of the year with an empty one.",
      false
    ),
    ("I remember. You were very quiet on the way down.", true),
    ("Photographers grieve inwardly.", false),
    ("Platform 3, ten to seven?", true),
    ("Ten to seven. I’ll be the one with the thermos.", false),
    ("See you there!", true),
  ]
}
