import TestSupport
import Testing

@testable import UIKitViews

// Names: Apple's SF Symbols. Shapes: our own.
@Suite("Symbols") struct SymbolTests {
  /// The hundred most common names in apps.
  private static let names = """
    plus minus xmark checkmark chevron.right chevron.left chevron.up chevron.down chevron.forward chevron.backward \
    arrow.left arrow.right arrow.up arrow.down arrow.clockwise arrow.counterclockwise arrow.up.arrow.down \
    plus.circle plus.circle.fill minus.circle minus.circle.fill xmark.circle xmark.circle.fill \
    checkmark.circle checkmark.circle.fill heart heart.fill heart.slash star star.fill star.slash bookmark \
    bookmark.fill bell bell.fill bell.slash tag tag.fill flag flag.fill house house.fill gear gearshape \
    gearshape.fill person person.fill person.circle person.circle.fill person.2 person.2.fill magnifyingglass \
    trash trash.fill pencil square.and.arrow.up square.and.pencil paperclip link envelope envelope.fill \
    phone phone.fill message message.fill bubble.left camera camera.fill photo video video.fill mic mic.fill \
    play play.fill pause pause.fill stop.fill forward.fill backward.fill speaker.wave.2 music.note calendar \
    clock clock.fill location location.fill map mappin lock lock.fill lock.open key eye eye.slash eye.fill \
    info.circle info.circle.fill questionmark.circle exclamationmark.triangle exclamationmark.triangle.fill \
    ellipsis ellipsis.circle line.3.horizontal list.bullet square.grid.2x2 folder folder.fill doc doc.text \
    doc.fill cart cart.fill creditcard gift wifi bolt bolt.fill sun.max moon moon.fill cloud cloud.fill globe \
    airplane car hand.thumbsup hand.thumbsup.fill
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  private func picture(_ image: UIImage?) -> String {
    image?.encodedData().map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  @Test(arguments: ["waveform.path.ecg.rectangle.unheard", "x"])
  func `an unknown symbol name gives a square image`(name: String) throws {
    let image = try #require(UIImage(systemName: name))
    expectEqual(
      (image.size.width, image.size.height),
      (image.size, UIImage(systemName: "square")?.size))
  }

  @Test func `a hundred common symbol names have distinct shapes`() {
    #expect(Self.names.count >= 100)
    let unknown = Self.names.filter { SymbolDrawing($0, .unspecified)?.isKnown != true }
    #expect(unknown.isEmpty)
    let aliases: Set = ["chevron.forward", "chevron.backward", "gear"]
    let pictures = Self.names.filter { !aliases.contains($0) }.map { picture(UIImage(systemName: $0)) }
    #expect(Set(pictures).count == pictures.count)
    expectAll(pictures) { $0.contains("<path") && !$0.contains("<text") }
  }

  @Test func `an unknown symbol shows its name in a frame, and an invalid name gives nil`() throws {
    let image = try #require(UIImage(systemName: "figure.skiing.crosscountry"))
    #expect(image.isSymbolImage)
    #expect(picture(image).contains(">figure.skiing.crosscountry</text>"))
    #expect(picture(image).contains("<rect"))
    for name in ["", "Star", "star fill", "star/fill", "sträußchen"] {
      #expect(UIImage(systemName: name) == nil)
    }
  }

  @Test func `a configuration's size, scale and weight change the symbol`() throws {
    func image(_ configuration: UIImage.SymbolConfiguration) throws -> UIImage {
      try #require(UIImage(systemName: "heart", withConfiguration: configuration))
    }
    let plain = try #require(UIImage(systemName: "heart"))
    #expect(try image(.init(pointSize: 17)).size == plain.size)
    #expect(abs(try image(.init(pointSize: 34)).size.height - plain.size.height * 2) <= 0.5)
    let heights = try [UIImage.SymbolScale.small, .medium, .large].map {
      try image(.init(scale: $0)).size.height
    }
    #expect(heights[0] < heights[1])
    #expect(heights[1] < heights[2])
    #expect(heights[1] == plain.size.height)
    func stroke(_ weight: UIImage.SymbolWeight) throws -> Double {
      let picture = picture(try image(.init(pointSize: 20, weight: weight)))
      let part = try #require(picture.components(separatedBy: "stroke-width=\"").dropFirst().first)
      return try #require(Double(part.prefix { $0 != "\"" }))
    }
    let weights: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let strokes = try weights.map(stroke)
    expectAscending(strokes)
  }

  @Test
  func `a later configuration wins, and an image's own wins over its view's`()
    throws
  {
    let both = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
      .applying(UIImage.SymbolConfiguration(pointSize: 20))
    #expect(both == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
    let view = UIImageView(image: UIImage(systemName: "heart"))
    let small = view.intrinsicContentSize
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
    #expect(view.intrinsicContentSize.height > small.height * 2)
    view.image = UIImage(systemName: "heart", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
    #expect(view.intrinsicContentSize == small)
  }

  @Test func `a symbol has the tint color unless its configuration or own tint overrides it`() throws {
    let view = UIImageView(image: UIImage(systemName: "heart"))
    view.tintColor = .red
    func shown() throws -> String {
      guard case .image(let image, _)? = view.drawing(in: view.bounds) else { return "" }
      return picture(image)
    }
    #expect(try shown().contains("rgb(255,0,0)"))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(hierarchicalColor: .blue)
    #expect(try shown().contains("rgb(0,0,255)"))
    view.preferredSymbolConfiguration = nil
    view.image = view.image?.withTintColor(.green, renderingMode: .alwaysOriginal)
    #expect(try shown().contains("rgb(0,255,0)"))
    view.image = view.image?.withRenderingMode(.alwaysTemplate)
    #expect(try shown().contains("rgb(255,0,0)"))
  }

  @Test func `repeated drawing applies a symbol's configuration only once per image`() {
    let configuration = CountedConfiguration(pointSize: 40, weight: .regular, scale: .medium)
    let view = UIImageView(image: UIImage(systemName: "heart"))
    view.preferredSymbolConfiguration = configuration
    for _ in 0..<3 { #expect(view.drawing(in: view.bounds) != nil) }
    #expect(configuration.applications == 1)
    view.image = UIImage(systemName: "star")
    for _ in 0..<3 { #expect(view.drawing(in: view.bounds) != nil) }
    #expect(configuration.applications == 2)
  }

  @Test func `a symbol with a text style follows the text size, and one in points does not`()
    throws
  {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    func view(_ configuration: UIImage.SymbolConfiguration, isOwn: Bool) -> UIImageView {
      let view = UIImageView(
        image: UIImage(systemName: "heart", withConfiguration: isOwn ? configuration : nil))
      if !isOwn { view.preferredSymbolConfiguration = configuration }
      window.addSubview(view)
      return view
    }
    let style = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
    let views = [
      view(style, isOwn: true), view(style, isOwn: false),
      view(UIImage.SymbolConfiguration(pointSize: 17), isOwn: true),
    ]
    let before = views.map(\.intrinsicContentSize.height)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    let after = views.map(\.intrinsicContentSize.height)
    #expect(abs(after[0] - before[0] * 28 / 17) <= 1)
    expectEqual((after[0], after[1]), (after[2], before[2]))
    window.traitOverrides.preferredContentSizeCategory = .large
    #expect(views.map(\.intrinsicContentSize.height) == before)
  }
}

private nonisolated final class CountedConfiguration: UIImage.SymbolConfiguration, @unchecked Sendable {
  private(set) var applications = 0

  override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
    applications += 1
    return self
  }
}
