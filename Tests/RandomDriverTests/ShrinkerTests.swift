import Testing

@testable import RandomDriver

/// Shrinks failing runs with simulated faults.
@Suite struct ShrinkerTests {
  /// Simulates two faults: rows after a reload in a mirrored view fail, and plans of more than twenty
  /// operations fail differently.
  private func replay(_ plan: Plan) -> String? {
    let operations = plan.operations
    guard plan.setup.isRightToLeft,
      let reload = operations.firstIndex(where: contains(.reloadData)),
      operations[reload...].contains(where: contains(.setLayout(.rows, animated: true)))
    else { return operations.count > 20 ? "length: \(operations.count)" : nil }
    return "rows: \(operations.count)"
  }

  private func contains(_ operation: RandomDriver.Operation) -> (RandomDriver.Operation) -> Bool {
    { each in
      if case .together(_, let operations) = each { return operations.contains(operation) }
      return each == operation
    }
  }

  private let noise: [RandomDriver.Operation] = (0..<12).map { .frames(count: $0, duration: 0.1) }

  @Test func `shrinking removes irrelevant parts and simplifies the relevant ones`() {
    let setup = Setup(
      layout: .tags, counts: [30, 20, 10], width: 250, height: 300, isRightToLeft: true, measures: true,
      isDiffable: true, scale: 5)
    let together = RandomDriver.Operation.together(.animation, [.layOut, .setLayout(.rows, animated: true)])
    let plan = Plan(setup: setup, operations: noise + [.reloadData] + noise + [together] + noise)
    var shrinker = Shrinker(kind: "rows: ", replay: replay)
    let short = shrinker.shrink(plan)
    #expect(short.operations == [.reloadData, .setLayout(.rows, animated: true)])
    #expect(short.setup == Setup(layout: .tags, counts: [3], isRightToLeft: true))
  }

  @Test func `a shorter run with another finding or none is rejected`() {
    let plan = Plan(setup: Setup(layout: .tags, counts: [3]), operations: noise + noise)
    var length = Shrinker(kind: "length: ", replay: replay)
    #expect(length.shrink(plan).operations.count == 21)
    var rows = Shrinker(kind: "rows: ", replay: replay)
    #expect(rows.shrink(plan) == plan)
  }

  @Test func `positions lose their irrelevant digits`() {
    let plan = Plan(
      setup: Setup(layout: .flow, counts: [3]), operations: [.scroll(x: 0.26172, y: 0.7182, animated: true)])
    var shrinker = Shrinker(kind: "far: ") { plan in
      guard case .scroll(let x, _, _)? = plan.operations.first, x > 0.255 else { return nil }
      return "far: 1"
    }
    #expect(shrinker.shrink(plan).operations == [.scroll(x: 0.3, y: 0.7, animated: true)])
  }
}
