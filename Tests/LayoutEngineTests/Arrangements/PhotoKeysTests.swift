import LayoutEngine
import TestSupport
import Testing

@Suite struct PhotoKeysTests {
  @Test(arguments: seeds(100))
  func `keys follow their photos in the same way as in an array`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var keys = PhotoKeys()
    var plain: [PhotoKey] = []
    for pile in 0..<3 {
      let count = random.int(0...9)
      keys.append(count, from: PhotoKey(pile: pile, photo: 0))
      plain += (0..<count).map { PhotoKey(pile: pile, photo: $0) }
    }
    var newcomers = 0
    for _ in 0..<30 {
      if !plain.isEmpty, random.chance(0.5) {
        let (source, target) = (random.int(0...plain.count - 1), random.int(0...plain.count - 1))
        keys.move(from: source, to: target)
        plain.insert(plain.remove(at: source), at: target)
      } else {
        // Removes some keys and inserts others.
        let first = random.int(0...plain.count)
        let second = random.int(first...plain.count)
        let count = random.int(0...3)
        var changed = PhotoKeys(after: keys)
        changed.append(0..<first, of: keys)
        changed.appendNewcomers(count)
        changed.append(second..<keys.count, of: keys)
        keys = changed
        plain.replaceSubrange(
          first..<second, with: (newcomers..<newcomers + count).map { PhotoKey(pile: -1, photo: $0) })
        newcomers += count
      }
      expectEqual(
        ((0..<keys.count).map { keys[$0] }, plain.map(Optional.some)),
        (keys[-1], nil),
        (keys[keys.count], nil))
    }
  }
}
