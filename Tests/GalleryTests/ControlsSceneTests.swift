import CollectionView
import TestSupport
import Testing

@testable import Gallery

@Suite("Scenes with cells measured by constraints") struct ControlsSceneTests {
  private func cells(_ id: String, _ size: CGSize = CGSize(width: 390, height: 844)) throws -> (
    UIWindow, SceneController
  ) {
    let (window, controller) = try showScene(id, size: size)
    window.layoutIfNeeded()
    return (window, controller)
  }

  @Test func `a message is as high as its bubble, which is aligned to its side`() throws {
    let (window, controller) = try cells("chat")
    defer { window.isHidden = true }
    let view: UICollectionView = controller.collectionView
    #expect(view.visibleCells.count > 5)
    for cell in view.visibleCells {
      let bubble = try #require(cell.contentView.subviews.first)
      let path = try #require(view.indexPath(for: cell))
      let message = ChatMessage(number: controller.pictures.number(at: path))
      #expect(cell.frame.width == 390)
      #expect(bubble.frame.height == cell.frame.height)
      #expect(bubble.frame.width <= 390 * 0.78 + 0.5)
      #expect(message.isOwn ? bubble.frame.maxX == 374 : bubble.frame.minX == 16)
    }
  }

  @Test(arguments: ["chat", "controls"])
  func `a larger text size makes the contents higher`(id: String) throws {
    let (window, controller) = try cells(id)
    defer { window.isHidden = true }
    let view: UICollectionView = controller.collectionView
    let height = view.contentSize.height
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    window.layoutIfNeeded()
    #expect(view.contentSize.height > height * 1.2)
  }

  @Test func `rows have no conflicting constraints at the largest text size`()
    throws
  {
    var messages: [String] = []
    let handler = UIKitException.warningHandler
    UIKitException.warningHandler = { messages.append($0) }
    defer { UIKitException.warningHandler = handler }
    for id in ["chat", "controls"] {
      let (window, controller) = try cells(id, CGSize(width: 390, height: 3000))
      defer { window.isHidden = true }
      window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      window.layoutIfNeeded()
      controller.collectionView.contentOffset.y = 2000
      window.layoutIfNeeded()
    }
    #expect(messages.filter { $0.contains("satisfy constraints") }.isEmpty)
  }

  @Test(
    arguments: [CGFloat(320), 390],
    [
      UIContentSizeCategory.small, .large, .extraExtraExtraLarge, .accessibilityMedium,
      .accessibilityExtraExtraExtraLarge,
    ])
  func `titles don't break within words`(width: CGFloat, category: UIContentSizeCategory) throws {
    let (window, controller) = try cells("controls", CGSize(width: width, height: 4000))
    defer { window.isHidden = true }
    window.traitOverrides.preferredContentSizeCategory = category
    window.layoutIfNeeded()
    func labels(_ view: UIView) -> [UILabel] {
      view is UIControl ? [] : ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }
    let cells = controller.collectionView.visibleCells
    #expect(cells.count > 10)
    for label in cells.flatMap({ labels($0.contentView) }) where !label.isHidden && label.numberOfLines == 0 {
      // A word longer than a line can't fit.
      let room = width - 2 * 34 - 44
      guard label.widestWord <= room else { continue }
      #expect(label.bounds.width >= label.widestWord - 0.01, "\(label.text ?? "")")
    }
  }

  @Test func `a switch keeps its value after scrolling out of view`() throws {
    let (window, controller) = try cells("controls", CGSize(width: 390, height: 600))
    defer { window.isHidden = true }
    let view: UICollectionView = controller.collectionView
    let path = IndexPath(item: 0, section: 0)
    func toggle() throws -> UISwitch {
      func search(_ view: UIView) -> UISwitch? {
        view as? UISwitch ?? view.subviews.lazy.compactMap(search).first
      }
      let cell = try #require(view.cellForItem(at: path))
      return try #require(search(cell))
    }
    let control = try toggle()
    #expect(!control.isOn)
    let middle = control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: window)
    Finger(in: window).tap(at: middle)
    #expect(try toggle().isOn)
    view.contentOffset.y = view.contentSize.height - 600
    window.layoutIfNeeded()
    #expect(view.cellForItem(at: path) == nil)
    view.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(try toggle().isOn)
  }
}
