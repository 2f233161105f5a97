import Foundation

extension UICollectionView {
  func record(_ change: (inout UpdateOperations) -> Void) {
    guard !refusesUpdate() else { return }
    guard !updates.isCollecting else { return updates.collect(change) }
    guard pass.hasRun else { return countAgain() }
    // The data source has already made the change, so nothing may be requested by its old path.
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

  func recordReconfiguring(_ indexPaths: [IndexPath]) {
    if hasUncommittedUpdates {
      updates.collectReconfiguring(indexPaths)
    } else if let last = updates.waitingSteps.last {
      updates.wait(.init(reconfigured: indexPaths, counts: last.counts))
    } else if updates.defaults != nil, let counts = data.counts {
      // While a batch creates cells, remaining cells are still known by their old paths.
      updates.wait(.init(reconfigured: indexPaths, counts: counts.items))
    } else {
      reconfigure(indexPaths)
    }
  }

  func performBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    viewCallingOverride = nil
    if self.updates.mustWait {
      guard let updates else { return self.updates.wait { self.performBatch(nil, completion: completion) } }
      return collect(updates, completion: completion)
    }
    // The paths in the batch refer to the result of the pending changes.
    makeWaitingChanges()
    openOperations()
    updates?()
    if let completion { self.updates.collect(completion) }
    closeOperations()
  }

  /// Collects a batch that starts while views are being exchanged. The closure runs at once, because it must
  /// not outlive the call. Its changes appear later.
  private func collect(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
    // If a reload has discarded the old counts, request them before the closure changes the data.
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

  /// Discards the old counts, which a layout being prepared may have requested.
  private func countAgain() {
    data.forgetCounts()
    if pass.isPreparing { invalidateForReload() }
  }

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

  /// Makes a step wait. After an endless loop, all views are new, so a step that doesn't change the counts is
  /// dropped.
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
    // Code called in this layout pass may have changed the model already, so its calls belong to the batch.
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
    guard pass.hasRun, let old = batch.counts else {
      countAgain()
      return completion(true)
    }
    let new = askForCounts()
    do {
      let map = try UpdateMap(batch.operations, from: old.items, to: new.items)
      // After `reloadData()` inside or before the batch, the next layout pass reloads everything.
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

  /// Shows all calls as one movement, because the data source only describes the state after the last call.
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

  /// Raises the exception. If this doesn't stop the program, reloads the current data.
  private func refuse(_ error: UpdateError) {
    UIKitException.raise(error.reason(in: self))
    reloadData()
  }

  private func update(
    through map: UpdateMap, from surroundings: [ElementKey: UICollectionViewLayoutAttributes] = [:],
    reconfiguring reconfigured: [IndexPath], completion: @escaping (Bool) -> Void
  ) {
    // A batch requested by the layout during the update waits until the views are in place.
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

  func itemsMove(through map: UpdateMap) {
    moveSelection(through: map)
    prefetchState.follow(map)
    currentLayout.itemsMove(through: map)
    strips.follow(map)
    scrollGoal = scrollGoal?.moved(through: map)
    followedPaths = followedPaths.map { $0.flatMap(map.viewPathAfter) }
  }
}

/// The view whose nonoptional form of `performBatchUpdates` has called the optional form. Reset when a batch
/// begins.
var viewCallingOverride: ObjectIdentifier?

// In UIKit, the two forms are one method, because an optional closure can be nonescaping there. Swift can't
// declare such a method.
extension UICollectionView {
  /// Performs batch updates with a nonescaping closure, which can use the properties of `self` without naming
  /// it.
  ///
  /// Override the form with an optional closure, which this method calls. An override that passes another
  /// closure to super is called twice if its caller passes `nil` or a variable, because Swift can't
  /// distinguish the override's call of super from a call by the app.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      // An override that calls super with its own closure arrives here a second time.
      if viewCallingOverride == ObjectIdentifier(self) {
        return performBatch(updates, completion: completion)
      }
      let outer = viewCallingOverride
      viewCallingOverride = ObjectIdentifier(self)
      defer { viewCallingOverride = outer }
      let optional: (() -> Void)? = updates
      performBatchUpdates(optional, completion: completion)
    }
  }
}
