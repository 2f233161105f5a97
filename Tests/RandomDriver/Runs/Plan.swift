import TestSupport

/// A complete run. It can be made from a seed, sent to another process, shortened, and written as a test.
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
    var setup = Setup(
      layout: layout,
      counts: (0..<random.int(1...4)).map { _ in random.chance(0.1) ? 0 : random.int(1...most) },
      width: [320, 250, 390][random.int(0...2)], height: [480, 300, 700][random.int(0...2)],
      isRightToLeft: random.chance(0.3), measures: layout.canMeasure && random.chance(0.5),
      // Binary numbers represent these lengths exactly. Otherwise, the last digit of a sum could decide
      // between lanes of equal length.
      isDiffable: random.chance(0.3), scale: [0.25, 1, 1, 5][random.int(0...3)])
    setup.isInController = random.chance(0.3)
    setup.controllerMoves = setup.isInController && random.chance(0.5)
    setup.zooms = random.chance(0.2)
    setup.sectionsDiffer = random.chance(0.4)
    setup.opens = layout.isPile && random.chance(0.5)
    self.setup = setup
    let settings = (0..<random.int(0...4)).map { _ in
      Operation.set(setting: random.int(0...40), value: random.int(0...10))
    }
    let all = (0..<random.int(10...60)).map { _ in Operation(random: &random, in: setup) }
    operations = settings + all.flatMap { $0.surrounded(by: &random) } + [.rest]
  }

  /// Returns the source of a test.
  func test(named name: String, finding: String) -> String {
    let operations = operations.map { "      .\($0)," }.joined(separator: "\n")
      .replacing("RandomDriver.LayoutKind", with: "").replacing("RandomDriver.ViewSetting", with: "")
      .replacing("RandomDriver.Operation.Circumstance", with: "")
      .replacing("RandomDriver.Operation.Stretching", with: "").replacing("RandomDriver.Operation", with: "")
    return """
        @Test func \(name)() {
          // \(finding)
          expectNothingFound(
            \(setup.source),
            [
      \(operations)
            ])
        }
      """
  }
}
