import Foundation

/// Changes that were requested while views come and go, for example by a delegate that is told of a cell. They
/// wait until the views on screen match the layout again.
struct WaitingChanges {
  /// Whether changes have to wait because another change is about to be applied.
  var areHeld = false
  /// Single calls and batches. The data source has made their changes already, each before the next.
  private(set) var calls: [UpdateSequence.Step] = []
  /// Changes that are made only when their turn comes.
  private var changes: [() -> Void] = []

  var isEmpty: Bool { calls.isEmpty && changes.isEmpty }

  mutating func add(_ change: @escaping () -> Void) { changes.append(change) }

  mutating func add(_ call: UpdateSequence.Step) { calls.append(call) }

  /// Adds a call before those that are waiting.
  mutating func addFirst(_ call: UpdateSequence.Step) { calls.insert(call, at: 0) }

  mutating func takeCalls() -> [UpdateSequence.Step] {
    defer { calls = [] }
    return calls
  }

  mutating func takeFirst() -> (() -> Void)? { changes.isEmpty ? nil : changes.removeFirst() }
}

extension UICollectionView {
  /// Whether views on screen are being exchanged, so that a change of the data has to wait. Calls inside the
  /// closure of a batch belong to that batch instead.
  var mustChangesWait: Bool { openBatch.depth == 0 && (isUpdatingElements || waitingChanges.areHeld) }

  /// Whether the data source is ahead of what is shown. It cannot be asked for views by the layout's paths
  /// then.
  var isDataAhead: Bool { !waitingChanges.calls.isEmpty }

  /// Makes a change of the data at once or, while views come and go, after that. Either way what was asked for before comes before it.
  func whenElementsRest(_ change: @escaping () -> Void) {
    if mustChangesWait { return waitingChanges.add(change) }
    makeWaitingChanges()
    change()
  }

  func makeWaitingChanges() {
    while openBatch.depth == 0, !mustChangesWait, !waitingChanges.isEmpty {
      // While the item moves back, nothing is asked of the data source: the calls still wait.
      if isDataAhead { cancelInteractiveMovement() }
      let calls = waitingChanges.takeCalls()
      if calls.isEmpty { waitingChanges.takeFirst()?() } else { apply(calls) }
    }
  }
}
