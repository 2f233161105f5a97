#if !os(iOS) && !os(tvOS) && !os(visionOS)
/// Changes asked for while views come and go, by a delegate that hears of a cell for instance: they wait until the views
/// on screen are those of the layout again.
struct WaitingChanges {
  /// While a change is on its way that has taken its views already.
  var areHeld = false
  private var changes: [[() -> Void]] = []

  var isEmpty: Bool { changes.isEmpty }

  mutating func add(_ change: @escaping () -> Void) { changes.append([change]) }

  /// What the data source has done already must not be told in parts: such calls are one batch with what waits.
  mutating func join(_ change: @escaping () -> Void) {
    if changes.isEmpty { add(change) } else { changes[changes.count - 1].append(change) }
  }

  /// Those that belong into one batch; none where nobody waits.
  mutating func takeFirst() -> [() -> Void] { changes.isEmpty ? [] : changes.removeFirst() }
}

extension UICollectionView {
  /// Whether the views on screen are being exchanged: a change of the data cannot be told now. What is called inside the
  /// closure of a batch belongs to that.
  var mustChangesWait: Bool { openBatch.depth == 0 && (isUpdatingElements || waitingChanges.areHeld) }

  /// Runs what changes the data now, or after the views that come and go.
  func whenElementsRest(_ change: @escaping () -> Void) {
    if mustChangesWait { waitingChanges.add(change) } else { change() }
  }

  func makeWaitingChanges() {
    while openBatch.depth == 0, !mustChangesWait, !waitingChanges.isEmpty {
      let changes = waitingChanges.takeFirst()
      if changes.count == 1 {
        changes[0]()
      } else {
        performBatch({ for change in changes { change() } }, completion: nil)
      }
    }
  }
}
#endif
