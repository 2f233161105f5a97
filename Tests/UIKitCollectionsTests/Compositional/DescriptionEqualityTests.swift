import TestSupport
import Testing

@testable import UIKitCollections
@testable import UIKitViews
import UIKitTestSupport

/// UIKit's items, groups, and sections override `isEqual(_:)`, as its classes' method lists show (iOS 13 to
/// 18). The details of UIKit's comparison aren't recorded. Ours covers all properties available to apps.
@MainActor @Suite struct DescriptionEqualityTests {
  private func item(_ width: CGFloat = 10, badge: String? = nil) -> NSCollectionLayoutItem {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .fractionalHeight(1))
    guard let badge else { return NSCollectionLayoutItem(layoutSize: size) }
    let item = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: badge, containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    return NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [item])
  }

  private func group(_ item: NSCollectionLayoutItem? = nil) -> NSCollectionLayoutGroup {
    .horizontal(layoutSize: self.item(100).layoutSize, subitems: [item ?? self.item()])
  }

  @Test(.fact("P7")) func `descriptions with equal properties are equal and have equal hashes`() {
    expectEqual((item(), item()), (item().hash, item().hash))
    #expect(item() != item(11))
    #expect(item(badge: "a") == item(badge: "a"))
    #expect(item(badge: "a") != item(badge: "b"))
    #expect(item(badge: "a") != item())
    let inset = item()
    inset.contentInsets.top = 1
    #expect(inset != item())
    expectEqual(
      (inset, inset.copy() as? NSCollectionLayoutItem),
      (group(), group()),
      (group().hash, group().hash))
    #expect(group() != group(item(11)))
    #expect(group() != item(100))
    let size = item(100).layoutSize
    #expect(group() != .vertical(layoutSize: size, subitems: [item()]))
    #expect(
      NSCollectionLayoutGroup.vertical(layoutSize: size, repeatingSubitem: item(), count: 2)
        != .vertical(layoutSize: size, repeatingSubitem: item(), count: 3))
    let spaced = group()
    spaced.interItemSpacing = .fixed(3)
    #expect(spaced != group())
    #expect(CompositionalStage.header(3) == CompositionalStage.header(3))
    #expect(CompositionalStage.header(3) != CompositionalStage.header(3, alignment: .bottom))
    #expect(
      NSCollectionLayoutDecorationItem.background(elementKind: "a") != .background(elementKind: "b"))
  }

  @Test(.fact("P7")) func `a dimension reports its kind, and a background is as large as its section`() {
    let dimensions: [NSCollectionLayoutDimension] = [
      .fractionalWidth(1), .fractionalHeight(2), .absolute(3), .estimated(4),
      .uniformAcrossSiblings(estimate: 5),
    ]
    #expect(dimensions.map(\.dimension) == [1, 2, 3, 4, 5])
    let questions: [(NSCollectionLayoutDimension) -> Bool] = [
      \.isFractionalWidth, \.isFractionalHeight, \.isAbsolute, \.isEstimated, \.isUniformAcrossSiblings,
    ]
    for (index, dimension) in dimensions.enumerated() {
      #expect(questions.indices.filter { questions[$0](dimension) } == [index])
    }
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "a")
    expectEqual(
      (background.layoutSize.widthDimension, .fractionalWidth(1)),
      (background.layoutSize.heightDimension, .fractionalHeight(1)))
  }

  @Test func `sections with equal properties are equal; handlers compare by identity`() throws {
    func section() -> NSCollectionLayoutSection { NSCollectionLayoutSection(group: group()) }
    expectEqual((section(), section()), (section().hash, section().hash))
    let changes: [(NSCollectionLayoutSection) -> Void] = [
      { $0.contentInsets.leading = 1 }, { $0.interGroupSpacing = 1 }, { $0.contentInsetsReference = .none },
      { $0.supplementaryContentInsetsReference = .none }, { $0.orthogonalScrollingBehavior = .paging },
      { $0.orthogonalScrollingProperties.bounce = .never },
      { $0.boundarySupplementaryItems = [CompositionalStage.header(3)] },
      { $0.supplementariesFollowContentInsets = false },
      { $0.decorationItems = [.background(elementKind: "a")] },
    ]
    for change in changes {
      let (one, other) = (section(), section())
      change(one)
      #expect(one != other)
      change(other)
      expectEqual((one, other), (one, one.copy() as? NSCollectionLayoutSection))
    }
    let handled = section()
    handled.visibleItemsInvalidationHandler = { _, _, _ in }
    #expect(handled == handled)
    #expect(handled != section())
    let custom = NSCollectionLayoutGroup.custom(layoutSize: item().layoutSize) { _ in [] }
    #expect(custom == custom.copy() as? NSCollectionLayoutGroup)
    #expect(custom != .custom(layoutSize: item().layoutSize) { _ in [] })
  }
}
