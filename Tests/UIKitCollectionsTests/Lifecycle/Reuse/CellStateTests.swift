import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

private struct Words: UIContentConfiguration {
  var text: String
  var isLoud = false

  func makeContentView() -> UIView & UIContentView { WordsView(self) }

  func updated(for state: UIConfigurationState) -> Words {
    var copy = self
    copy.isLoud = (state as? UICellConfigurationState)?.isSelected ?? false
    return copy
  }
}

private final class WordsView: UIView, UIContentView {
  static var made = 0
  var configuration: UIContentConfiguration

  init(_ words: Words) {
    configuration = words
    super.init(frame: .zero)
    Self.made += 1
  }

  required init?(coder: NSCoder) { nil }

  var words: Words? { configuration as? Words }
}

private final class NamedSource: CountedCells {
  var names = ["a", "b", "c"]

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
    cell.contentConfiguration = Words(text: names[indexPath.item])
    return cell
  }
}

private final class RegisteringSource: CountedCells {
  let even = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
    cell.accessibilityLabel = "even \(number)"
  }
  let odd = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
    cell.accessibilityLabel = "odd \(number)"
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: indexPath.item.isMultiple(of: 2) ? even : odd, for: indexPath, item: indexPath.item)
  }
}

@Suite("B4 Cells: state, configurations, registrations", .serialized)
struct CellStateTests {
  private let source = NamedSource([3])
  let view: UICollectionView

  init() {
    view = UICollectionView(TracingLayout(), showing: source, width: 100, height: 300)
  }

  private func words(at item: Int) -> Words? {
    (view.cellForItem(at: IndexPath(item: item, section: 0))?.contentView as? WordsView)?.words
  }

  @Test func `a content configuration's view replaces the content view and follows the state`() {
    view.layoutIfNeeded()
    expectEqual((words(at: 1)?.text, "b"), (words(at: 1)?.isLoud, false))
    view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    view.layoutIfNeeded()
    expectEqual((words(at: 1)?.isLoud, true), (words(at: 0)?.isLoud, false))
  }

  @Test(
    .fact("H10", "G5"))
  func `reconfiguring keeps the cell and its view and updates the contents`() {
    view.layoutIfNeeded()
    let cell = view.cellForItem(at: IndexPath(item: 2, section: 0))
    let made = WordsView.made
    source.names[2] = "z"
    view.reconfigureItems(at: [IndexPath(item: 2, section: 0)])
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
    expectEqual((words(at: 2)?.text, "z"), (WordsView.made, made))
  }

  @Test func `the configurationUpdateHandler is called for each new state`() {
    view.layoutIfNeeded()
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
    var states: [Bool] = []
    cell?.configurationUpdateHandler = { states.append($1.isHighlighted) }
    view.layoutIfNeeded()
    cell?.isHighlighted = true
    view.layoutIfNeeded()
    cell?.isHighlighted = false
    view.layoutIfNeeded()
    #expect(states == [false, true, false])
  }

