// Frames are this package's own: on Apple's platforms a person tries this.
#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionView
import TestSupport

@testable import CollectionLayouts

/// What is to be seen of a shelf where not everything has its new place: what there was when last everything had one, with
/// what takes effect at once.
struct PlacesBefore {
  private(set) var sections: [WaterfallShelf.Section]
  /// How many items of each section lie where these sections say. What is behind follows in the lanes it was in before, which
  /// the engine's own tests look at.
  private var known: [Int]?
  private var next: (sections: [WaterfallShelf.Section], known: [Int])?

  private var wasPacked: [Bool]

  init(_ shelf: WaterfallShelf) {
    sections = shelf.sections
    wasPacked = sections.map { _ in true }
  }

  var isMixed: Bool { known != nil }

  func tells(where path: IndexPath) -> Bool {
    known.map { path.section < $0.count && path.item < $0[path.section] } ?? true
  }

  /// By the names of items.
  func tells(where screen: [String: CGRect]) -> Bool {
    guard isMixed else { return true }
    return screen.keys.allSatisfy { name in
      let numbers = name.split(separator: " ").compactMap { Int($0) }
      return tells(where: IndexPath(item: numbers[1], section: numbers[0]))
    }
  }

  /// What has been packed until then may be what there is from then on.
  mutating func expectChange(of shelf: WaterfallShelf) {
    next = nil
    guard let sections = shelf.layout.sections, !sections.isPacked, !shelf.layout.showsPlacesBefore else {
      return
    }
    let first = (0..<sections.count).first { !sections[$0].packing.isPacked } ?? 0
    let known = (0..<sections.count).map { index in
      index < first ? .max : index > first ? 0 : sections[index].packing.packedCount
    }
    next = (shelf.sections, known)
  }

  mutating func follow(_ shelf: WaterfallShelf) {
    guard let sections = shelf.layout.sections, !sections.isPacked else { return self = PlacesBefore(shelf) }
    if let next, (0..<next.known.count).allSatisfy({ agrees(next.sections[$0], $0, shelf.layout) }) {
      self.sections = next.sections
      known = next.known
    }
    wasPacked += shelf.sections.dropFirst(self.sections.count).map { _ in true }
    self.sections += shelf.sections.dropFirst(self.sections.count)
    for index in self.sections.indices where sections.hasPlaceBefore(ofSection: index) {
      let items = shelf.sections[index].items
      let old = self.sections[index].items
      let isPacked = sections[index].packing.isPacked
      if shelf.style.placement == .sequential, wasPacked[index], isPacked || !old.contains(where: \.spansMore)
      {
        // Lanes in turn move at once, but from the first item on that comes to cover more than one.
        let end = isPacked ? old.count : min(old.count, items.firstIndex(where: \.spansMore) ?? old.count)
        self.sections[index].items.replaceSubrange(..<end, with: items[..<end])
      }
      self.sections[index].items += items.dropFirst(old.count)
    }
    wasPacked = (0..<sections.count).map { sections[$0].packing.isPacked }
  }

  /// Whether nothing of a section has been passed, and its boundaries are to be seen as they are in the model.
  private func agrees(_ section: WaterfallShelf.Section, _ index: Int, _ layout: WaterfallLayout) -> Bool {
    guard let sections = layout.sections else { return false }
    let header = sections.frame(ofHeaderInSection: index, .before).map { sections.axis.extent(of: $0.size) }
    let footer = sections.frame(ofFooterInSection: index, .before).map { sections.axis.extent(of: $0.size) }
    return sections.hasPlaceBefore(ofItem: 0, inSection: index) && CGFloat(header ?? 0) == section.header
      && CGFloat(footer ?? 0) == section.footer
  }
}

extension WaterfallShelf.Item {
  fileprivate var spansMore: Bool { span > 1 }
}
#endif
