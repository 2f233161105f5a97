import TestSupport
import Testing

@testable import UIKitCollections
@testable import UIKitViews
import UIKitTestSupport

/// OU: Vercantez/openuikit, TableEditor and its report (iOS 26.1, scale 2; rows of 343 and 375 points).
@MainActor @Suite(.serialized) struct ListAccessoryTests {
  private func stage(
    _ accessories: [UICellAccessory], isEditing: Bool = false,
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .insetGrouped, level: Int = 0,
    text: String = "Row"
  ) -> ListStage {
    let stage = ListStage(
      CGSize(width: 375, height: 667), [2], UICollectionLayoutListConfiguration(appearance: appearance))
    stage.view.isEditing = isEditing
    stage.reload { cell, _ in
      var content = UIListContentConfiguration.cell()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = accessories
      cell.indentationLevel = level
    }
    return stage
  }

  nonisolated struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let accessory: @MainActor @Sendable () -> UICellAccessory
    let isEditing: Bool
    let box: CGRect
    let leading: CGFloat
    let trailing: CGFloat
    var testDescription: String { name }
  }

  nonisolated static let cases = [
    Case(
      name: "disclosure", accessory: { .disclosureIndicator() }, isEditing: false,
      box: CGRect(x: 313, y: 19, width: 14, height: 14), leading: 0, trailing: 30),
    Case(
      name: "checkmark", accessory: { .checkmark() }, isEditing: false,
      box: CGRect(x: 305.5, y: 17, width: 19, height: 18), leading: 0, trailing: 40),
    Case(
      name: "delete", accessory: { .delete() }, isEditing: true,
      box: CGRect(x: 15, y: 13, width: 26, height: 26), leading: 40, trailing: 0),
    Case(
      name: "insert", accessory: { .insert() }, isEditing: true,
      box: CGRect(x: 15, y: 13, width: 26, height: 26), leading: 40, trailing: 0),
    Case(
      name: "multiselect", accessory: { .multiselect() }, isEditing: true,
      box: CGRect(x: 15, y: 13, width: 26, height: 26), leading: 40, trailing: 0),
    Case(
      name: "reorder", accessory: { .reorder() }, isEditing: true,
      box: CGRect(x: 301.5, y: 4, width: 27, height: 44), leading: 0, trailing: 40),
    Case(
      name: "outline", accessory: { .outlineDisclosure() }, isEditing: false,
      box: CGRect(x: 298, y: 4, width: 44, height: 44), leading: 0, trailing: 30),
  ]

  @Test(.fact("Q8"), arguments: cases)
  func `each accessory has its recorded frame and narrows the content`(_ one: Case) throws {
    let stage = stage([one.accessory()], isEditing: one.isEditing)
    #expect(stage.accessories(0) == [one.box])
    let cell = try #require(stage.cell(0))
    expectEqual(
      (cell.contentView.frame.minX, one.leading),
      (cell.contentView.frame.maxX, 343 - one.trailing),
      // Separators start with the text and end 16 points before the edge.
      (stage.separators.first?.minX, 16 + 16 + one.leading),
      (stage.separators.first?.maxX, 343))
  }

  @Test(.fact("Q8"))
  func `a checkmark precedes a disclosure indicator by 10.5 points in either order`() {
    let (disclosure, checkmark) = (UICellAccessory.disclosureIndicator(), UICellAccessory.checkmark())
    for accessories in [[disclosure, checkmark], [checkmark, disclosure]] {
      let boxes = stage(accessories).accessories(0)
      #expect(boxes.map(\.minX) == [283.5, 313])
    }
  }

  @Test(.fact("Q8"))
  func `a checkmark in a 68.5-point row has its top at 25`() throws {
    let stage = ListStage(
      CGSize(width: 375, height: 667), [2], UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    stage.reload { cell, _ in
      var content = UIListContentConfiguration.subtitleCell()
      (content.text, content.secondaryText) = ("Row", "Subtitle")
      cell.contentConfiguration = content
      cell.accessories = [.checkmark()]
    }
    try expectEqual(
      (#require(stage.cell(0)).frame.height, 68.5), (stage.accessories(0).map(\.minY), [25]))
  }

  @Test func `round accessories and their space grow with the text size`() throws {
    for accessory in [UICellAccessory.delete(), .insert(), .multiselect()] {
      let stage = stage([accessory], isEditing: true)
      stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
      stage.window.layoutIfNeeded()
      stage.view.layoutIfNeeded()
      let traits = stage.window.traitCollection
      func scaled(_ length: CGFloat) -> CGFloat {
        UIFontMetrics.default.scaledValue(for: length, compatibleWith: traits)
      }
      let cell = try #require(stage.cell(0))
      let view = try #require(cell.accessoryViews.leading.first)
      #expect(scaled(26) > 40)
      expectEqual(
        (view.frame.size, CGSize(width: scaled(26), height: scaled(26))),
        (cell.contentView.frame.minX, 16 + scaled(24)),
        (view.subviews[0].layer.cornerRadius, scaled(11)))
    }
  }

  @Test(.fact("Q9"))
  func `each indentation level moves text and separator by 10 points`() throws {
    let stage = stage([.disclosureIndicator()], level: 1)
    try expectEqual(
      (#require(stage.cell(0)).contentView.frame.minX, 10),
      (stage.separators.first?.minX, 42),
      (stage.accessories(0).map(\.minX), [313]))
  }

  @Test func `editing shows and hides accessories with an animation`() throws {
    let stage = stage([.delete(), .disclosureIndicator(displayed: .whenNotEditing), .reorder()])
    let cell = try #require(stage.cell(0))
    func alphas() -> [CGFloat] {
      (cell.accessoryViews.leading + cell.accessoryViews.trailing).map(\.alpha)
    }
    #expect(alphas() == [0, 1, 0])
    stage.view.isEditing = true
    FrameClock.main.advance(by: 0.15)
    let half = try #require(cell.contentView.layer.presentation()).frame.minX
    #expect(half > 0)
    #expect(half < 40)
    stage.runToRest()
    expectEqual(
      (alphas(), [1, 0, 1]),
      (cell.contentView.frame, CGRect(x: 40, y: 0, width: 343 - 80, height: 52)))
    stage.view.isEditing = false
    stage.runToRest()
    expectEqual((cell.contentView.frame.minX, 0), (alphas(), [0, 1, 0]))
  }

  nonisolated enum EditingChange: CaseIterable, Sendable { case plain, withoutAnimation, insideAnimation }

  @Test(arguments: EditingChange.allCases)
  func `rows get their editing height, whether the change is animated or not`(
    change: EditingChange
  ) throws {
    let (accessories, text) = (
      [UICellAccessory.delete(), .reorder()], "A text that only just fits into one line"
    )
    #expect((240...310).contains(UILabel.width(of: text)))
    let wanted = try #require(self.stage(accessories, isEditing: true, text: text).cell(0)).frame.height
    let stage = stage(accessories, text: text)
    let cell = try #require(stage.cell(0))
    let before = cell.frame.height
    #expect(before < wanted)
    for (isEditing, height) in [(true, wanted), (false, before)] {
      switch change {
      case .plain: stage.view.isEditing = isEditing
      case .withoutAnimation: UIView.performWithoutAnimation { stage.view.isEditing = isEditing }
      case .insideAnimation: UIView.animate(withDuration: 0.2) { stage.view.isEditing = isEditing }
      }
      stage.runToRest()
      stage.view.layoutIfNeeded()
      #expect(cell.frame.height == height)
    }
  }

  @Test func `custom accessory views follow their placement, and hidden ones keep their space`() throws {
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 4))
    let stage = stage([
      .customView(
        configuration: .init(customView: dot, placement: .leading(), isHidden: true)),
      .disclosureIndicator(),
      .customView(
        configuration: .init(
          customView: bar,
          placement: .trailing(at: UICellAccessory.Placement.position(after: .disclosureIndicator)),
          reservedLayoutWidth: .standard)),
    ])
    let cell = try #require(stage.cell(1))
    expectEqual(
      (cell.contentView.frame.minX, 26),
      (cell.accessoryViews.leading.first?.alpha, 0),
      (bar.superview?.frame.midX, 315),
      (cell.accessoryViews.trailing.map(\.accessory.accessoryType), [.disclosureIndicator, .customView(bar)]))
  }

  @Test func `a label accessory is as wide as its text`() throws {
    let stage = stage([.label(text: "12")])
    let width = UILabel.width(of: "12")
    #expect(try #require(stage.cell(0)).contentView.frame.maxX == 343 - 16 - width)
  }

  @Test func `accessory buttons call their handlers without selecting the row`() throws {
    var tapped: [String] = []
    let stage = stage(
      [
        .delete(displayed: .always, actionHandler: { tapped.append("delete") }),
        .detail(actionHandler: { tapped.append("detail") }),
      ])
    let finger = Finger(in: stage.window)
    let cell = try #require(stage.cell(0))
    for view in cell.accessoryViews.leading + cell.accessoryViews.trailing {
      finger.tap(at: cell.convert(view.center, to: nil))
    }
    expectEqual((tapped, ["delete", "detail"]), (stage.view.indexPathsForSelectedItems, nil))
    finger.tap(at: CGPoint(x: 150, y: cell.frame.midY))
    #expect(stage.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }

  @Test func `several rows can be marked while editing`() throws {
    let stage = stage([.multiselect()])
    stage.view.allowsMultipleSelectionDuringEditing = true
    stage.view.allowsSelectionDuringEditing = true
    stage.view.isEditing = true
    stage.runToRest()
    let finger = Finger(in: stage.window)
    for item in 0..<2 { finger.tap(at: try #require(stage.cell(item)).center) }
    stage.runToRest()
    #expect(stage.view.indexPathsForSelectedItems?.count == 2)
    let mark = try #require(stage.cell(0)?.accessoryViews.leading.first)
    #expect(mark.subviews.contains { $0 is UIImageView && !$0.isHidden })
    stage.window.tintColor = .systemPink
    #expect(mark.subviews[0].backgroundColor == .systemPink)
    #expect(stage.view.isEditing)
  }

  @Test func `a tap on a pop-up menu opens it, and the chosen element is shown`() throws {
    var chosen: [String] = []
    let actions = ["One", "Two"].map { title in
      UIAction(title: title, state: title == "One" ? .on : .off) { chosen.append($0.title) }
    }
    let menu = UIMenu(options: .singleSelection, children: actions)
    let stage = stage([.popUpMenu(menu) { chosen.append("menu: \($0.selectedElements.map(\.title))") }])
    let cell = try #require(stage.cell(1))
    let view = try #require(cell.accessoryViews.trailing.first)
    let finger = Finger(in: stage.window)
    finger.tap(at: cell.convert(view.center, to: nil))
    stage.runToRest()
    #expect(chosen.isEmpty)
    let row = try #require(stage.window.openMenu?.card.rows.last)
    finger.tap(at: row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
    expectEqual((chosen, ["Two", "menu: [\"Two\"]"]), (view.accessibilityLabel, "Two"))
  }
}

extension UILabel {
  fileprivate static func width(of text: String) -> CGFloat {
    let label = UILabel()
    label.text = text
    return label.intrinsicContentSize.width
  }
}
