import TestSupport
import Testing

@testable import UIKitCollections
@testable import UIKitViews
import UIKitTestSupport

/// OU: Vercantez/openuikit, TableEditor (iOS 26.1, scale 2). SW: iamcgn/swiftui-web (iOS 26).
@MainActor @Suite(.serialized) struct ListContentTests {
  private func stage(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .insetGrouped,
    _ fill: @escaping (UICollectionViewListCell, IndexPath) -> Void
  ) -> ListStage {
    let stage = ListStage(
      CGSize(width: 375, height: 667), [3], UICollectionLayoutListConfiguration(appearance: appearance))
    stage.reload(fill)
    return stage
  }

  @Test(.fact("Q5"))
  func `rows with one line, a subtitle, and a value are 52, 68.5, and 52 high (OU)`() throws {
    let stage = stage { cell, path in
      var content = [
        UIListContentConfiguration.cell(), .subtitleCell(), .valueCell(),
      ][path.item]
      content.text = "Row"
      if path.item > 0 { content.secondaryText = "More" }
      cell.contentConfiguration = content
    }
    #expect((0..<3).map { stage.cell($0)?.frame.height } == [52, 68.5, 52])
    let first = try #require(stage.cell(0)?.contentView as? UIListContentView)
    expectEqual(
      (first.textLabel.frame.origin, CGPoint(x: 16, y: 16)),
      (first.textLabel.frame.maxY, 36.5))
    let second = try #require(stage.cell(1)?.contentView as? UIListContentView)
    expectEqual(
      (second.textLabel.frame.minY, 15),
      (second.secondaryTextLabel.frame.minY, second.textLabel.frame.maxY),
      (second.secondaryTextLabel.frame.height, 18))
    let third = try #require(stage.cell(2)?.contentView as? UIListContentView)
    expectEqual(
      (third.secondaryTextLabel.frame.maxX, 327),
      (third.secondaryTextLabel.font, .preferredFont(forTextStyle: .body)),
      (third.secondaryTextLabel.frame.minY, third.textLabel.frame.minY))
  }

  @Test(.fact("Q5"))
  func `a default row has 4 points between its texts (SW)`() throws {
    let stage = stage { cell, _ in
      var content = cell.defaultContentConfiguration()
      (content.text, content.secondaryText) = ("Row", "More")
      cell.contentConfiguration = content
    }
    let view = try #require(stage.cell(0)?.contentView as? UIListContentView)
    expectEqual(
      (view.textLabel.frame.minY, 15),
      (view.secondaryTextLabel.frame.minY, view.textLabel.frame.maxY + 4))
  }

  @Test func `a value too wide for the line goes below the text`() throws {
    let stage = stage { cell, _ in
      var content = UIListContentConfiguration.valueCell()
      content.text = "A name that takes most of the row"
      content.secondaryText = "a value of some length"
      cell.contentConfiguration = content
    }
    let view = try #require(stage.cell(0)?.contentView as? UIListContentView)
    #expect(view.secondaryTextLabel.frame.minY >= view.textLabel.frame.maxY)
    #expect(view.secondaryTextLabel.frame.minX == 16)
  }

  @Test func `long texts wrap and make their rows taller`() throws {
    let stage = stage { cell, _ in
      var content = UIListContentConfiguration.cell()
      content.text = String(repeating: "many words ", count: 12)
      cell.contentConfiguration = content
    }
    let cell = try #require(stage.cell(0))
    let lines = (cell.frame.height - 30) / UIFont.preferredFont(forTextStyle: .body).lineHeight
    #expect(lines > 2.9)
    #expect(abs(lines - lines.rounded()) < 0.03)
  }

