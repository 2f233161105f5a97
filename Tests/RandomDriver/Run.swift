import CollectionView

/// What was found wrong in a run, and after which operation.
struct Finding: Codable {
  var step: Int
  var text: String

  /// What kind of finding it is: the text up to its first number. A shorter run has to find the same kind.
  var kind: String { Finding.kind(of: text) }

  static func kind(of text: String) -> String {
    String(text.prefix { !$0.isNumber && $0 != "[" })
  }
}

/// Runs a plan, and looks for mistakes after each operation.
///
/// - Parameter checksContinuity: Whether frames are compared. Nil for the default of the environment.
@MainActor func run(_ plan: Plan, checksContinuity: Bool? = nil) -> Finding? {
  autoreleasepool { runOnce(plan, checksContinuity) }
}

@MainActor private func runOnce(_ plan: Plan, _ checksContinuity: Bool?) -> Finding? {
  var exception: String?
  let handler = UIKitException.handler
  UIKitException.handler = { if exception == nil { exception = "exception: \($0)" } }
  defer { UIKitException.handler = handler }
  let world = World.make(plan.setup)
  if let checksContinuity { world.checksContinuity = checksContinuity }
  world.show()
  defer {
    world.window.isHidden = true
    world.window.rootViewController = nil
  }
  for (step, operation) in plan.operations.enumerated() {
    world.perform(operation)
    let violation =
      switch operation {
      case .rest: world.violationAtRest()
      case .frames, .layOut:
        // Out of sight nothing is laid out.
        world.isInSight ? world.violation() ?? world.violationOfCells() : world.violation()
      default: world.violation()
      }
    if let text = exception ?? violation {
      // What is under way ends while there is a world: the next run has the same clock.
      FrameClock.main.run(while: !FrameClock.main.isIdle, limit: 5)
      return Finding(step: step, text: text)
    }
  }
  return nil
}
