import Foundation

/// The batch being collected, the changes waiting for the exchange of views, and the batch being reported to
/// the layout.
///
/// Changes requested during an exchange of visible views, for example by a delegate during a call about a
/// cell, wait until the views match the layout again. Calls inside a batch's closure belong to the batch
/// instead.
struct UpdatesInFlight {
  struct Batch {
    fileprivate(set) var operations = UpdateOperations()
    fileprivate(set) var reconfigured: [IndexPath] = []
    fileprivate(set) var completions: [(Bool) -> Void] = []
    /// The counts when the batch was opened, or `nil` before the first layout pass.
    fileprivate(set) var counts: DataSourceCounts?
    fileprivate(set) var surroundings: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  }

  private(set) var areViewsExchanged = false
  private var isNextDeferred = false

  private var openCounts = 0
  /// The updates that the data source has made during a query of the counts.
  private var uncountedSteps: [UpdateSequence.Step] = []

  /// The number of consecutive changes, each caused by the previous one, or `nil` while no change is being
  /// made.
  private var changesInRow: Int?
  /// `true` after an endless series of changes, until the code that makes them returns.
  private(set) var isStuck = false

  private var batch = Batch()
  private var depth = 0

  /// The waiting updates. The data source has already made their changes, in this order.
  private(set) var waitingSteps: [UpdateSequence.Step] = []
  private var waitingChanges: [() -> Void] = []

  private(set) var isInvalidatingLayout = false
  /// The default attributes, while a batch queries the layout for its own attributes.
  private(set) var defaults: UpdateDefaults?

  var isCollecting: Bool { depth > 0 }

  var mustWait: Bool { !isCollecting && (areViewsExchanged || isNextDeferred || isCounting) }

  var isCounting: Bool { openCounts > 0 }

  /// `true` if the data source is ahead of the views on screen and can't provide views for the layout's
  /// paths.
  var isDataAhead: Bool { !waitingSteps.isEmpty }

  var isNextDue: Bool { !isStuck && !isCollecting && !mustWait && (isDataAhead || !waitingChanges.isEmpty) }

  // MARK: View exchange

  mutating func exchangeBegins() { areViewsExchanged = true }

  mutating func exchangeEnds() { areViewsExchanged = false }

  mutating func deferNext() { isNextDeferred = true }

  mutating func releaseNext() { isNextDeferred = false }

  // MARK: Consecutive changes

  /// Returns `true` for the outermost call, which needs a matching ``changesEnd()``.
  mutating func changesBegin() -> Bool {
    guard changesInRow == nil else { return false }
    changesInRow = 0
    return true
  }

  /// Returns `false` after `limit` consecutive changes. Pending changes then aren't made.
  mutating func changeBegins(limit: Int) -> Bool {
    guard let changes = changesInRow, changes < limit else {
      isStuck = true
      return false
    }
    changesInRow = changes + 1
    return true
  }

  mutating func changesEnd() { (changesInRow, isStuck) = (nil, false) }

  // MARK: Counts

  mutating func countingBegins() { openCounts += 1 }

  mutating func countingEnds() -> [UpdateSequence.Step] {
    openCounts -= 1
    guard openCounts == 0 else { return [] }
    defer { uncountedSteps = [] }
    return uncountedSteps
  }

  mutating func waitForCounts(_ step: UpdateSequence.Step) { uncountedSteps.append(step) }

  // MARK: Batch collection

  mutating func open() { depth += 1 }

  mutating func opened(
    at counts: DataSourceCounts, in surroundings: [ElementKey: UICollectionViewLayoutAttributes]
  ) { (batch.counts, batch.surroundings) = (counts, surroundings) }

  mutating func collect(_ change: (inout UpdateOperations) -> Void) { change(&batch.operations) }

  mutating func collectReconfiguring(_ indexPaths: [IndexPath]) { batch.reconfigured += indexPaths }

  mutating func collect(_ completion: @escaping (Bool) -> Void) { batch.completions.append(completion) }

  mutating func close() -> Batch? {
    depth -= 1
    guard depth == 0 else { return nil }
    defer { batch = Batch() }
    return batch
  }

  // MARK: Pending changes

  mutating func wait(_ change: @escaping () -> Void) { waitingChanges.append(change) }

  mutating func wait(_ step: UpdateSequence.Step) { waitingSteps.append(step) }

  mutating func waitFirst(_ step: UpdateSequence.Step) { waitingSteps.insert(step, at: 0) }

  mutating func drainSteps() -> [UpdateSequence.Step] {
    defer { waitingSteps = [] }
    return waitingSteps
  }

  mutating func dequeueChange() -> (() -> Void)? {
    waitingChanges.isEmpty ? nil : waitingChanges.removeFirst()
  }

  // MARK: Batch presentation

  mutating func invalidationBegins() { isInvalidatingLayout = true }

  mutating func offsetIsKnown() { isInvalidatingLayout = false }

  mutating func layoutIsAsked(with defaults: UpdateDefaults?) { self.defaults = defaults }

  mutating func layoutWasAsked() { defaults = nil }
}

extension UICollectionView {
  /// Makes a change after all pending changes, even if the change needn't wait.
  func whenElementsRest(_ change: @escaping () -> Void) {
    if updates.mustWait { return updates.wait(change) }
    makeWaitingChanges()
    change()
  }

  /// Makes the pending changes and those requested in the process. After 100 in a row, raises the exception
  /// for endless layout loops.
  func makeWaitingChanges() {
    guard updates.isNextDue else { return }
    let isOutermost = updates.changesBegin()
    defer { if isOutermost { updates.changesEnd() } }
    while updates.isNextDue {
      guard updates.changeBegins(limit: Self.maximumPasses) else { return giveUpChanges() }
      // While the item moves back, the data source isn't queried, because the calls are still pending.
      if updates.isDataAhead { cancelInteractiveMovement() }
      let steps = updates.drainSteps()
      if steps.isEmpty { updates.dequeueChange()?() } else { apply(steps) }
    }
  }

  /// Raises the exception. If this doesn't stop the program, shows the current data at once. The view then
  /// waits for another layout pass, because the same code would restart the loop.
  private func giveUpChanges() {
    raiseStuck()
    guard pass.hasRun else { return }
    reload()
    bringElementsUpToDate()
    if updates.isDataAhead { adoptNewData() }
    needsLayout = false
  }
}
