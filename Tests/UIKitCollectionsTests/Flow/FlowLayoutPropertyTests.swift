import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

/// Random sections compared with a simple reference implementation.
@Suite("C Flow layout, random sections")
struct FlowLayoutPropertyTests {
  @Test(.fact("C1", "C2", "C3", "C5", "C6"), arguments: seeds(120))
  func `frames and queries match a reference implementation for random sections`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let isVertical = Bool.random(using: &dice)
    let delegate = RandomDelegate(sections: Int.random(in: 0...6, using: &dice), dice: &dice)
    let bounds = CGSize(
      width: CGFloat(Int.random(in: 100...500, using: &dice)),
      height: CGFloat(Int.random(in: 100...500, using: &dice)))
    let stage = FlowStage(bounds, items: delegate.sections.map(\.sizes.count)) {
      $0.scrollDirection = isVertical ? .vertical : .horizontal
    }
    stage.delegate = delegate
    let expected = reference(delegate.sections, isVertical: isVertical, bounds: bounds)
    for (key, frame) in expected.frames {
      let found = stage.frame(key.item, key.section) ?? .null
      // Lengths added in a different order may round to an adjacent pixel.
      #expect(abs(found.minX - frame.minX) <= 0.5)
      #expect(abs(found.minY - frame.minY) <= 0.5)
      #expect(found.size == frame.size)
    }
    stage.layOut()
    let size = stage.view.contentSize
    #expect(abs((isVertical ? size.height : size.width) - expected.extent) < 0.001)
    for _ in 0..<10 {
      let rect = CGRect(
        CGFloat.random(in: -50...600, using: &dice), CGFloat.random(in: -50...600, using: &dice),
        CGFloat.random(in: 1...400, using: &dice), CGFloat.random(in: 1...400, using: &dice))
      let hits = (stage.layout.layoutAttributesForElements(in: rect) ?? [])
      #expect(Set(hits.map(\.indexPath)).count == hits.count)
      let all = expected.frames.keys.map { IndexPath(item: $0.item, section: $0.section) }.sorted()
      #expect(
        hits.map(\.indexPath) == all.filter { stage.frame($0.item, $0.section)?.intersects(rect) == true })
    }
  }

  private struct Key: Hashable {
    var section: Int
    var item: Int
  }

  private func reference(
    _ sections: [RandomDelegate.Section], isVertical: Bool, bounds: CGSize
  ) -> (frames: [Key: CGRect], extent: CGFloat) {
    var frames: [Key: CGRect] = [:]
    var start: CGFloat = 0
    for (index, section) in sections.enumerated() {
      // In both directions, `w` is the cross axis and `h` the scroll axis.
      let sizes = section.sizes.map { isVertical ? (w: $0.width, h: $0.height) : (w: $0.height, h: $0.width) }
      let insets = section.insets
      let (near, far) = isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
      let (leading, trailing) = isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
      let room = (isVertical ? bounds.width : bounds.height) - near - far
      start += leading
      var first = 0
      while first < sizes.count {
        var end = first + 1
        func needed(_ end: Int) -> CGFloat {
          sizes[first..<end].map(\.w).reduce(0, +) + CGFloat(end - first - 1) * section.itemSpacing
        }
        while end < sizes.count, needed(end + 1) <= room + 1e-6 { end += 1 }
        let items = sizes[first..<end]
        let isEqual = items.allSatisfy { $0 == sizes[first] }
        var shown = items.map(\.w)
        if end == sizes.count, isEqual {
          while shown.reduce(0, +) + CGFloat(shown.count) * section.itemSpacing + shown[0] <= room + 1e-6 {
            shown.append(shown[0])
          }
        }
        let sum = shown.reduce(0, +)
        var gap = shown.count > 1 ? (room - sum) / CGFloat(shown.count - 1) : 0
        if end == sizes.count, !isEqual { gap = section.itemSpacing }
        var across = near + (shown.count == 1 ? (room - sum) / 2 : 0)
        let thickness = items.map(\.h).max() ?? 0
        for (item, size) in zip(first..<end, items) {
          let along = start + (thickness - size.h) / 2
          let origin = isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
          frames[Key(section: index, item: item)] = CGRect(
            (origin.x * 2).rounded() / 2, (origin.y * 2).rounded() / 2, section.sizes[item].width,
            section.sizes[item].height)
          across += size.w + gap
        }
        start += thickness + (end < sizes.count ? section.lineSpacing : 0)
        first = end
      }
      start += trailing
    }
    return (frames, start)
  }
}

private final class RandomDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  struct Section {
    var sizes: [CGSize]
    var insets: UIEdgeInsets
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
  }

  let sections: [Section]

  init(sections count: Int, dice: inout SeededGenerator) {
    func length(_ range: ClosedRange<CGFloat>, _ dice: inout SeededGenerator) -> CGFloat {
      CGFloat.random(in: range, using: &dice)
    }
    sections = (0..<count).map { _ in
      let one = CGSize(width: length(10...90, &dice), height: length(10...90, &dice))
      let areEqual = Bool.random(using: &dice)
      let sizes = (0..<Int.random(in: 0...30, using: &dice)).map { _ in
        areEqual ? one : CGSize(width: length(10...90, &dice), height: length(10...90, &dice))
      }
      return Section(
        sizes: sizes,
        insets: UIEdgeInsets(
          top: length(0...5, &dice), left: length(0...5, &dice), bottom: length(0...5, &dice),
          right: length(0...5, &dice)),
        lineSpacing: length(0...15, &dice), itemSpacing: length(0...15, &dice))
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sections[indexPath.section].sizes[indexPath.item] }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { sections[section].insets }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { sections[section].lineSpacing }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { sections[section].itemSpacing }
}
