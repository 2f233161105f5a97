import TestSupport
import Testing

@testable import UIKitCollections
@testable import UIKitViews
import UIKitTestSupport

/// Descriptions with invalid numbers (negative, infinite, or NaN) in every property. Nothing hangs, no view
/// gets a NaN, and the messages are UIKit's.
@MainActor @Suite struct HostileDescriptionTests {
  enum Member: CaseIterable {
    case width, height, fraction, estimate, uniform, groupWidth, groupHeight, groupFraction
    case interItem, flexible, interGroup, interSection, sectionInset, itemInset, edge, flexibleEdge
    case badge, badgeOffset, badgeFraction, header, headerOffset, background, custom, nested
  }

  static let numbers: [CGFloat] = [0, -1, 1e-300, 1e300, .nan, -.infinity]

  private static func size(
    _ width: NSCollectionLayoutDimension = .absolute(50),
    _ height: NSCollectionLayoutDimension = .absolute(40)
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private static func layout(
    _ member: Member, _ number: CGFloat, _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> UICollectionViewCompositionalLayout {
    func at(_ wanted: Member, else usual: CGFloat) -> CGFloat { member == wanted ? number : usual }
    let itemSize: NSCollectionLayoutSize =
      switch member {
      case .width: size(.absolute(number))
      case .height: size(.absolute(50), .absolute(number))
      case .fraction: size(.fractionalWidth(number), .fractionalHeight(number))
      case .estimate: size(.estimated(number), .estimated(number))
      case .uniform: size(.absolute(50), .uniformAcrossSiblings(estimate: number))
      default: size()
      }
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(at(.badge, else: 10)), .absolute(at(.badge, else: 10))),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: .top, absoluteOffset: CGPoint(x: at(.badgeOffset, else: 0), y: at(.badgeOffset, else: 0))),
      itemAnchor: NSCollectionLayoutAnchor(
        edges: .top, fractionalOffset: CGPoint(x: at(.badgeFraction, else: 0), y: at(.badgeFraction, else: 0))
      ))
    let item = NSCollectionLayoutItem(layoutSize: itemSize, supplementaryItems: [badge])
    item.contentInsets.leading = at(.itemInset, else: 0)
    item.contentInsets.top = at(.itemInset, else: 0)
    if member == .edge {
      item.edgeSpacing = .init(leading: .fixed(number), top: nil, trailing: nil, bottom: .fixed(number))
    }
    if member == .flexibleEdge {
      item.edgeSpacing = .init(leading: .flexible(number), top: .flexible(number), trailing: nil, bottom: nil)
    }
    let groupSize: NSCollectionLayoutSize =
      switch member {
      case .groupWidth: size(.absolute(number), .absolute(40))
      case .groupHeight: size(.absolute(200), .absolute(number))
      case .groupFraction: size(.fractionalWidth(number), .fractionalHeight(number))
      default: size(.absolute(200), .absolute(40))
      }
    let group: NSCollectionLayoutGroup
    switch member {
    case .custom:
      group = .custom(layoutSize: groupSize) { _ in
        [
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(x: number, y: number, width: number, height: number))
        ]
      }
    case .nested:
      let inner = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(number), .absolute(number)), subitems: [item])
      group = .horizontal(layoutSize: groupSize, subitems: [inner])
    default: group = .horizontal(layoutSize: groupSize, subitems: [item])
    }
    group.interItemSpacing = member == .flexible ? .flexible(number) : .fixed(at(.interItem, else: 0))
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = at(.interGroup, else: 0)
    section.contentInsets = NSDirectionalEdgeInsets(
      top: at(.sectionInset, else: 0), leading: at(.sectionInset, else: 0), bottom: 0, trailing: 0)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(at(.header, else: 20))), elementKind: "header",
        alignment: .top,
        absoluteOffset: CGPoint(x: at(.headerOffset, else: 0), y: at(.headerOffset, else: 0)))
    ]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets.bottom = at(.background, else: 0)
    section.decorationItems = [background]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = at(.interSection, else: 0)
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    return layout
  }

  private func check(_ layout: UICollectionViewCompositionalLayout, _ what: String) {
    let stage = CompositionalStage(
      CGSize(width: 320, height: 300), items: [10, 2, 0], kinds: ["header", "badge"], layout)
    let said = exceptions {
      stage.show()
      for y in [-50, 5000] as [CGFloat] {
        stage.view.contentOffset.y = y
        stage.view.layoutIfNeeded()
        for strip in stage.strips { strip.contentOffset.x += 70 }
        stage.view.layoutIfNeeded()
      }
      stage.source.counts = [9, 3, 1]
      stage.view.reloadData()
      stage.view.layoutIfNeeded()
    }
    let words = [
      "There is no room for this NSCollectionLayoutGroup", "invalid combination of spacing and size",
    ]
    for sentence in said { #expect(words.contains { sentence.contains($0) }, "\(what): \(sentence)") }
    #expect(stage.view.contentSize.isFinite, "\(what)")
    let strange = stage.view.subviews.map(\.frame).filter { !$0.origin.isFinite || !$0.size.isFinite }
    #expect(strange == [], "\(what)")
    let rect = CGRect(x: 0, y: 0, width: 320, height: 300)
    for attributes in layout.layoutAttributesForElements(in: rect) ?? [] {
      expectEqual(
        (attributes.frame.origin.isFinite, true),
        (attributes.frame.size.isFinite, true),
        comment: "\(what): \(attributes)")
    }
  }

  @Test(arguments: Member.allCases)
  func `invalid numbers in a description produce finite frames and content sizes`(member: Member) {
    for number in few(Self.numbers) {
      let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] =
        triesManySeeds ? [.none, .groupPagingCentered] : [.groupPagingCentered]
      for behavior in behaviors {
        check(Self.layout(member, number, behavior), "\(member) \(number) \(behavior)")
      }
    }
  }

  @Test(arguments: [0, -1, .min, .max])
  func `extreme item counts in a group produce finite frames and content sizes`(count: Int) {
    for group in [
      NSCollectionLayoutGroup.horizontal(
        layoutSize: Self.size(.absolute(200)), subitem: NSCollectionLayoutItem(layoutSize: Self.size()),
        count: count),
      .vertical(
        layoutSize: Self.size(.absolute(200)),
        repeatingSubitem: NSCollectionLayoutItem(layoutSize: Self.size()),
        count: count),
    ] {
      check(
        UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
        "count \(count)")
    }
  }

  @Test(.fact("P6"))
  func `an empty group raises an exception, and an oversized group overflows`() {
    let empty = NSCollectionLayoutGroup.horizontal(layoutSize: Self.size(), subitems: [])
    let stage = CompositionalStage(
      CGSize(width: 320, height: 300), items: [3],
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: empty)))
    let said = exceptions { stage.view.layoutIfNeeded() }
    #expect(said.count == 1)
    #expect(said.first?.contains("it has no room for any subitems itself.") == true)
    let large = CompositionalStage(
      CGSize(width: 320, height: 300), items: [3],
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: CompositionalStage.single(.absolute(500), .absolute(40)))))
    #expect(exceptions { large.view.layoutIfNeeded() }.isEmpty)
    expectEqual(
      (large.frame(1), CGRect(x: 0, y: 40, width: 500, height: 40)),
      (large.view.contentSize.width, 320))
  }
}
