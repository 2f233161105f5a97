import TestSupport
import Testing

@testable import UIKitCollections
@testable import UIKitViews

/// Changes data and layouts while contents and sections scroll. The visible elements must equal the result of
/// an exhaustive search.
@MainActor @Suite struct CompositionalChangesPropertyTests {
  /// A number that, together with a section's name, selects the section's description.
  private final class Variant {
    var number = 0
  }

  /// A cell whose preferred size depends on its tag.
  private final class SelfSizedCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size = CGSize(width: 40 + tag % 7 * 15, height: 30 + tag % 5 * 20)
      return layoutAttributes
    }
  }

  /// Returns the description for a section's name. A section keeps its name, and so its description, when it
  /// moves.
  private static func section(named name: Int, variant: Int) -> NSCollectionLayoutSection {
    let number = (abs(name) + variant) % 7
    let section: NSCollectionLayoutSection
    switch number {
    case 0: section = NSCollectionLayoutSection(group: CompositionalStage.row(.estimated(44)))
    case 1:
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1))
      let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
      section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    case 2:
      section = NSCollectionLayoutSection(group: CompositionalStage.single(.absolute(72), .absolute(72)))
    case 3:
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1 / 3))
      let column = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(120))
      section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: column, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    case 4:
      section = NSCollectionLayoutSection(group: CompositionalStage.single(.estimated(80), .absolute(50)))
    case 5:
      section = NSCollectionLayoutSection(group: CompositionalStage.single(.absolute(110), .estimated(40)))
    default:
      let size = NSCollectionLayoutSize(widthDimension: .absolute(150), heightDimension: .absolute(100))
      section = NSCollectionLayoutSection(
        group: .custom(layoutSize: size) { _ in
          [CGRect(x: 0, y: 0, width: 90, height: 100), CGRect(x: 60, y: 50, width: 90, height: 50)]
            .map { NSCollectionLayoutGroupCustomItem(frame: $0, zIndex: 1) }
        })
    }
    let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
      .none, .none, .continuous, .groupPaging, .groupPagingCentered, .continuousGroupLeadingBoundary, .paging,
    ]
    section.orthogonalScrollingBehavior = behaviors[number]
    section.interGroupSpacing = CGFloat(abs(name) % 3 * 5)
    let inset = CGFloat(abs(name) % 4 * 4)
    section.contentInsets = NSDirectionalEdgeInsets(
      top: inset, leading: 2 * inset, bottom: inset, trailing: inset)
    let header = CompositionalStage.header(20, kind: UICollectionView.elementKindSectionHeader)
    header.pinToVisibleBounds = abs(name) % 5 == 0
    section.boundarySupplementaryItems = [header]
    if abs(name) % 4 == 1 {
      section.visibleItemsInvalidationHandler = { items, _, _ in for item in items { item.alpha = 0.9 } }
    }
    return section
  }

  @Test(arguments: seedBlocks(150))
  func `visible cells match a search of all items after random changes`(block: Range<UInt64>) {
    block.forEachSeed { seed in
      var random = SeededGenerator(seed: seed)
      var next = 0
      let source = LabelledSource(
        (0..<random.int(2...6)).map { _ in
          (0..<random.int(0...20)).map { _ in
            next += 1
            return next
          }
        })
      let variant = Variant()
      let layout = UICollectionViewCompositionalLayout { section, _ in
        Self.section(named: source.names[section], variant: variant.number)
      }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      let view = UICollectionView(
        layout, showing: source, width: 320, height: 400, cells: SelfSizedCell.self)
      view.contentInsetAdjustmentBehavior = .never
      window.addSubview(view)
      window.isHidden = false
      view.layoutIfNeeded()
      for step in 0..<16 {
        change(view, source, variant, &next, &random)
        if random.chance(0.5) {
          FrameClock.main.advance(by: random.double(0...0.2))
          expectLabels(view, source, "seed \(seed), step \(step), during the animations")
        } else {
          FrameClock.main.run(for: 3, frameDuration: 1 / 15)
          view.layoutIfNeeded()
          expectWhatASearchFinds(view, source, "seed \(seed), step \(step)")
        }
      }
    }
  }

  private func change(
    _ view: UICollectionView, _ source: LabelledSource, _ variant: Variant, _ next: inout Int,
    _ random: inout SeededGenerator
  ) {
    let strips = view.subviews.compactMap { $0 as? OrthogonalScrollView }
    switch random.int(0...9) {
    case 0...2:
      let batch = RandomBatch(from: source, nextLabel: &next, using: &random)
      view.performBatchUpdates { batch.apply(to: view, source) }
    case 3:
      let highest = max(0, view.contentSize.height - view.bounds.height)
      view.setContentOffset(
        CGPoint(x: 0, y: random.double(0...Double(highest))), animated: random.chance(0.5))
    case 4...6:
      guard let strip = strips.randomElement(using: &random) else { return }
      let finger = Finger(in: view.window!)
      let y = strip.frame.midY - view.bounds.minY
      guard (1..<399).contains(y) else {
        return strip.scroll(to: random.double(-100...800), animated: random.chance(0.5))
      }
      let way = random.double(-150...150)
      finger.drag(
        from: CGPoint(x: 160, y: y), to: CGPoint(x: 160 + way, y: y), duration: random.double(0.05...0.5))
    case 7:
      variant.number += 1
      view.collectionViewLayout.invalidateLayout()
    case 8: view.reloadData()
    default:
      let section = random.int(0...max(0, source.sections.count - 1))
      guard source.sections.indices.contains(section), !source.sections[section].isEmpty else { return }
      let item = random.int(0...(source.sections[section].count - 1))
      let positions: [UICollectionView.ScrollPosition] = [
        .left, .centeredHorizontally, .top, [], [.right, .bottom],
      ]
      view.scrollToItem(
        at: IndexPath(item: item, section: section), at: positions[random.int(0...4)],
        animated: random.chance(0.5))
    }
    view.layoutIfNeeded()
  }

  private func expectLabels(_ view: UICollectionView, _ source: LabelledSource, _ comment: Comment) {
    for path in view.indexPathsForVisibleItems {
      #expect(view.cellForItem(at: path)?.tag == source.sections[path.section][path.item], comment)
    }
  }

  private func expectWhatASearchFinds(
    _ view: UICollectionView, _ source: LabelledSource, _ comment: Comment
  ) {
    expectLabels(view, source, comment)
    let strips = view.subviews.compactMap { $0 as? OrthogonalScrollView }
    var expected: [IndexPath] = []
    for section in source.sections.indices {
      let strip = strips.first { $0.section == section }
      for item in source.sections[section].indices {
        let path = IndexPath(item: item, section: section)
        guard let frame = view.layoutAttributesForItem(at: path)?.frame else { continue }
        let isInStrip = view.compositional?.strip(ofSection: section) != nil
        guard !isInStrip || strip != nil else { continue }
        let shown = strip.map { $0.convert(frame, to: view) } ?? frame
        guard shown.intersects(view.bounds) else { continue }
        expected.append(path)
        let cell = view.cellForItem(at: path)
        #expect(cell?.superview === (strip ?? view), comment)
        #expect(cell?.frame == frame, comment)
      }
    }
    #expect(view.indexPathsForVisibleItems == expected, comment)
    let cells = (view.subviews + strips.flatMap(\.subviews)).filter { $0 is UICollectionViewCell }
    #expect(cells.count == expected.count, comment)
    for strip in strips {
      #expect(strip.clamped(strip.contentOffset) == strip.contentOffset, comment)
      #expect(strip.frame.intersects(view.bounds), comment)
      #expect(strip.strip == view.compositional?.strip(ofSection: strip.section), comment)
    }
    #expect(Set(strips.map(\.section)).count == strips.count, comment)
  }
}
