import CollectionLayouts
import CollectionView
import Previews

extension GalleryScene {
  static let stickyHeaders = GalleryScene(
    id: "sticky-headers", title: "Sticky headers",
    summary: "a flow layout with pinned section headers, each pushed away by the next",
    maximumCount: 100_000, sectionLength: 12
  ) { pictures in
    let layout = StickyHeaderFlowLayout()
    layout.itemSize = CGSize(width: 140, height: 140)
    layout.minimumLineSpacing = 24
    layout.minimumInteritemSpacing = 16
    layout.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 28, right: 20)
    layout.headerReferenceSize = CGSize(width: 56, height: 56)
    return SceneContent(
      layout: layout, delegate: PictureLengths(pictures: pictures),
      settings: [
        .number("pinningOffset", 0...120, of: layout, \.pinningOffset),
        .choice(
          "minimumHeaderLength", [("None", nil), ("36", 36), ("24", 24)], of: layout,
          \.minimumHeaderLength),
        .toggle("stretchesFirstHeader", of: layout, \.stretchesFirstHeader),
        .number("itemSize.width", 60...300, of: layout, \.itemSize.width),
        .number("itemSize.height", 60...300, of: layout, \.itemSize.height),
      ],
      pictureOffset: CGPoint(x: 0, y: 250), canBeReordered: true,
      // Slow enough for a frame with one header pushing another.
      touch: SceneTouch(
        from: CGPoint(x: 0.6, y: 0.9), to: CGPoint(x: 0.6, y: 0.4), duration: 1,
        times: [0, 0.4, 0.75, 0.8, 0.85, 1.1]),
      nextLayouts: [SceneLayouts.waterfall(hasHeaders: true), SceneLayouts.carousel()])
  }
}

extension GalleryScene {
  static let contacts = GalleryScene(
    id: "contacts", title: "Contacts",
    summary: "rows below pinned letters, each pushed away by the next",
    sampleCount: 80, maximumCount: 200_000, sectionLength: 4, countTitle: "Contacts"
  ) { pictures in
    let layout = StickyHeaderFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 32)
    layout.minimumLineSpacing = 0
    var fittedLength: CGFloat = 32
    return SceneContent(
      layout: layout,
      settings: [
        .number("headerReferenceSize.height", 20...80, of: layout, \.headerReferenceSize.height),
        .choice(
          "minimumHeaderLength", [("None", nil), ("24", 24), ("18", 18)], of: layout,
          \.minimumHeaderLength),
        .toggle("stretchesFirstHeader", of: layout, \.stretchesFirstHeader),
        .number("pinningOffset", 0...120, of: layout, \.pinningOffset),
      ],
      headerTitle: { ContactName.letter(ofSection: $0) },
      adapt: { size in
        let row = CGSize(width: max(1, size.width), height: ContactCell.height)
        if layout.itemSize != row { layout.itemSize = row }
        guard layout.headerReferenceSize.height == fittedLength else { return }
        fittedLength = SectionHeaderView.length(32)
        if layout.headerReferenceSize.height != fittedLength {
          layout.headerReferenceSize.height = fittedLength
        }
      },
      pictureOffset: CGPoint(x: 0, y: 150),
      attach: { controller in
        controller.collectionView.register(
          ContactCell.self, forCellWithReuseIdentifier: ContactCell.identifier)
      },
      makeCell: { view, path in
        let cell = view.dequeueReusableCell(withReuseIdentifier: ContactCell.identifier, for: path)
        let name = ContactName(section: path.section, number: pictures.number(at: path)).text
        (cell as? ContactCell)?.show(pictures.picture(at: path), name: name)
        return cell
      })
  }
}

/// A name that begins with its section's letter.
struct ContactName {
  private static let names = [
    "Ada Aino Anton Ayo", "Bashir Bea Bela Bruno", "Carla Cem Chloe Cyrus", "Dana Devi Dmitri Dora",
    "Edda Elio Emeka Eva", "Farah Felix Finn Flora", "Gita Goran Greta Gus", "Hana Hilda Hiro Hugo",
    "Ida Ilse Imre Isa", "Jana Jonas Joy Juno", "Kai Kim Klara Kofi", "Lars Lea Lin Luca",
    "Maya Milo Mona Musa",
    "Nadia Nils Noor Nora", "Ola Olga Omar Otto", "Paul Petra Pia Priya", "Rana Ravi Rosa Rune",
    "Sami Sara Suki Sven", "Tara Theo Tilda Tomas", "Vera Viktor Viola Vito",
  ].map { $0.split(separator: " ").map(String.init) }

  let text: String

  init(section: Int, number: Int) {
    let names = Self.names[section % Self.names.count]
    text = names[number % names.count]
  }

  static func letter(ofSection section: Int) -> String {
    String(ContactName(section: section, number: 0).text.prefix(1))
  }
}

final class ContactCell: UICollectionViewCell {
  static let identifier = "contact"

  private let portrait = UIImageView()
  private let label = UILabel()
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    portrait.contentMode = .scaleAspectFill
    portrait.clipsToBounds = true
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .heading
    line.backgroundColor = UIColor.heading.withAlphaComponent(0.1)
    for view in [portrait, label, line] { contentView.addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The height of one line at the current text size.
  static var height: CGFloat {
    max(52, (UIFont.preferredFont(forTextStyle: .body).lineHeight + 24).rounded(.up))
  }

  func show(_ picture: Picture, name: String) {
    portrait.image = picture.image
    portrait.backgroundColor = picture.tint
    label.text = name
    accessibilityLabel = name
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (contentView.bounds.width, contentView.bounds.height)
    let side = max(0, height - 16)
    portrait.frame = CGRect(x: 24, y: 8, width: side, height: side)
    portrait.layer.cornerRadius = side / 2
    let start = portrait.frame.maxX + 14
    label.frame = CGRect(x: start, y: 0, width: max(0, width - start - 24), height: height)
    line.frame = CGRect(x: start, y: height - 1, width: max(0, width - start), height: 1)
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for view in [portrait, label, line] { view.frame.origin.x = width - view.frame.maxX }
  }
}
