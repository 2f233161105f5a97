#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Changes asked for while views come and go, by a delegate that hears of a cell for instance: they wait until the views
/// on screen are those of the layout again.
struct WaitingChanges {
  /// While a change is on its way that has taken its views already.
  var areHeld = false
  /// Single calls and batches: the data source has made their changes already, each before the next.
  private(set) var calls: [UpdateSequence.Step] = []
  /// What is done only when its turn comes.
  private var changes: [() -> Void] = []

  var isEmpty: Bool { calls.isEmpty && changes.isEmpty }

  mutating func add(_ change: @escaping () -> Void) { changes.append(change) }

  mutating func add(_ call: UpdateSequence.Step) { calls.append(call) }

  /// Before those that wait already.
  mutating func addFirst(_ call: UpdateSequence.Step) { calls.insert(call, at: 0) }

  mutating func takeCalls() -> [UpdateSequence.Step] {
    defer { calls = [] }
    return calls
  }

  mutating func takeFirst() -> (() -> Void)? { changes.isEmpty ? nil : changes.removeFirst() }
}

extension UICollectionView {
  /// Whether the views on screen are being exchanged: a change of the data cannot be told now. What is called inside the
  /// closure of a batch belongs to that.
  var mustChangesWait: Bool { openBatch.depth == 0 && (isUpdatingElements || waitingChanges.areHeld) }

  /// Whether the data source is ahead of what is shown: it cannot be asked for views by the paths of the layout.
  var isDataAhead: Bool { !waitingChanges.calls.isEmpty }

  /// Runs what changes the data now, or after the views that come and go.
  func whenElementsRest(_ change: @escaping () -> Void) {
    if mustChangesWait { waitingChanges.add(change) } else { change() }
  }

  func makeWaitingChanges() {
    while openBatch.depth == 0, !mustChangesWait, !waitingChanges.isEmpty {
      // Nothing is asked for while the item goes back: the calls still wait.
      if isDataAhead { cancelInteractiveMovement() }
      let calls = waitingChanges.takeCalls()
      if calls.isEmpty { waitingChanges.takeFirst()?() } else { apply(calls) }
    }
  }
}
#endif