  @Test func `symbols of different widths keep their texts aligned`() throws {
    let stage = stage { cell, path in
      var content = cell.defaultContentConfiguration()
      content.image = UIImage(systemName: ["pin", "gearshape", "rectangle"][path.item])
      content.text = "Row"
      cell.contentConfiguration = content
    }
    let views = (0..<3).compactMap { stage.cell($0)?.contentView as? UIListContentView }
    expectEqual(
      (Set(views.map(\.textLabel.frame.minX)).count, 1),
      (Set(views.map { $0.imageView.frame.midX.rounded() }).count, 1))
    #expect(views[0].imageView.frame.width != views[2].imageView.frame.width)
    let guide = try #require(views[0].textLayoutGuide)
    #expect(guide.layoutFrame.minX == 0)  // Until the view is laid out again.
    views[0].layoutIfNeeded()
    expectEqual(
      (guide.layoutFrame, views[0].textLabel.frame),
      // Separators start with the text.
      (stage.separators.first?.minX, 16 + views[0].textLabel.frame.minX))
  }

  @Test func `in a right-to-left layout, images are at the right and values at the left`() throws {
    var content = UIListContentConfiguration.valueCell()
    content.image = UIImage(systemName: "star")
    (content.text, content.secondaryText) = ("a", "b")
    let view = UIListContentView(configuration: content)
    view.semanticContentAttribute = .forceRightToLeft
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 52)
    view.layoutIfNeeded()
    expectEqual(
      (view.imageView.frame.midX.rounded(), 272),
      (view.textLabel.frame.maxX, 244),
      (view.secondaryTextLabel.frame.minX, 16))
  }

  @Test func `customized properties survive a state change, and default ones follow the state`() {
    var content = UIListContentConfiguration.cell()
    content.secondaryTextProperties.color = .red
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isDisabled = true
    let disabled = content.updated(for: state)
    expectEqual(
      (disabled.textProperties.color, .tertiaryLabel),
      (disabled.secondaryTextProperties.color, .red))
    state.isDisabled = false
    #expect(disabled.updated(for: state).textProperties.color == .label)
  }

  @Test func `text transforms apply to plain text but not to attributed text`() {
    var content = UIListContentConfiguration.cell()
    content.text = "two Words"
    content.textProperties.transform = .uppercase
    let view = UIListContentView(configuration: content)
    #expect(view.textLabel.text == "TWO WORDS")
    content.attributedText = NSAttributedString(string: "As is")
    #expect(content.text == "As is")
    view.configuration = content
    #expect(view.textLabel.attributedText?.string == "As is")
    content.text = "plain"
    #expect(content.attributedText == nil)
  }

  @Test func `a maximum image size keeps proportions, and a reserved size centers the image`() {
    var content = UIListContentConfiguration.cell()
    content.image = UIImage(svg: "<svg xmlns='http://www.w3.org/2000/svg' width='200' height='100'/>")
    content.imageProperties.maximumSize = CGSize(width: 50, height: 0)
    content.imageProperties.reservedLayoutSize = CGSize(width: 80, height: 0)
    content.text = "Row"
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    view.layoutIfNeeded()
    expectEqual(
      (view.imageView.frame, CGRect(x: 16 + 15, y: 17.5, width: 50, height: 25)),
      (view.textLabel.frame.minX, 112))
  }

  @Test(.fact("Q6"))
  func `headers and footers of lists have their own defaults (SW)`() throws {
    let header = UIListContentConfiguration.groupedHeader()
    expectEqual(
      (header.textProperties.font, .preferredFont(forTextStyle: .headline)),
      (header.directionalLayoutMargins.top, 10),
      (header.directionalLayoutMargins.bottom, 10))
    let footer = UIListContentConfiguration.groupedFooter()
    expectEqual(
      (footer.textProperties.font, .preferredFont(forTextStyle: .footnote)),
      (footer.textProperties.color, .secondaryLabel),
      (footer.directionalLayoutMargins.top, 8))
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    let stage = ListStage(CGSize(width: 375, height: 667), [1], list)
    let view = try #require(
      stage.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        as? UICollectionViewListCell)
    expectEqual(
      (view.defaultContentConfiguration().textProperties.font, header.textProperties.font),
      (view.backgroundConfiguration?.backgroundColor, .clear))
  }

  @Test(.fact("Q7"))
  func `a list cell has its list's background, and a gray one when selected`()
    throws
  {
    #expect(UICollectionViewCell(frame: .zero).backgroundConfiguration == nil)
    let grouped = stage { _, _ in }
    let cell = try #require(grouped.cell(0))
    expectEqual(
      (cell.backgroundConfiguration?.backgroundColor, .secondarySystemGroupedBackground),
      (cell.automaticallyUpdatesBackgroundConfiguration, true))
    cell.isSelected = true
    // Selecting only marks the cell. The next layout pass updates the configuration.
    #expect(cell.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    let plain = try #require(stage(.plain) { _, _ in }.cell(0))
    #expect(plain.backgroundConfiguration?.backgroundColor == .systemBackground)
  }

  @Test func `an app's background configuration survives state changes`() throws {
    let stage = stage { cell, _ in
      var background = UIBackgroundConfiguration.listCell()
      background.backgroundColor = .red
      cell.backgroundConfiguration = background
    }
    let cell = try #require(stage.cell(0))
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == .red)
  }

  @Test func `an app's background view survives state changes and updates`()
    throws
  {
    let own = UIView()
    let stage = stage { cell, path in if path.item == 2 { cell.backgroundView = own } }
    let cell = try #require(stage.cell(2))
    #expect(cell.backgroundConfiguration == nil)
    cell.isHighlighted = true
    stage.counts = [4]
    stage.view.performBatchUpdates { stage.view.insertItems(at: [[0, 3]]) }
    stage.runToRest()
    expectEqual(
      (cell.layer.cornerRadius, 0), (cell.backgroundConfiguration, nil), (cell.backgroundView, own),
      (own.superview, cell))
  }

  @Test(.fact("Q2"))
  func `the first row of a plain list without headers is 18.5 points taller (OU)`() throws {
    let stage = stage(.plain) { cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      cell.contentConfiguration = content
    }
    try expectEqual(
      ((0..<2).map { stage.cell($0)?.frame.height }, [70.5, 52]),
      (#require(stage.cell(0)).contentView.frame, CGRect(x: 0, y: 18.5, width: 375, height: 52)))
  }

  @Test func `a cell with constraints sizes itself within the space its accessories leave`() throws {
    let stage = stage { cell, _ in
      let label = UILabel()
      label.numberOfLines = 0
      label.text = String(repeating: "many words ", count: 8)
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.subviews.forEach { $0.removeFromSuperview() }
      cell.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -10),
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
        label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -5),
        cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      ])
      cell.accessories = [.disclosureIndicator()]
    }
    let cell = try #require(stage.cell(0))
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 313)
    let label = try #require(cell.contentView.subviews.first as? UILabel)
    expectEqual(
      (label.frame.width, 293),
      (cell.frame.height, label.sizeThatFits(CGSize(width: label.frame.width, height: 0)).height + 10),
      (cell.separators.first?.frame.minX, 10))
  }

  @Test(.fact("R13"))
  func `fonts, symbols, accessories, and rows follow the text size up and back down`() throws {
    let stage = stage { cell, path in
      var content = [
        UIListContentConfiguration.cell(), .subtitleCell(), .prominentInsetGroupedHeader(),
      ][path.item]
      content.image = UIImage(systemName: "star")
      (content.text, content.secondaryText) = ("Row", path.item == 1 ? "More" : nil)
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator(), .label(text: "3")]
    }
    func looks() throws -> [CGFloat] {
      try (0..<3).flatMap { item in
        let cell = try #require(stage.cell(item))
        let view = try #require(cell.contentView as? UIListContentView)
        let marks = cell.subviews.compactMap { $0 as? ListAccessoryView }.map(\.ownSize.height).sorted()
        return [
          cell.frame.height, view.textLabel.font.pointSize, view.shown.textProperties.font.pointSize,
          view.textLabel.frame.minX, view.imageView.frame.height,
        ] + marks
      }
    }
    let large = try looks()
    #expect(large[0...1] == [52, 17])
    stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    stage.window.layoutIfNeeded()
    let larger = try looks()
    #expect(larger.count == large.count)
    expectAll(zip(larger, large)) { $0 > $1 }
    #expect(larger[1...2] == [28, 28])
    // A row has the same padding around its text.
    let row = try #require(stage.cell(0)?.contentView as? UIListContentView)
    #expect(row.textLabel.frame.height + 30 <= larger[0])
    stage.window.traitOverrides.preferredContentSizeCategory = .large
    stage.window.layoutIfNeeded()
    #expect(try looks() == large)
  }

  @Test func `a fixed font keeps its size, and a preferred one follows the text size`() throws {
    let stage = stage { cell, path in
      var content = UIListContentConfiguration.cell()
      content.text = "Row"
      content.textProperties.font =
        [.systemFont(ofSize: 19), .preferredFont(forTextStyle: .title2)][path.item % 2]
      content.textProperties.adjustsFontForContentSizeCategory = path.item < 2
      cell.contentConfiguration = content
    }
    stage.window.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
    stage.window.layoutIfNeeded()
    let sizes = try (0..<2).map { item in
      try #require(stage.cell(item)?.contentView as? UIListContentView).textLabel.font.pointSize
    }
    #expect(sizes == [19, 26])
  }

  @Test func `a configuration created with larger text traits has larger fonts`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    traits.performAsCurrent {
      #expect(UIListContentConfiguration.cell().textProperties.font.pointSize == 28)
    }
    #expect(UIListContentConfiguration.cell().textProperties.font.pointSize == 17)
  }

  @Test(.fact("R12"), arguments: seeds(12))
  func `visible rows of a scrolled list stay in place when the text size changes`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let stage = ListStage(
      CGSize(width: 375, height: 667), [20, 60], UICollectionLayoutListConfiguration(appearance: .plain))
    stage.reload { cell, path in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = String(repeating: "word ", count: 1 + path.item % 13)
      content.secondaryText = path.item % 3 == 0 ? "More" : nil
      cell.contentConfiguration = content
    }
    for category in [.accessibilityMedium, .extraSmall, .accessibilityLarge, .large]
      as [UIContentSizeCategory]
    {
      stage.view.contentOffset.y = .random(in: 100...stage.view.contentSize.height / 2, using: &random)
      stage.window.layoutIfNeeded()
      let path = try #require(
        stage.view.indexPathsForVisibleItems.sorted().first {
          stage.cell($0.item, $0.section)?.frame.minY ?? 0 >= stage.view.contentOffset.y
        })
      func top() -> CGFloat? {
        stage.cell(path.item, path.section).map { $0.frame.minY - stage.view.contentOffset.y }
      }
      let before = try #require(top())
      stage.window.traitOverrides.preferredContentSizeCategory = category
      stage.window.layoutIfNeeded()
      #expect(abs(try #require(top()) - before) < 0.5)
    }
  }

  @Test
  func `a nil content configuration creates an empty content view, as documented`()
    throws
  {
    let stage = stage { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      cell.contentConfiguration = content
    }
    let cell = try #require(stage.cell(0))
    let old = cell.contentView
    cell.contentConfiguration = nil
    #expect(cell.contentView !== old)
    #expect(old.superview == nil)
    expectEqual(
      (cell.contentView.superview, cell), (cell.contentView.frame, cell.bounds),
      (cell.contentView.subviews, []))
    // A content view not created by a configuration stays.
    let own = cell.contentView
    cell.contentConfiguration = nil
    #expect(cell.contentView === own)
  }
}
