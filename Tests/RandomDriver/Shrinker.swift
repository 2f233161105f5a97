/// Makes a plan shorter as long as it finds the same kind of mistake.
struct Shrinker {
  let kind: String

  func shrink(_ plan: Plan) -> Plan {
    var plan = plan
    guard finds(plan) else { return plan }
    takeOut(of: &plan)
    simplify(&plan)
    takeOut(of: &plan)
    return plan
  }

  private func finds(_ plan: Plan) -> Bool { Child.replay(plan).map(Finding.kind(of:)) == kind }

  /// Takes out operations, first half of them at once, then fewer.
  private func takeOut(of plan: inout Plan) {
    var size = max(1, plan.operations.count / 2)
    while true {
      var start = 0
      while start < plan.operations.count {
        var shorter = plan
        shorter.operations.removeSubrange(start..<min(start + size, plan.operations.count))
        if finds(shorter) { plan = shorter } else { start += size }
      }
      if size == 1 { return }
      size /= 2
    }
  }

  /// A plainer beginning, where that finds it, too.
  private func simplify(_ plan: inout Plan) {
    let changes: [(inout Setup) -> Void] = [
      { $0.isDiffable = false }, { $0.isRightToLeft = false }, { $0.measures = false },
      { $0.counts = Array($0.counts.prefix(1)) }, { $0.counts = $0.counts.map { min($0, 3) } },
      { $0.counts = $0.counts.map { min($0, 10) } }, { ($0.width, $0.height) = (320, 480) }, { $0.scale = 1 },
    ]
    for change in changes {
      var simpler = plan
      change(&simpler.setup)
      if simpler != plan, finds(simpler) { plan = simpler }
    }
  }
}
