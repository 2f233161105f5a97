import Foundation

/// The batch that is being collected.
struct OpenBatch {
  var depth = 0
  var operations = UpdateOperations()
  /// By their paths before the batch.
  var reconfigured: [IndexPath] = []
  var completions: [(Bool) -> Void] = []
  /// The counts when the batch was opened.
  var counts: DataSourceCounts?
}

extension UICollectionView {
  /// Records one operation: as part of the open batch, or as a batch of its own.
  func record(_ change: (inout UpdateOperations) -> Void) {
    guard openBatch.depth == 0 else { return change(&openBatch.operations) }
    // Before the first layout nothing is shown, and the data source is asked for nothing.
    guard pass.hasRun else { return knownCounts = nil }
    // The data source has made the change already. Until the change is shown, nothing may be asked for by its
    // old path.
    var call = UpdateSequence.Step(counts: DataSourceCounts(of: self, from: dataSource).items)
    change(&call.operations)
    waitingChanges.add(call)
    guard !mustChangesWait else { return }
    waitingChanges.areHeld = true
    cancelInteractiveMovement()
    layoutIfNeeded()
    _ = counts
    waitingChanges.areHeld = false
    makeWaitingChanges()
  }

  /// Fills the cells of items again: at once, with the open batch, or after the waiting calls.
  func recordReconfiguring(_ indexPaths: [IndexPath]) {
    if hasUncommittedUpdates {
      openBatch.reconfigured += indexPaths
    } else if let last = waitingChanges.calls.last {
      waitingChanges.add(.init(reconfigured: indexPaths, counts: last.counts))
    } else {
      reconfigure(indexPaths)
    }
  }

  /// Runs `updates` and collects its calls. When the outermost batch ends, all of them are applied.
  func performBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    viewCallingOverride = nil
    if mustChangesWait {
      guard let updates else { return waitingChanges.add { self.performBatch(nil, completion: completion) } }
      return collect(updates, completion: completion)
    }
    // The batch counts from what they lead to.
    makeWaitingChanges()
    openOperations()
    updates?()
    if let completion { openBatch.completions.append(completion) }
    closeOperations()
  }

  /// Collects a batch that was started while views on screen are being exchanged. Its closure runs at once,
  /// since it must not outlive the call. Its changes are shown later.
  private func collect(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
    // A reload may have forgotten them, and the closure changes them.
    if pass.hasRun { _ = counts }
    openBatch.depth += 1
    updates()
    openBatch.depth -= 1
    let batch = openBatch
    openBatch = OpenBatch()
    waitingChanges.add(
      UpdateSequence.Step(
        operations: batch.operations, reconfigured: batch.reconfigured,
        counts: DataSourceCounts(of: self, from: dataSource).items,
        completions: batch.completions + [completion].compactMap(\.self)))
  }

  private func openOperations() {
    openBatch.depth += 1
    // Code that this layout pass calls may have changed the model already, so its calls are part of the batch.
    if openBatch.depth == 1 {
      guard pass.hasRun else { return }
      cancelInteractiveMovement()
      layoutIfNeeded()
      openBatch.counts = counts
    }
  }

  private func closeOperations() {
    openBatch.depth -= 1
    guard openBatch.depth == 0 else { return }
    let batch = openBatch
    openBatch = OpenBatch()
    apply(batch.operations, from: batch.counts, reconfiguring: batch.reconfigured) { finished in
      for completion in batch.completions { completion(finished) }
    }
    makeWaitingChanges()
  }

  private func apply(
    _ operations: UpdateOperations, from old: DataSourceCounts?, reconfiguring: [IndexPath],
    completion: @escaping (Bool) -> Void
  ) {
    // Before the first layout pass there is nothing on screen to update. The counts are asked for when they are
    // needed.
    guard pass.hasRun, let old else {
      knownCounts = nil
      return completion(true)
    }
    let new = DataSourceCounts(of: self, from: dataSource)
    do {
      let map = try UpdateMap(operations, from: old.items, to: new.items)
      // After `reloadData()` inside the batch, the next layout pass reloads everything.
      if needsReload { return completion(true) }
      update(through: map, reconfiguring: reconfiguring.compactMap(map.newPath), completion: completion)
    } catch {
      refuse(error)
      completion(false)
    }
  }

  /// Applies calls that have waited. Each is a batch that builds on the previous one. They are shown as one
  /// movement, because the data source answers only for the state after the last of them.
  func apply(_ calls: [UpdateSequence.Step]) {
    let completions = calls.flatMap(\.completions)
    func complete(_ finished: Bool) { for completion in completions { completion(finished) } }
    guard pass.hasRun, let old = knownCounts else {
      knownCounts = nil
      return complete(true)
    }
    do {
      let sequence = try UpdateSequence(calls, from: old.items)
      update(through: try sequence.map(), reconfiguring: sequence.reconfigured, completion: complete)
    } catch {
      refuse(error)
      complete(false)
    }
  }

  /// If raising the exception does not stop the program, shows what the data source has now.
  private func refuse(_ error: UpdateError) {
    UIKitException.raise(error.reason + " Collection view: \(self)")
    reloadData()
  }

  private func update(
    through map: UpdateMap, reconfiguring reconfigured: [IndexPath], completion: @escaping (Bool) -> Void
  ) {
    let new = DataSourceCounts(items: map.newCounts)
    let before = UpdateSnapshot(of: self)
    knownCounts = new
    moveStates(map.newPath)
    prefetchState.follow(map)
    let context = currentLayout.makeInvalidationContext()
    context.markDataSourceCountsOnly()
    currentLayout.itemsMove(through: map)
    strips.follow(map)
    moveScrollGoals(through: map)
    runningUpdate.isInvalidating = true
    currentLayout.invalidate(with: context)
    knownCounts = new
    prepareLayout()
    transition(
      from: before, through: map, updateItems: map.updateItems, reconfiguring: reconfigured,
      completion: completion)
  }
}
