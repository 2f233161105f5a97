import Testing
import UIKit

// Initializers not marked as convenience initializers in UIKit's headers: subclasses that call them with
// `super` compile on iOS. With convenience initializers here, they wouldn't.

private final class Magic: UIAccessibilityCustomAction {
  let spell: String

  init(spell: String, target: Any?, selector: Selector) {
    self.spell = spell
    super.init(name: spell, target: target, selector: selector)
  }

  init(spell: String, image: UIImage?) {
    self.spell = spell
    super.init(name: spell, image: image) { _ in true }
  }
}

private final class Shelf: UICollectionViewCompositionalLayout {
  let title: String

  static func section() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  init(title: String) {
    self.title = title
    super.init(section: Self.section())
  }

  init(title: String, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    self.title = title
    super.init(section: Self.section(), configuration: configuration)
  }

  init(provided title: String) {
    self.title = title
    super.init(sectionProvider: { _, _ in Self.section() })
  }

  required init?(coder: NSCoder) { nil }
}

private final class Badge: UIImageView {
  let count: Int

  init(count: Int) {
    self.count = count
    super.init(image: nil)
  }

  required init?(coder: NSCoder) { nil }
}

private final class Shade: UIColor, @unchecked Sendable {
  let name: String

  init(gray: CGFloat, name: String) {
    self.name = name
    super.init(white: gray, alpha: 1)
  }

  init(hue: CGFloat, name: String) {
    self.name = name
    super.init(hue: hue, saturation: 1, brightness: 1, alpha: 1)
  }

  required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(gray: CGFloat(red), name: "literal")
  }
}

private final class Cover: UIImage, @unchecked Sendable {
  let album: String

  init?(album: String, data: Data) {
    self.album = album
    super.init(data: data)
  }
}

@MainActor @Suite struct DesignatedInitializerTests {
  private final class Wand: NSObject {
    func wave(_ action: UIAccessibilityCustomAction) -> Bool { true }
  }

  @Test func `a UIAccessibilityCustomAction subclass can call each initializer`() {
    let wand = Wand()
    let action = Magic(spell: "light", target: wand, selector: Selector("wave:", Wand.wave(_:)))
    #expect(action.name == "light")
    #expect(action.spell == "light")
    #expect(action.actionHandler == nil)
    let other = Magic(spell: "fire", image: UIImage(systemName: "flame"))
    #expect(other.image != nil)
    #expect(other.actionHandler?(other) == true)
  }

  @Test func `a compositional layout subclass can call each initializer`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 7
    let layouts = [
      Shelf(title: "plain"), Shelf(title: "configured", configuration: configuration),
      Shelf(provided: "provided"),
    ]
    #expect(layouts.map(\.configuration.interSectionSpacing) == [0, 7, 0])
    for layout in layouts {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
      let source = Rows()
      view.dataSource = source
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.layoutIfNeeded()
      #expect(layout.collectionViewContentSize == CGSize(width: 100, height: 80))
    }
  }

  private final class Rows: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func `subclasses of image views, colors and images can call each initializer`() throws {
    let badge = Badge(count: 3)
    #expect(badge.count == 3)
    #expect(!badge.isUserInteractionEnabled)
    #expect(Shade(gray: 1, name: "white").cgColor == UIColor.white.cgColor)
    #expect(Shade(hue: 0, name: "red").cgColor == UIColor.red.cgColor)
    let dot = try #require(Data(base64Encoded: "R0lGODlhAQABAAAAACwAAAAAAQABAAA="))
    #expect(Cover(album: "dot", data: dot)?.size == CGSize(width: 1, height: 1))
    #expect(Cover(album: "none", data: Data()) == nil)
  }
}
