import Foundation

extension UICollectionView {
  /// Records one operation: as part of the open batch, or as a batch of its own.
  func record(_ change: (inout UpdateOperations) -> Void) {
    guard !refusesUpdate() else { return }
    guard !updates.isCollecting else { return updates.collect(change) }
    // Before the first layout nothing is shown, and the data source is asked for nothing.
    guard pass.hasRun else { return countAgain() }
    // The data source has made the change already. Until the change is shown, nothing may be asked for by its
    // old path.
    var operations = UpdateOperations()
    change(&operations)
    guard !updates.isCounting else { return updates.waitForCounts(.init(operations: operations)) }
    askForCounts { wait(.init(operations: operations), $0) }
    guard !updates.mustWait else { return }
    updates.deferNext()
    cancelInteractiveMovement()
    layoutIfNeeded()
    _ = counts
    updates.releaseNext()
    makeWaitingChanges()
  }

  /// Fills the cells of items again: at once, with the open batch, or after the waiting calls.
  func recordReconfiguring(_ indexPaths: [IndexPath]) {
    if hasUncommittedUpdates {
      updates.collectReconfiguring(indexPaths)
    } else if let last = updates.waitingSteps.last {
      updates.wait(.init(reconfigured: indexPaths, counts: last.counts))
    } else if updates.defaults != nil, let counts = data.counts {
      // While a batch makes cells, those that stay are still known by the paths of before.
      updates.wait(.init(reconfigured: indexPaths, counts: counts.items))
    } else {
      reconfigure(indexPaths)
    }
  }

  /// Runs `updates` and collects its calls. When the outermost batch ends, all of them are applied.
  func performBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    viewCallingOverride = nil
    if self.updates.mustWait {
      guard let updates else { return self.updates.wait { self.performBatch(nil, completion: completion) } }
      return collect(updates, completion: completion)
    }
    // The batch counts from what they lead to.
    makeWaitingChanges()
    openOperations()
    updates?()
    if let completion { self.updates.collect(completion) }
    closeOperations()
  }

  /// Collects a batch that was started while views on screen are being exchanged. Its closure runs at once,
  /// since it must not outlive the call. Its changes are shown later.
  private func collect(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
    // A reload may have forgotten them, and the closure changes them.
    if pass.hasRun || pass.isPreparing, !self.updates.isCounting { _ = counts }
    self.updates.open()
    updates()
    if let completion { self.updates.collect(completion) }
    guard let batch = self.updates.close() else { return }
    let step = UpdateSequence.Step(
      operations: batch.operations, reconfigured: batch.reconfigured, completions: batch.completions)
    guard !self.updates.isCounting else { return self.updates.waitForCounts(step) }
    askForCounts { wait(step, $0) }
  }

  /// Forgets the counts of before a change that nothing on screen follows. A layout that is being prepared may have asked for them.
  private func countAgain() {
    data.forgetCounts()
    if pass.isPreparing { invalidateForReload() }
  }

  /// Asks the data source for its counts. Updates that it makes meanwhile count from the answer: they wait behind those of `use`.
  @discardableResult
  func askForCounts(_ use: (DataSourceCounts) -> Void = { _ in }) -> DataSourceCounts {
    updates.countingBegins()
    let counts = DataSourceCounts(of: self, from: dataSource)
    use(counts)
    let steps = updates.countingEnds()
    if !steps.isEmpty { setNeedsLayout() }
    for step in steps { wait(step, counts) }
    return counts
  }

  /// Adds a step to those that wait. In the layout pass after an endless loop, all views are new: only a step that changes the counts
  /// matters there.
  private func wait(_ step: UpdateSequence.Step, _ counts: DataSourceCounts) {
    var step = step
    step.counts = counts.items
    guard updates.isStuck, step.counts == data.counts?.items else { return updates.wait(step) }
    for completion in step.completions { inNextFrame(completion)(false) }
  }

  private func openOperations() {
    let isOutermost = !updates.isCollecting
    updates.open()
    guard isOutermost, pass.hasRun else { return }
    cancelInteractiveMovement()
    // Code that this layout pass calls may have changed the model already, so its calls are part of the batch.
    layoutIfNeeded()
    updates.opened(at: counts, in: surroundings())
  }

  private func closeOperations() {
    guard let batch = updates.close() else { return }
    apply(batch) { finished in
      for completion in batch.completions { completion(finished) }
    }
    makeWaitingChanges()
  }

  private func apply(_ batch: UpdatesInFlight.Batch, completion: @escaping (Bool) -> Void) {
    // Before the first layout pass there is nothing on screen to update. The counts are asked for when they are
    // needed.
    guard pass.hasRun, let old = batch.counts else {
      countAgain()
      return completion(true)
    }
    let new = askForCounts()
    do {
      let map = try UpdateMap(batch.operations, from: old.items, to: new.items)
      // After `reloadData()` inside the batch, or before it where the layout is prepared, the next layout pass reloads everything.
      if data.needsReload {
        countAgain()
        return completion(true)
      }
      update(
        through: map, from: batch.surroundings, reconfiguring: batch.reconfigured.compactMap(map.newPath),
        completion: completion)
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
    guard pass.hasRun, let old = data.counts else {
      data.forgetCounts()
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
    UIKitException.raise(error.reason(in: self))
    reloadData()
  }

  private func update(
    through map: UpdateMap, from surroundings: [ElementKey: UICollectionViewLayoutAttributes] = [:],
    reconfiguring reconfigured: [IndexPath], completion: @escaping (Bool) -> Void
  ) {
    // A batch that the layout asks for on the way waits until the views are in place.
    updates.deferNext()
    let new = DataSourceCounts(items: map.newCounts)
    let before = UpdateSnapshot(of: self, surroundings: surroundings)
    forgetMovement()
    itemsMove(through: map)
    data.setCounts(new)
    let context = currentLayout.makeInvalidationContext()
    context.markDataSourceCountsOnly()
    updates.invalidationBegins()
    currentLayout.invalidate(with: context)
    data.setCounts(new)
    prepareLayout()
    transition(
      from: before, through: map, updateItems: map.updateItems, reconfiguring: reconfigured,
      completion: completion)
  }

  /// Has everything that knows items by their paths follow them.
  func itemsMove(through map: UpdateMap) {
    moveSelection(through: map)
    prefetchState.follow(map)
    currentLayout.itemsMove(through: map)
    strips.follow(map)
    scrollGoal = scrollGoal?.moved(through: map)
    followedPaths = followedPaths.map { $0.flatMap(map.viewPathAfter) }
  }
}
