import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

/// Compares the layout with the reference implementation, with random days.
@Suite struct TimelinePropertyTests {
  private struct Key: Hashable {
    let kind: String?
    let path: IndexPath
  }

  /// Returns all frames of the reference implementation.
  private func expected(_ plain: PlainTimeline, offset: CGFloat) -> [Key: CGRect] {
    var frames: [Key: CGRect] = [:]
    for day in plain.days.indices {
      for (item, frame) in plain.frames(day).enumerated() {
        frames[Key(kind: nil, path: [day, item])] = frame
      }
      frames[Key(kind: UICollectionView.elementKindSectionHeader, path: [day, 0])] = plain.header(
        day, edge: offset)
    }
    frames[Key(kind: TimelineLayout.elementKindRuler, path: [0, 0])] = plain.ruler(edge: 0)
    return frames
  }

  private func keyed(_ attributes: [UICollectionViewLayoutAttributes]) -> [Key: CGRect] {
    Dictionary(attributes.map { (Key(kind: $0.representedElementKind, path: $0.indexPath), $0.frame) }) {
      first, _ in
      Issue.record("an element is returned twice")
      return first
    }
  }

  @Test(arguments: seedBlocks(200))
  func `every frame matches the reference rules, and rect queries find them`(block: Range<UInt64>) {
    block.forEachSeed { seed in
      var random = SeededGenerator(seed: seed)
      let plain = PlainTimeline(&random)
      let week = Week(plain.days, plain.layout, size: CGSize(width: plain.breadth, height: 300))
      let size = week.layout.collectionViewContentSize
      #expect(isClose(size.width, plain.contentSize.width, 1e-3))
      #expect(isClose(size.height, plain.contentSize.height))
      for _ in 0..<4 {
        let offset = CGFloat(random.int(-50...1200))
        week.view.contentOffset.y = offset
        let frames = expected(plain, offset: offset)
        // A week without days has no elements, not even a ruler.
        if frames.isEmpty {
          #expect(week.all == [])
        } else {
          expectFrames(keyed(week.all), equal: frames, "at \(offset)")
        }
        for _ in 0..<8 {
          let rect = CGRect(
            x: random.double(-50...500), y: random.double(-100...1500), width: random.double(0...400),
            height: random.double(0...400))
          guard rect.width > 1, rect.height > 1 else { continue }
          let found = keyed(week.layout.layoutAttributesForElements(in: rect) ?? [])
          // A rounding error may be on either side of an edge.
          let (wide, narrow) = (rect.insetBy(dx: -1e-6, dy: -1e-6), rect.insetBy(dx: 1e-6, dy: 1e-6))
          let outside = found.filter { !sharesArea(frames[$0.key] ?? .null, wide) }
          #expect(outside == [:])
          let missing = frames.filter {
            found[$0.key] == nil && !$0.value.isEmpty && sharesArea($0.value, narrow)
          }
          #expect(missing == [:])
        }
      }
    }
  }

  @Test(arguments: seedBlocks(50))
  func `right-to-left mirrors every frame`(block: Range<UInt64>) {
    block.forEachSeed { seed in
      var random = SeededGenerator(seed: seed)
      let plain = PlainTimeline(&random)
      let week = Week(
        plain.days, plain.layout, size: CGSize(width: plain.breadth, height: 300), isRightToLeft: true)
      for day in plain.days.indices {
        for (item, frame) in plain.frames(day).enumerated() {
          let shown = week.view.layoutAttributesForItem(at: [day, item])?.frame ?? .null
          #expect(
            isClose(
              shown,
              CGRect(x: plain.breadth - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)))
        }
      }
      if plain.ruler(edge: 0) != nil { #expect(week.ruler?.maxX == plain.breadth) }
    }
  }

  @Test(arguments: seedBlocks(60))
  func `after any changes, every frame matches that of a new layout`(
    block: Range<UInt64>
  ) {
    block.forEachSeed { seed in
      var random = SeededGenerator(seed: seed)
      var plain = PlainTimeline(&random)
      plain.days.append([0...10])
      let week = Week(plain.days, plain.layout, size: CGSize(width: plain.breadth, height: 300))
      for _ in 0..<8 {
        change(week, &random)
        plain.days = week.sections.map { $0.map { week.intervals[$0] ?? 0...0 } }
        let wanted = expected(plain, offset: week.view.contentOffset.y)
        // Without events, headers, and a ruler, nothing is shown.
        guard !wanted.isEmpty else {
          #expect(week.all.isEmpty)
          continue
        }
        expectFrames(keyed(week.all), equal: wanted, "after a change")
      }
    }
  }

  private func change(_ week: Week, _ random: inout SeededGenerator) {
    func interval() -> ClosedRange<Double> {
      let start = Double(random.int(0...20)) * 30
      return start...(start + Double(random.int(1...6)) * 30)
    }
    let section = random.int(0...week.sections.count - 1)
    let numbers = week.sections[section]
    switch random.int(0...5) {
    case 0:
      let item = random.int(0...numbers.count)
      let number = (week.intervals.keys.max() ?? 0) + 1
      week.intervals[number] = interval()
      week.view.performFinishedUpdates {
        week.sections[section].insert(number, at: item)
        week.view.insertItems(at: [[section, item]])
      }
    case 1 where !numbers.isEmpty:
      let item = random.int(0...numbers.count - 1)
      week.view.performFinishedUpdates {
        week.sections[section].remove(at: item)
        week.view.deleteItems(at: [[section, item]])
      }
    case 2 where !numbers.isEmpty:
      let (source, target) = (random.int(0...numbers.count - 1), random.int(0...week.sections.count - 1))
      week.view.performFinishedUpdates {
        week.sections[target].append(week.sections[section].remove(at: source))
        week.view.moveItem(
          at: [section, source], to: [target, week.sections[target].count - 1])
      }
    case 3:
      week.view.performFinishedUpdates {
        week.sections.insert([], at: section)
        week.view.insertSections([section])
      }
    case 4 where week.sections.count > 1:
      week.view.performFinishedUpdates {
        week.sections.remove(at: section)
        week.view.deleteSections([section])
      }
    default:
      let changed = numbers.indices.filter { _ in random.chance(0.3) }
      guard !changed.isEmpty else { return }
      for item in changed { week.intervals[numbers[item]] = interval() }
      week.layOut()
      week.forgetQuestions()
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: changed.map { [section, $0] })
      week.layout.invalidateLayout(with: context)
      week.layOut()
      expectEqual(
        (Set(week.questions), Set(changed.map { numbers[$0] })),
        (week.questions.count, changed.count))
    }
  }
}
