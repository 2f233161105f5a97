import CollectionView
import Previews

extension GalleryScene {
  static let controls = GalleryScene(
    id: "controls", title: "Controls",
    summary:
      "switches, sliders, and buttons in cells sized by stack views; drags from controls scroll",
    sampleCount: 24, maximumCount: 300_000, sectionLength: 6, countTitle: "Controls"
  ) { pictures in
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 12, right: 0)
    layout.headerReferenceSize = CGSize(width: 0, height: 50)
    let states = ControlStates()
    return SceneContent(
      layout: layout,
      settings: [.toggle("Controls are enabled", of: states, \.areEnabled)],
      headerTitle: { ControlRow.groups[$0 % ControlRow.groups.count] },
      adapt: { layout.estimatedItemSize = CGSize(width: max(1, $0.width), height: 52) },
      attach: { controller in
        let view: UICollectionView = controller.collectionView
        view.backgroundColor = .systemGroupedBackground
        view.register(ControlCell.self, forCellWithReuseIdentifier: ControlCell.identifier)
        states.onChange = { [weak view] in view?.reconfigureItems(at: view?.indexPathsForVisibleItems ?? []) }
      },
      makeCell: { view, path in
        let cell = view.dequeueReusableCell(withReuseIdentifier: ControlCell.identifier, for: path)
        let number = pictures.number(at: path)
        let count = pictures.count(inSection: path.section)
        (cell as? ControlCell)?.show(
          ControlRow(number: number), states: states, number: number, isFirst: path.item == 0,
          isLast: path.item == count - 1)
        return cell
      })
  }
}

/// The user's values, by row number.
final class ControlStates {
  var onChange: () -> Void = {}
  var areEnabled = true { didSet { if areEnabled != oldValue { onChange() } } }
  private var values: [Int: Float] = [:]

  subscript(number: Int) -> Float {
    get { values[number] ?? ControlRow(number: number).initial }
    set { values[number] = newValue }
  }
}

struct ControlRow {
  enum Kind { case toggle, slider, button, pages, progress }

  let title: String
  let symbol: String
  let color: UIColor
  let kind: Kind
  /// The initial value: a fraction of the range, or a page number.
  let initial: Float

  init(number: Int) { self = Self.rows[number % Self.rows.count] }

  private init(_ title: String, _ symbol: String, _ color: UIColor, _ kind: Kind, _ initial: Float) {
    (self.title, self.symbol, self.color, self.kind, self.initial) = (title, symbol, color, kind, initial)
  }

  static let groups = ["Connections", "Display", "Sounds", "Storage"]

  private static let rows: [ControlRow] = [
    ControlRow("Airplane mode", "airplane", .systemOrange, .toggle, 0),
    ControlRow("Wi-Fi", "wifi", .systemBlue, .toggle, 1),
    ControlRow("Location", "location.fill", .systemBlue, .toggle, 1),
    ControlRow(
      "Share with the people around you while you are out", "person.2.fill", .systemGreen, .toggle, 0),
    ControlRow("Update", "arrow.clockwise", .systemGray, .button, 0),
    ControlRow("Download", "arrow.down.circle", .systemGray, .progress, 0.6),
    ControlRow("Brightness", "sun.max", .systemYellow, .slider, 0.8),
    ControlRow("Night light", "moon.fill", .systemIndigo, .toggle, 1),
    ControlRow("Warmth", "flame.fill", .systemOrange, .slider, 0.3),
    ControlRow("Wallpaper", "photo", .systemTeal, .pages, 2),
    ControlRow("Bold text", "pencil", .systemGray, .toggle, 0),
    ControlRow("Reset", "arrow.uturn.backward", .systemGray, .button, 0),
    ControlRow("Volume", "speaker.wave.2.fill", .systemPink, .slider, 0.5),
    ControlRow("Ring", "bell.fill", .systemRed, .toggle, 1),
    ControlRow("Bass", "music.note", .systemPink, .slider, 0.65),
    ControlRow("Vibration", "iphone", .systemPurple, .toggle, 0),
    ControlRow("Melody", "play.fill", .systemPink, .pages, 0),
    ControlRow("Test", "play.circle", .systemGray, .button, 0),
    ControlRow("Photos", "photo", .systemTeal, .progress, 0.72),
    ControlRow("Music", "music.note", .systemPink, .progress, 0.35),
    ControlRow("Messages", "message.fill", .systemGreen, .progress, 0.12),
    ControlRow("Keep originals", "tray.fill", .systemBlue, .toggle, 1),
    ControlRow("Remind me when it is nearly full", "bell.fill", .systemRed, .toggle, 0),
    ControlRow("Empty bin", "trash", .systemGray, .button, 0),
  ]
}
