import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@testable import Gallery

@Suite("Texts of the scenes") struct SceneTextTests {
  private static let phone = CGSize(width: 390, height: 844)

  private func labels(in view: UIView) -> [UILabel] {
    ((view as? UILabel).map { [$0] } ?? []) + view.subviews.filter { !$0.isHidden }.flatMap(labels)
  }

  private func headers(_ view: UICollectionView) -> [UIView] {
    view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
  }

  @Test(arguments: ["badges", "storefront", "sticky-headers", "controls", "week-calendar"])
  func `section and row titles grow with the text size and fit their lines`(id: String)
    throws
  {
    let (window, controller) = try showScene(
      id, size: id == "week-calendar" ? CGSize(width: 1200, height: 900) : Self.phone)
    defer { window.isHidden = true }
    let view: UICollectionView = controller.collectionView
    func sizes() -> (header: CGFloat, row: CGFloat) {
      let header = headers(view).flatMap(labels).map(\.font.pointSize).max() ?? 0
      let row = view.visibleCells.filter { $0 is EventCell }.flatMap(labels).map(\.font.pointSize).max()
      return (header, row ?? 0)
    }
    let usual = sizes()
    #expect(usual.header > 0)
    for category in [UIContentSizeCategory.accessibilityLarge, .accessibilityExtraExtraExtraLarge] {
      window.traitOverrides.preferredContentSizeCategory = category
      window.layoutIfNeeded()
      let large = sizes()
      #expect(large.header > usual.header * 1.4)
      if usual.row > 0 { #expect(large.row > usual.row * 1.3) }
      for label in headers(view).flatMap(labels) {
        #expect(label.bounds.height >= label.font.lineHeight, "\(label.text ?? "")")
      }
    }
    window.traitOverrides.preferredContentSizeCategory = .large
    window.layoutIfNeeded()
    #expect(sizes() == usual)
  }

  @Test func `captions of prints are visible at every text size`() throws {
    let (window, controller) = try showScene("photo-albums", size: CGSize(width: 1200, height: 900))
    defer { window.isHidden = true }
    func captions() -> [UILabel] {
      controller.collectionView.visibleCells.compactMap { ($0 as? PhotoCell)?.captionLabel }.filter {
        !$0.isHidden
      }
    }
    let usual = captions()
    #expect(usual.count > 3)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    window.layoutIfNeeded()
    #expect(captions().count == usual.count)
    for label in captions() {
      #expect(label.font.pointSize > 13)
      #expect(label.bounds.height >= label.font.lineHeight)
    }
  }

  @Test(
    arguments: SceneTests.pictureIDs,
    [CGSize(width: 320, height: 568), CGSize(width: 390, height: 844), CGSize(width: 1200, height: 900)])
  func `a card's title is shown completely or not at all`(id: String, size: CGSize) throws {
    let (window, controller) = try showScene(id, size: size)
    defer { window.isHidden = true }
    #expect(!controller.collectionView.visibleCells.isEmpty)
    for cell in controller.collectionView.visibleCells {
      for label in labels(in: cell.contentView) where !label.isHidden && label.numberOfLines == 1 {
        let wanted = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 1000)).width
        #expect(wanted <= label.bounds.width + 0.5, "\(label.text ?? "")")
      }
    }
  }

  @Test func `week events have titles and colors, and products have prices`() throws {
    for size in [CGSize(width: 320, height: 568), Self.phone, CGSize(width: 736, height: 800)] {
      let (window, controller) = try showScene("week-calendar", size: size)
      defer { window.isHidden = true }
      let events = controller.collectionView.visibleCells.compactMap { $0 as? EventCell }
      let titled = events.filter { !labels(in: $0.contentView).isEmpty }
      #expect(events.count > 20)
      #expect(titled.count > events.count * 9 / 10, "\(titled.count) of \(events.count)")
      for label in titled.flatMap({ labels(in: $0.contentView) }) {
        #expect(label.superview?.bounds.insetBy(dx: -0.5, dy: -0.5).contains(label.frame) == true)
        #expect(label.bounds.width >= label.widestWord, "\(label.text ?? "")")
      }
      #expect(Set(events.map { "\($0.contentView.subviews[0].backgroundColor ?? .clear)" }).count > 4)
    }
    for size in [CGSize(width: 320, height: 568), Self.phone, CGSize(width: 1200, height: 900)] {
      let (window, controller) = try showScene("storefront", size: size)
      defer { window.isHidden = true }
      let products = controller.collectionView.visibleCells.compactMap { $0 as? PhotoCell }
      let priced = products.filter { $0.price?.isHidden == false }
      #expect(priced.count > products.count / 2, "\(priced.count) of \(products.count)")
      expectAll(products) { $0.accessibilityLabel?.contains("€") == true }
    }
  }
}
