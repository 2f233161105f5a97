import CollectionLayouts
import CollectionView
import Foundation
import Previews

extension SceneController {
  /// The code of a screen with the current layout and gestures, or `nil` if the layout's code isn't known.
  package var screenSource: ScreenSource? {
    if showsOwnLayout, let describe = content.screen { return describe(newScreen(layout: "")) }
    guard let layoutSource else { return nil }
    var screen = newScreen(layout: layoutSource.trimmingCharacters(in: .newlines))
    let layout: UICollectionViewLayout = collectionView.collectionViewLayout
    screen.add(layout)
    if content.canBeReordered, !(layout is CardStackLayout) { screen.members.append(ScreenSource.movement) }
    return screen
  }

  private func newScreen(layout: String) -> ScreenSource {
    var screen = ScreenSource(title: scene.title, summary: scene.summary, layout: layout)
    let view: UICollectionView = collectionView
    screen.counts = (0..<view.numberOfSections).map(view.numberOfItems)
    return screen
  }
}

extension ScreenSource {
  /// Adds the delegate methods, gestures, and headers that a layout needs.
  fileprivate mutating func add(_ layout: UICollectionViewLayout) {
    switch layout {
    case is WaterfallLayout, is JustifiedLayout, is MosaicLayout, is TagLayout, is CarouselLayout,
      is CircleLayout, is WheelLayout,
      is CardStackLayout, is PhotoStackLayout, is TimelineLayout, is StickyHeaderFlowLayout:
      modules = ["CollectionLayouts"]
    default: break
    }
    switch layout {
    case let layout as WaterfallLayout:
      if layout.itemLength == .fractionalBreadth(1) {
        conformances.append(("WaterfallLayoutDelegate", Self.lengths))
      }
      if layout.headerReferenceLength != 0 { addHeaders() }
    case is JustifiedLayout: conformances.append(("JustifiedLayoutDelegate", Self.ratios))
    case is MosaicLayout: conformances.append(("MosaicLayoutDelegate", Self.spans))
    case let layout as TimelineLayout:
      conformances.append(("TimelineLayoutDelegate", Self.intervals))
      if layout.dayHeaderLength > 0 { addHeaders() }
      if layout.rulerReferenceBreadth > 0 { addHeaders(kind: "TimelineLayout.elementKindRuler") }
    case is CircleLayout:
      layoutClass = "CircleLayout"
      setUp += ["layout.attachGestures(to: collectionView)", "layout.attachDrag(to: collectionView)"]
    case let layout as CardStackLayout: addSwipe(removes: !layout.loops)
    case is PhotoStackLayout:
      layoutClass = "PhotoStackLayout"
      setUp += [
        "let grid = UICollectionViewFlowLayout()", "grid.itemSize = CGSize(width: 170, height: 200)",
        "layout.attachTap(to: collectionView, opening: grid)",
        "layout.attachPinch(to: collectionView, opening: grid)",
      ]
    case let layout as UICollectionViewFlowLayout:
      if layout.headerReferenceSize != .zero { addHeaders() }
    default: break
    }
  }

  /// Describes a layout whose section depends on the view's size.
  ///
  /// - Parameters:
  ///   - body: Statements that declare a constant `section`.
  ///   - number: The name for the section's number in these statements.
  package mutating func describe(section body: String, number: String = "_") {
    layout = """
      let layout = UICollectionViewCompositionalLayout { \(number), environment in
      \(body.indented(by: 2))
        return section
      }
      """
  }

  /// Describes a list.
  ///
  /// - Parameter configuration: Statements that change a variable `configuration`.
  package mutating func describe(
    list appearance: UICollectionLayoutListConfiguration.Appearance, configuration: [String]
  ) {
    let lines =
      ["var configuration = UICollectionLayoutListConfiguration(appearance: .\(appearance))"] + configuration
    layout = (lines + ["let layout = UICollectionViewCompositionalLayout.list(using: configuration)"])
      .joined(separator: "\n")
    cellClass = "UICollectionViewListCell"
    cells = Self.rows
  }

  package static func header(pins: Bool) -> String {
    """
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(56)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = \(pins)
    section.boundarySupplementaryItems = [header]
    """
  }

  private static let rows = """
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      var content = UIListContentConfiguration.cell()
      content.text = "Row \\(indexPath.item + 1)"
      cell.contentConfiguration = content
      (cell as? UICollectionViewListCell)?.accessories = [.disclosureIndicator()]
      return cell
    }
    """

  private mutating func addSwipe(removes: Bool) {
    layoutClass = "CardStackLayout"
    if removes {
      setUp.append("layout.onDismiss = { [weak self] in self?.remove(at: $0) }")
      members.append(
        """
        private func remove(at indexPath: IndexPath) {
          counts[indexPath.section] -= 1
          collectionView.deleteItems(at: [indexPath])
        }
        """)
    }
    setUp.append("layout.attachSwipe(to: collectionView)")
  }

  /// Adds headers that show their section's number.
  package mutating func addHeaders(kind: String = "UICollectionView.elementKindSectionHeader") {
    setUp.append(
      """
      collectionView.register(
        UICollectionViewListCell.self, forSupplementaryViewOfKind: \(kind), withReuseIdentifier: "header")
      """)
    guard !members.contains(Self.headers) else { return }
    members.append(Self.headers)
  }

  private static let headers = """
    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      var content = UIListContentConfiguration.cell()
      content.text = "Section \\((indexPath.first ?? 0) + 1)"
      (view as? UICollectionViewListCell)?.contentConfiguration = content
      view.backgroundColor = .systemBackground
      return view
    }
    """

  package static let movement = """
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      counts[sourceIndexPath.section] -= 1
      counts[destinationIndexPath.section] += 1
    }
    """

  private static let lengths = """
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      lengthForItemAt indexPath: IndexPath, laneBreadth: CGFloat
    ) -> LayoutLength {
      .absolute(laneBreadth * [0.75, 1.4, 1, 1.25, 0.6][indexPath.item % 5])
    }
    """

  private static let ratios = """
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      aspectRatioForItemAt indexPath: IndexPath
    ) -> CGFloat {
      [1.5, 0.75, 1, 1.78, 0.67][indexPath.item % 5]
    }
    """

  private static let spans = """
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      spanForItemAt indexPath: IndexPath
    ) -> MosaicLayout.Span {
      indexPath.item % 7 == 0 ? MosaicLayout.Span(lanes: 2, lines: 2) : MosaicLayout.Span()
    }
    """

  private static let intervals = """
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      intervalForItemAt indexPath: IndexPath
    ) -> ClosedRange<Double> {
      let start = Double(9 * 60 + indexPath.item * 95)
      return start...start + 75
    }
    """
}
