import Foundation
import TestSupport

/// What a run begins with.
nonisolated struct Setup: Codable, Hashable {
  var layout: LayoutKind
  var counts: [Int]
  var width: Int = 320
  var height: Int = 480
  var isRightToLeft = false
  /// Whether cells say how large they want to be.
  var measures = false
  /// Whether a diffable data source applies the changes.
  var isDiffable = false
  /// How much larger than usual items are, or want to be.
  var scale = 1.0
}

/// A whole run: it can be made from a seed, sent to another process, made shorter, and written as a test.
nonisolated struct Plan: Codable, Hashable {
  var setup: Setup
  var operations: [Operation]

  init(setup: Setup, operations: [Operation]) {
    (self.setup, self.operations) = (setup, operations)
  }

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let layout = LayoutKind.allCases.randomElement(using: &random) ?? .flow
    let most = random.chance(0.3) ? 3 : 30
    setup = Setup(
      layout: layout,
      counts: (0..<random.int(1...4)).map { _ in random.chance(0.1) ? 0 : random.int(1...most) },
      width: [320, 250, 390][random.int(0...2)], height: [480, 300, 700][random.int(0...2)],
      isRightToLeft: random.chance(0.3), measures: layout.canMeasure && random.chance(0.5),
      isDiffable: random.chance(0.25), scale: [0.3, 1, 1, 5][random.int(0...3)])
    let settings = (0..<random.int(0...4)).map { _ in
      Operation.set(setting: random.int(0...20), value: random.int(0...10))
    }
    operations = settings + (0..<random.int(10...60)).map { _ in Operation(random: &random) } + [.rest]
  }

  /// A test to paste.
  func test(named name: String, finding: String) -> String {
    let operations = operations.map { "      .\($0),".replacing("RandomDriver.LayoutKind", with: "") }.joined(
      separator: "\n")
    return """
        @Test func \(name)() {
          // \(finding)
          expectHolds(
            \(setup.source),
            [
      \(operations)
            ])
        }
      """
  }
}

nonisolated extension Setup {
  fileprivate var source: String {
    "Setup(layout: .\(layout), counts: \(counts), width: \(width), height: \(height), isRightToLeft: \(isRightToLeft), "
      + "measures: \(measures), isDiffable: \(isDiffable), scale: \(scale))"
  }
}
