import UIKitCollections
import Testing

@Suite("Documented traps of snapshots")
struct DiffableTrapTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

  /// The cases documented as traps for snapshots and their data source.
  nonisolated enum Trap: String, CaseIterable, Codable, Sendable {
    case countOfMissingSection, itemsOfMissingSection
    case itemsWithoutSection, itemsInMissingSection, itemsTwice
    case itemsBeforeMissing, itemsAfterMissing, itemsBeforeThemselves, itemsAfterThemselves
    case itemMovedBeforeMissing, itemMovedAfterMissing, missingItemReloaded, missingItemReconfigured
    case sectionsTwice, sectionsBeforeMissing, sectionsAfterMissing
    case sectionsBeforeThemselves, sectionsAfterThemselves
    case sectionMovedBeforeMissing, sectionMovedAfterMissing, missingSectionReloaded
    case levelOfMissing, outlineOfMissing, childOfMissing, childTwice, childBeforeMissing, childAfterMissing
    case childrenTwice, childBeforeItself, childAfterItself
    case outlineBeforeMissing, outlineAfterMissing, outlineInsteadOfMissing
    case outlineTwice, outlineBeforeItself, childrenReplacedByOthers
    case missingExpanded, missingCollapsed
    case noCell, noHeader

    /// The message at the end of the program.
    var words: String {
      switch self {
      case .itemsWithoutSection: "There are currently no sections in the data source."
      case .countOfMissingSection, .itemsOfMissingSection, .itemsInMissingSection, .sectionsBeforeMissing,
        .sectionsAfterMissing, .sectionMovedBeforeMissing, .sectionMovedAfterMissing:
        "Section identifier was not found."
      case .itemsTwice:
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    4\n)}"
      case .sectionsTwice: "Fatal: supplied section identifiers are not unique."
      case .itemsBeforeThemselves, .itemsAfterThemselves, .sectionsBeforeThemselves, .sectionsAfterThemselves:
        "Attempted to insert an identifier before or after itself:"
      case .missingItemReloaded: "Attempted to reload item identifier that does not exist in the snapshot: 9"
      case .missingItemReconfigured:
        "Attempted to reconfigure item identifier that does not exist in the snapshot: 9"
      case .missingSectionReloaded:
        "Attempted to reload section identifier that does not exist in the snapshot: z"
      case .childTwice, .childrenTwice, .childBeforeItself, .childAfterItself, .outlineTwice,
        .outlineBeforeItself, .childrenReplacedByOthers:
        "Identifiers in a section snapshot must be unique."
      case .noCell: "the collection view's data source did not return a valid cell"
      case .noHeader: "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath"
      default: "Item identifier was not found."
      }
    }

    @MainActor func spring() {
      var snapshot = Snapshot()
      if self == .itemsWithoutSection { snapshot.appendItems([1]) }
      snapshot.appendSections(["a", "b"])
      snapshot.appendItems([1, 2, 3])
      switch self {
      case .countOfMissingSection: _ = snapshot.numberOfItems(inSection: "z")
      case .itemsOfMissingSection: _ = snapshot.itemIdentifiers(inSection: "z")
      case .itemsInMissingSection: snapshot.appendItems([4], toSection: "z")
      case .itemsTwice: snapshot.appendItems([4, 4])
      case .itemsBeforeMissing: snapshot.insertItems([4], beforeItem: 9)
      case .itemsAfterMissing: snapshot.insertItems([4], afterItem: 9)
      case .itemsBeforeThemselves: snapshot.insertItems([1], beforeItem: 1)
      case .itemsAfterThemselves: snapshot.insertItems([1], afterItem: 1)
      case .itemMovedBeforeMissing: snapshot.moveItem(1, beforeItem: 9)
      case .itemMovedAfterMissing: snapshot.moveItem(9, afterItem: 1)
      case .missingItemReloaded: snapshot.reloadItems([9])
      case .missingItemReconfigured: snapshot.reconfigureItems([9])
      case .sectionsTwice: snapshot.appendSections(["c", "c"])
      case .sectionsBeforeMissing: snapshot.insertSections(["c"], beforeSection: "z")
      case .sectionsAfterMissing: snapshot.insertSections(["c"], afterSection: "z")
      case .sectionsBeforeThemselves: snapshot.insertSections(["a"], beforeSection: "a")
      case .sectionsAfterThemselves: snapshot.insertSections(["a"], afterSection: "a")
      case .sectionMovedBeforeMissing: snapshot.moveSection("a", beforeSection: "z")
      case .sectionMovedAfterMissing: snapshot.moveSection("z", afterSection: "a")
      case .missingSectionReloaded: snapshot.reloadSections(["z"])
      case .noCell, .noHeader: springInView(snapshot)
      default: springInOutline()
      }
    }

    @MainActor private func springInOutline() {
      var outline = Outline()
      var other = Outline()
      outline.append([1, 2])
      outline.append([3], to: 1)
      other.append([4])
      switch self {
      case .levelOfMissing: _ = outline.level(of: 9)
      case .outlineOfMissing: _ = outline.snapshot(of: 9)
      case .childOfMissing: outline.append([4], to: 9)
      case .childTwice: outline.append([3])
      case .childBeforeMissing: outline.insert([4], before: 9)
      case .childAfterMissing: outline.insert([4], after: 9)
      case .childrenTwice: outline.append([5, 5])
      case .childBeforeItself: outline.insert([2], before: 2)
      case .childAfterItself: outline.insert([2], after: 2)
      case .outlineBeforeMissing: outline.insert(other, before: 9)
      case .outlineAfterMissing: outline.insert(other, after: 9)
      case .outlineInsteadOfMissing: outline.replace(childrenOf: 9, using: other)
      case .outlineTwice: outline.insert(outline, after: 1)
      case .outlineBeforeItself: outline.insert(outline, before: 1)
      case .childrenReplacedByOthers:
        // An item elsewhere in the outline.
        other.append([2])
        outline.replace(childrenOf: 1, using: other)
      case .missingExpanded: outline.expand([9])
      case .missingCollapsed: outline.collapse([9])
      default: break
      }
    }

    @MainActor private func springInView(_ snapshot: Snapshot) {
      let layout = UICollectionViewFlowLayout()
      if self == .noHeader { layout.headerReferenceSize = CGSize(width: 100, height: 20) }
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, _ in
        self == .noCell ? nil : view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      source.supplementaryViewProvider = { _, _, _ in nil }
      source.apply(snapshot, animatingDifferences: false)
      view.layoutIfNeeded()
    }
  }

  @Test(arguments: Trap.allCases)
  func `each documented trap ends the program with its message`(trap: Trap) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [trap] in
      await trap.spring()
    }
    let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(words.contains(trap.words))
  }
}
