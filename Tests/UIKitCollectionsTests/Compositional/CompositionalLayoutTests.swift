import TestSupport
import Testing

@testable import UIKitCollections
@testable import UIKitViews
import UIKitTestSupport

/// Cases with frames recorded by others on Apple's systems. SW: iamcgn/swiftui-web (iOS 26); OU:
/// Vercantez/openuikit (iOS 26.1).
@MainActor @Suite struct CompositionalLayoutTests {
  /// SW `pinned`.
  @Test(.fact("P3")) func `pinned headers stay at the top until the next header pushes them off`() {
    let section = NSCollectionLayoutSection(group: CompositionalStage.row(.absolute(44)))
    section.interGroupSpacing = 8
    let header = CompositionalStage.header(30)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let stage = CompositionalStage(
      CGSize(width: 320, height: 300), items: [6, 6], kinds: ["header"],
      UICollectionViewCompositionalLayout(section: section))
    stage.view.layoutIfNeeded()
    expectEqual(
      (stage.frame("header", 0), CGRect(x: 0, y: 0, width: 320, height: 30)),
      (stage.frame(5), CGRect(x: 0, y: 290, width: 320, height: 44)),
      (stage.view.visibleSupplementaryViews(ofKind: "header").count, 1))
    stage.view.contentOffset.y = 100
    stage.view.layoutIfNeeded()
    expectEqual(
      (stage.view.visibleSupplementaryViews(ofKind: "header").map(\.frame.minY), [100, 334]),
      (stage.frame(0, 1)?.minY, 364))
    stage.view.contentOffset.y = 320
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleSupplementaryViews(ofKind: "header").map(\.frame.minY) == [304, 334])
  }

  /// OU `firefoxrowsprobe`: two items in a section of 300 points, insets 20 30 20 0, scale 3.
  @Test(.fact("P2", "P4"))
  func `badges lie at their anchors, and elements that touch a rectangle aren't in it`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]),
      itemAnchor: NSCollectionLayoutAnchor(
        edges: [.bottom, .leading], absoluteOffset: CGPoint(x: 3, y: 4)))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100)),
      supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitem: item, count: 2)
    group.interItemSpacing = .fixed(20)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 30, bottom: 20, trailing: 0)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 40
    let stage = CompositionalStage(
      CGSize(width: 300, height: 600), items: [Int](repeating: 2, count: 15), kinds: ["badge"],
      UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    stage.view.layoutIfNeeded()
    expectEqual(
      (stage.frame(0), CGRect(x: 30, y: 20, width: 125, height: 100)),
      (stage.frame(1, 2), CGRect(x: 175, y: 380, width: 125, height: 100)),
      (stage.frame("badge", 0), CGRect(x: 158, y: 4, width: 20, height: 20)),
      (stage.frame("badge", 0, item: 1), CGRect(x: 303, y: 4, width: 20, height: 20)),
      (stage.view.contentSize, CGSize(width: 300, height: 2660)))
    let found = stage.layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 300, height: 200))
    // The next section's first badge extends into the rectangle; its items only touch it.
    #expect(found?.map(\.zIndex).sorted() == [0, 0, 1, 1])
  }

  @Test(.fact("P5")) func `a background decoration spans its section and lies below the cells`() {
    let section = NSCollectionLayoutSection(group: CompositionalStage.row(.absolute(40)))
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    section.boundarySupplementaryItems = [CompositionalStage.header(30)]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    section.decorationItems = [background]
    let stage = CompositionalStage(
      CGSize(width: 320, height: 300), items: [2], kinds: ["header"],
      UICollectionViewCompositionalLayout(section: section))
    stage.layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    stage.view.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    let frame = stage.layout.layoutAttributesForDecorationView(ofKind: "background", at: path)?.frame
    expectEqual(
      (frame, CGRect(x: 5, y: 5, width: 310, height: 120)),
      (stage.frame("header", 0), CGRect(x: 20, y: 0, width: 280, height: 30)),
      (stage.view.subviews.first?.frame, frame))
  }

  private final class GrownCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 50 + CGFloat(layoutAttributes.indexPath.item)
      return layoutAttributes
    }
  }

  @Test(.fact("P1")) func `estimates are replaced as cells appear, and visible cells stay in place`() throws {
    let section = NSCollectionLayoutSection(group: CompositionalStage.row(.estimated(44)))
    let stage = CompositionalStage(
      CGSize(width: 320, height: 300), items: [100], cells: GrownCell.self,
      UICollectionViewCompositionalLayout(section: section))
    stage.view.layoutIfNeeded()
    #expect((0..<4).map { stage.frame($0)?.minY } == [0, 50, 101, 153])
    stage.view.contentOffset.y = 2000
    stage.view.layoutIfNeeded()
    let first = try #require(
      stage.view.indexPathsForVisibleItems.first { stage.frame($0.item)!.minY >= stage.view.contentOffset.y })
    let distance = stage.frame(first.item)!.minY - stage.view.contentOffset.y
    stage.view.contentOffset.y -= 20
    stage.view.layoutIfNeeded()
    #expect(stage.frame(first.item)!.minY - stage.view.contentOffset.y == distance + 20)
  }

  @Test func `a layout of a million items has the full content size`() {
    let section = NSCollectionLayoutSection(group: CompositionalStage.row(.absolute(40)))
    let stage = CompositionalStage(
      CGSize(width: 320, height: 300), items: [1_000_000],
      UICollectionViewCompositionalLayout(section: section))
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentSize.height == 40_000_000)
  }

  @Test(.fact("P6")) func `invalid sections raise exceptions with UIKit's messages`() {
    let none = CompositionalStage(
      CGSize(width: 320, height: 300), items: [1], UICollectionViewCompositionalLayout { _, _ in nil })
    #expect(exceptions { none.view.layoutIfNeeded() }.first?.hasPrefix("Invalid section definition") == true)
    let section = NSCollectionLayoutSection(group: CompositionalStage.row(.absolute(40)))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 200, bottom: 0, trailing: 200)
    let narrow = CompositionalStage(
      CGSize(width: 320, height: 300), items: [1], UICollectionViewCompositionalLayout(section: section))
    #expect(
      exceptions { narrow.view.layoutIfNeeded() }.first?.contains(
        "There is no room for this NSCollectionLayoutGroup")
        == true)
    let twice = NSCollectionLayoutSection(group: CompositionalStage.row(.absolute(40)))
    twice.boundarySupplementaryItems = [
      CompositionalStage.header(10), CompositionalStage.header(10, alignment: .bottom),
    ]
    let double = CompositionalStage(
      CGSize(width: 320, height: 300), items: [1], UICollectionViewCompositionalLayout(section: twice))
    #expect(
      exceptions { double.view.layoutIfNeeded() }.first
        == "Every supplementary must have a unique elementKind: duplicates detected")
  }

  @Test(.fact("P7")) func `equal dimensions and spacings compare equal, and groups copy their items`() {
    #expect(NSCollectionLayoutDimension.absolute(4) == .absolute(4))
    #expect(NSCollectionLayoutDimension.absolute(4) != .estimated(4))
    #expect(NSCollectionLayoutSpacing.fixed(4) == .fixed(4))
    #expect(NSCollectionLayoutSpacing.fixed(4) != .flexible(4))
    expectEqual(
      ([NSDirectionalRectEdge.top, .leading, .bottom, .trailing, .all].map(\.rawValue), [1, 2, 4, 8, 15]),
      ([UIContentInsetsReference.automatic, .none, .safeArea, .layoutMargins].map(\.rawValue), [0, 1, 2, 3]))
    let anchor = NSCollectionLayoutAnchor(edges: .top)
    expectEqual(
      (anchor.isAbsoluteOffset, true),
      (anchor.isFractionalOffset, false),
      (anchor.offset, .zero),
      (UICollectionViewCompositionalLayoutConfiguration().contentInsetsReference, .safeArea))
    let size = NSCollectionLayoutSize(widthDimension: .absolute(4), heightDimension: .absolute(4))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    item.contentInsets.top = 1
    #expect(group.subitems[0].contentInsets.top == 0)
  }

  @Test(.fact("P13"), arguments: [false, true])
  func `the section provider is called for a new size class, even during a transition`(
    isInTransition: Bool
  ) {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let isRegular = environment.traitCollection.horizontalSizeClass == .regular
      return NSCollectionLayoutSection(group: CompositionalStage.row(.absolute(isRegular ? 50 : 100)))
    }
    let stage = CompositionalStage(CGSize(width: 320, height: 300), items: [4], layout)
    stage.show()
    #expect(stage.view.cellForItem(at: [0, 1])?.frame.minY == 100)
    if isInTransition { stage.view.startInteractiveTransition(to: UICollectionViewFlowLayout()) }
    stage.window.traitOverrides.horizontalSizeClass = .regular
    stage.view.layoutIfNeeded()
    #expect(stage.view.cellForItem(at: [0, 1])?.frame.minY == 50)
  }
}
