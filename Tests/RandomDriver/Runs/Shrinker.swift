/// Shortens a plan while it finds the same kind of mistake.
struct Shrinker {
  let kind: String
  /// Returns a plan's finding.
  let replay: (Plan) -> String?
  /// The number of remaining runs. It's limited because a hanging run takes a long time.
  private var left = 500

  init(kind: String, replay: @escaping (Plan) -> String?) { (self.kind, self.replay) = (kind, replay) }

  mutating func shrink(_ plan: Plan) -> Plan {
    var plan = plan
    guard finds(plan) else { return plan }
    removeOperations(of: &plan)
    simplify(&plan)
    unwrap(&plan)
    removeOperations(of: &plan)
    round(&plan)
    return plan
  }

  private mutating func finds(_ plan: Plan) -> Bool {
    guard left > 0 else { return false }
    left -= 1
    return replay(plan).map(Finding.kind(of:)) == kind
  }

  /// Removes operations: half of them at once, then fewer and fewer.
  private mutating func removeOperations(of plan: inout Plan) {
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

  /// Simplifies the setup if the finding stays.
  private mutating func simplify(_ plan: inout Plan) {
    let changes: [(inout Setup) -> Void] = [
      { $0.isDiffable = false }, { $0.isRightToLeft = false }, { $0.measures = false }, { $0.opens = false },
      { $0.controllerMoves = false }, { ($0.isInController, $0.controllerMoves) = (false, false) },
      { $0.zooms = false }, { $0.sectionsDiffer = false },
      { $0.counts = Array($0.counts.prefix(1)) }, { $0.counts = $0.counts.map { min($0, 3) } },
      { $0.counts = $0.counts.map { min($0, 10) } }, { ($0.width, $0.height) = (320, 480) }, { $0.scale = 1 },
    ]
    for change in changes {
      var simpler = plan
      change(&simpler.setup)
      if simpler != plan, finds(simpler) { plan = simpler }
    }
  }

  /// Replaces combined operations with consecutive ones, or combines fewer of them.
  private mutating func unwrap(_ plan: inout Plan) {
    for index in plan.operations.indices.reversed() {
      guard case .together(let circumstance, let operations) = plan.operations[index] else { continue }
      var simpler = plan
      simpler.operations.replaceSubrange(index...index, with: operations)
      if finds(simpler) {
        plan = simpler
        continue
      }
      var left = operations
      for part in operations.indices.reversed() {
        var fewer = left
        fewer.remove(at: part)
        simpler = plan
        simpler.operations[index] = .together(circumstance, fewer)
        if finds(simpler) { (plan, left) = (simpler, fewer) }
      }
    }
  }

  /// Rounds parts to fewer digits.
  private mutating func round(_ plan: inout Plan) {
    for index in plan.operations.indices {
      for digits in [10.0, 100] {
        var simpler = plan
        simpler.operations[index] = plan.operations[index].rounded(to: digits)
        if simpler != plan, finds(simpler) {
          plan = simpler
          break
        }
      }
    }
  }
}

nonisolated extension Operation {
  /// Returns the same operation with its parts rounded to multiples of a fraction.
  fileprivate func rounded(to digits: Double) -> Operation {
    func near(_ part: Double) -> Double { (part * digits).rounded() / digits }
    return switch self {
    case .progress(let part): .progress(near(part))
    case .turn(let angle): .turn(near(angle))
    case .spread(let factor): .spread(near(factor))
    case .scroll(let x, let y, let animated): .scroll(x: near(x), y: near(y), animated: animated)
    case .scrollBeyond(let x, let y): .scrollBeyond(x: near(x), y: near(y))
    case .zoomScale(let scale, let animated): .zoomScale(near(scale), animated: animated)
    case .zoomTo(let x, let y, let part, let animated):
      .zoomTo(x: near(x), y: near(y), part: near(part), animated: animated)
    case .scrollToRect(let x, let y, let animated): .scrollToRect(x: near(x), y: near(y), animated: animated)
    case .setBounds(let x, let y, let width, let height):
      .setBounds(x: near(x), y: near(y), width: width, height: height)
    case .down(let finger, let x, let y): .down(finger: finger, x: near(x), y: near(y))
    case .drag(let finger, let x, let y, let duration):
      .drag(finger: finger, x: near(x), y: near(y), duration: near(duration))
    case .flick(let x, let y, let toX, let toY):
      .flick(x: near(x), y: near(y), toX: near(toX), toY: near(toY))
    case .tap(let x, let y): .tap(x: near(x), y: near(y))
    case .updateMovement(let x, let y): .updateMovement(x: near(x), y: near(y))
    case .pinch(let x, let y, let factor, let angle, let duration):
      .pinch(x: near(x), y: near(y), factor: near(factor), angle: near(angle), duration: near(duration))
    case .swipeRow(let section, let item, let part, let duration):
      .swipeRow(section: section, item: item, part: near(part), duration: near(duration))
    case .pressItem(let section, let item, let x, let y, let duration):
      .pressItem(section: section, item: item, x: near(x), y: near(y), duration: near(duration))
    default: self
    }
  }
}
