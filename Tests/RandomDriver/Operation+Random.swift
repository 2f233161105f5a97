import TestSupport

nonisolated extension Operation {
  /// An operation, drawn by what apps do how often.
  init(random: inout SeededGenerator) {
    let section = random.int(0...5)
    let item = random.int(0...40)
    let small = random.int(1...4)
    let kind = LayoutKind.allCases.randomElement(using: &random) ?? .flow
    let (x, y) = (random.double(0...1), random.double(0...1))
    let insets = [0, 0, 7, 39]
    func inset() -> Int { insets[random.int(0...3)] }
    let isAnimated = random.chance(0.6)
    let durations = [1.0 / 240, 1.0 / 120, 1.0 / 60, 1.0 / 60, 0.1, 0.5]
    switch random.int(0...99) {
    case 0..<5: self = .insertItems(section: section, item: item, count: small)
    case 5..<10: self = .deleteItems(section: section, item: item, count: small)
    case 10..<13:
      self = .moveItem(section: section, item: item, toSection: random.int(0...5), toItem: random.int(0...40))
    case 13..<16: self = .reloadItems(section: section, item: item, count: small)
    case 16: self = .reconfigureItem(section: section, item: item)
    case 17: self = .insertSection(section: section, count: random.int(0...12))
    case 18: self = .deleteSection(section: section)
    case 19: self = .moveSection(section: section, to: random.int(0...5))
    case 20: self = .reloadSection(section: section)
    case 21..<25: self = .mixedBatch(seed: random.next())
    case 25: self = .resizeItem(section: section, item: item)
    case 26: self = .replaceSection(section: section, count: random.int(0...12))
    case 27: self = .reloadData
    case 28: self = .twoBatches(seed: random.next())
    case 29..<33: self = .set(setting: random.int(0...20), value: random.int(0...10))
    case 33..<35: self = .setLayout(kind, animated: isAnimated)
    case 35..<37: self = .startTransition(kind)
    case 37..<39: self = .progress(random.double(0...1))
    case 39..<41: self = .endTransition(finished: random.chance(0.6))
    case 41: self = .invalidateLayout
    case 42..<45: self = .resize(width: random.int(120...500), height: random.int(120...700))
    case 45: self = .contentInset(top: inset(), left: inset(), bottom: inset(), right: inset())
    // At the sides, `automatic` insets depend on the contents, and these on the insets: there may be two states that both hold.
    case 46: self = .safeArea(top: inset(), left: 0, bottom: inset(), right: 0)
    case 47: self = .rightToLeft(random.chance(0.5))
    case 48: self = .textSize(random.int(0...11))
    case 49: self = random.chance(0.5) ? .leaveWindow : .enterWindow
    case 50: self = random.chance(0.5) ? .enterWindow : .prefetching(random.chance(0.5))
    case 51..<56: self = .scroll(x: x, y: y, animated: isAnimated)
    case 56: self = .scrollBeyond(x: random.double(-60...60), y: random.double(-60...60))
    case 57..<61:
      self = .scrollToItem(section: section, item: item, position: random.int(0...9), animated: isAnimated)
    case 61..<64: self = .down(finger: random.int(0...1), x: x, y: y)
    case 64..<68: self = .drag(finger: random.int(0...1), x: x, y: y, duration: random.double(0.02...0.3))
    case 68..<71: self = .lift(finger: random.int(0...1))
    case 71: self = .cancelTouches
    case 72..<76: self = .flick(x: x, y: y, toX: random.double(0...1), toY: random.double(0...1))
    case 76..<79: self = .tap(x: x, y: y)
    case 79..<81: self = .select(section: section, item: item, animated: isAnimated)
    case 81: self = .deselect(section: section, item: item)
    case 82: self = random.chance(0.5) ? .multipleSelection(random.chance(0.7)) : .editing(random.chance(0.6))
    case 83: self = .beginMovement(section: section, item: item)
    case 84: self = .updateMovement(x: x, y: y)
    case 85: self = .endMovement(cancelled: random.chance(0.3))
    case 86..<89: self = .layOut
    case 89..<98: self = .frames(count: random.int(1...12), duration: durations[random.int(0...5)])
    default: self = .rest
    }
  }
}