  @Test func `the selected background is visible only while selected or highlighted`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (back, selected) = (UIView(), UIView())
    cell.selectedBackgroundView = selected
    cell.backgroundView = back
    expectEqual(
      (cell.subviews, [back, selected, cell.contentView]),
      (selected.frame, cell.bounds),
      (selected.isHidden, true))
    cell.isSelected = true
    #expect(!selected.isHidden)
    cell.isSelected = false
    cell.isHighlighted = true
    #expect(!selected.isHidden)
  }

  @Test func `a background configuration is drawn below the cell's content`() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    background.cornerRadius = 8
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    let plate = try #require(cell.subviews.first?.subviews.first)
    expectEqual(
      (plate.frame, CGRect(x: 2, y: 1, width: 94, height: 46)),
      (plate.backgroundColor, .red),
      (plate.layer.cornerRadius, 8))
    #expect(cell.subviews.last === cell.contentView)
  }

  @Test func `a new custom background view replaces the old one and fills the background`() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let (first, second) = (UIView(), UIView())
    var background = UIBackgroundConfiguration.clear()
    for custom in [first, second, nil] {
      background.customView = custom
      cell.backgroundConfiguration = background
      cell.layoutIfNeeded()
      let view = try #require(cell.subviews.first)
      #expect([first, second].filter { $0.superview === view } == [custom].compactMap(\.self))
      #expect(custom == nil || custom?.frame == cell.bounds)
    }
  }

  @Test(arguments: [false, true])
  func `background views replace a background configuration, and vice versa`(
    isForSelection: Bool
  ) {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(cell.backgroundConfiguration != nil)
    let own = UIView()
    if isForSelection { cell.selectedBackgroundView = own } else { cell.backgroundView = own }
    #expect(cell.backgroundConfiguration == nil)
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    expectEqual(
      (cell.backgroundConfiguration, nil),
      (isForSelection ? cell.selectedBackgroundView : cell.backgroundView, own),
      (cell.subviews, [own, cell.contentView]))
    cell.backgroundConfiguration = .clear()
    expectEqual(
      (cell.backgroundView, nil), (cell.selectedBackgroundView, nil), (own.superview, nil),
      (cell.subviews.count, 2))
    cell.backgroundView = nil
    #expect(cell.backgroundConfiguration == .clear())
    cell.backgroundConfiguration = nil
    #expect(cell.subviews == [cell.contentView])
  }

  @Test func `registrations create views of their class and configure them`() {
    let cells = UICollectionView.CellRegistration<CountedCell, String> { cell, path, text in
      cell.accessibilityLabel = "\(text) \(path.item)"
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: "header")
    {
      view, kind, path in view.accessibilityLabel = "\(kind) \(path.section)"
    }
    let path = IndexPath(item: 4, section: 2)
    let cell: CountedCell = view.dequeueConfiguredReusableCell(using: cells, for: path, item: "tea")
    #expect(cell.accessibilityLabel == "tea 4")
    #expect(cell.reuseIdentifier != nil)
    let header = view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    #expect(header.accessibilityLabel == "header 2")
  }

  @Test func `cells are reused only by the registration that created them`() throws {
    let source = RegisteringSource([4])
    view.frame.size.height = 40
    view.dataSource = source
    view.layoutIfNeeded()
    let even = try #require(view.visibleCells.first)
    view.contentOffset.y = 40
    view.layoutIfNeeded()
    let odd = try #require(view.visibleCells.first)
    #expect(odd !== even)
    view.contentOffset.y = 80
    view.layoutIfNeeded()
    expectEqual((view.visibleCells, [even]), (even.accessibilityLabel, "even 2"))
    view.contentOffset.y = 120
    view.layoutIfNeeded()
    expectEqual((view.visibleCells, [odd]), (odd.accessibilityLabel, "odd 3"))
  }

  @Test(.fact("B5.2"))
  func `dequeuing an unregistered identifier raises an exception naming it`() {
    let reasons = namedExceptions {
      _ = view.dequeueReusableCell(withReuseIdentifier: "ghost", for: IndexPath(item: 0, section: 0))
    }
    #expect(
      reasons == [
        "NSInternalInconsistencyException: could not dequeue a view of kind: UICollectionElementKindCell with identifier ghost - must register a nib or "
          + "a class for the identifier or connect a prototype cell in a storyboard"
      ])
  }

  @Test(.fact("B5.4"))
  func `returning a cell that wasn't dequeued raises an exception`() {
    final class HandMade: CountedCells {
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }
    let handMade = HandMade([1])
    view.dataSource = handMade
    let reasons = namedExceptions { view.layoutIfNeeded() }
    #expect(reasons.count == 1)
    #expect(
      reasons.first?.hasPrefix(
        "NSInternalInconsistencyException: the cell returned from -collectionView:cellForItemAtIndexPath: does not "
          + "have a reuseIdentifier - cells must be retrieved by calling "
          + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:") == true)
  }

  @Test(.fact("B5.4"))
  func `returning a supplementary view that wasn't dequeued raises an exception`() {
    final class HandMade: CountedCells {
      override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
    }
    let (handMade, layout) = (HandMade([1]), TracingLayout())
    layout.headerHeight = 20
    view.collectionViewLayout = layout
    view.dataSource = handMade
    #expect(
      namedExceptions { view.layoutIfNeeded() } == [
        "NSInternalInconsistencyException: the view returned from "
          + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath: (UICollectionElementKindSectionHeader, "
          + "[0, 0]) does not have a reuseIdentifier - views must be retrieved by calling "
          + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:"
      ])
  }
}
