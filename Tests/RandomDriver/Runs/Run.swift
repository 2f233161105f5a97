import CollectionView

/// A mistake found in a run, and the operation before it.
struct Finding: Codable {
  var step: Int
  var text: String

  /// The kind of the finding: its text up to the first number. A shorter run must find the same kind.
  var kind: String { Finding.kind(of: text) }

  static func kind(of text: String) -> String {
    String(text.prefix { !$0.isNumber && $0 != "[" })
  }
}

/// The beginning of the reason for which a compositional layout refuses a section in a view that is too narrow.
private let noRoom = "There is no room for this NSCollectionLayoutGroup"

extension World {
  /// `true` if insets leave less than 100 points.
  fileprivate var isNarrow: Bool {
    let room = view.bounds.inset(by: view.adjustedContentInset).size
    return min(room.width, room.height) < 100
  }
}

/// Runs a plan and checks for mistakes after each operation.
///
/// - Parameter checksContinuity: `true` to compare frames. If it is `nil`, `CONTINUITY` decides.
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
        // An invisible view isn't laid out.
        world.isInSight ? world.violation() ?? world.violationOfCells() : world.violation()
      default: world.violation()
      }
    if let text = exception ?? violation {
      // Finishes pending work while the world exists, because the next run uses the same clock.
      FrameClock.main.run(while: !FrameClock.main.isIdle, limit: 5)
      // UIKit raises the same exception if insets leave no room, which ends an app.
      if text.contains(noRoom), world.isNarrow { return nil }
      return Finding(step: step, text: text)
    }
  }
  return nil
}
