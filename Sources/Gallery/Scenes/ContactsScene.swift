import CollectionLayouts
import CollectionView
import Previews

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
