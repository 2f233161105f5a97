import Foundation

/// The updates of a collection view that are not shown yet: the batch that is being collected, what waits behind the exchange of views,
/// and the batch that the layout is being told of.
///
/// Whoever exchanges the views on screen says so before and after it. Changes that are asked for in between, for example by a delegate
/// that is told of a cell, wait until the views match the layout again. Calls inside the closure of a batch belong to that batch
/// instead.
struct UpdatesInFlight {
  /// What the calls inside the closures of one outermost `performBatchUpdates` have asked for.
  struct Batch {
    fileprivate(set) var operations = UpdateOperations()
    /// By their paths before the batch.
    fileprivate(set) var reconfigured: [IndexPath] = []
    fileprivate(set) var completions: [(Bool) -> Void] = []
    /// The counts when the batch was opened. Nil before the first layout pass.
    fileprivate(set) var counts: DataSourceCounts?
    /// The attributes around the view when the batch was opened.
    fileprivate(set) var surroundings: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  }

  /// Whether views on screen are being exchanged.
  private(set) var areViewsExchanged = false
  /// Whether another change is about to be made.
  private var isNextDeferred = false

  /// The number of questions for counts that the data source has not answered.
  private var openCounts = 0
  /// The updates that the data source made while it was asked for its counts.
  private var uncountedSteps: [UpdateSequence.Step] = []

  /// The number of changes that have been made in a row, each because of the one before. Nil while none is being made.
  private var changesInRow: Int?
  /// `true` after so many changes in a row that there is no end of them, until the code that makes them has returned.
  private(set) var isStuck = false

  private var batch = Batch()
  private var depth = 0

  /// Single calls and batches that wait. The data source has made their changes already, each before the next.
  private(set) var waitingSteps: [UpdateSequence.Step] = []
  /// Changes that are made only when their turn comes.
  private var waitingChanges: [() -> Void] = []

  /// True from the invalidation by a batch until the layout has returned the offset after it.
  private(set) var isInvalidatingLayout = false
  /// The default starts and ends of views, while a batch asks the layout for its own.
  private(set) var defaults: UpdateDefaults?

  /// Whether the closure of a batch runs.
  var isCollecting: Bool { depth > 0 }

  /// Whether a change of the data has to wait.
  var mustWait: Bool { !isCollecting && (areViewsExchanged || isNextDeferred || isCounting) }

  /// `true` while the data source is asked for its counts.
  var isCounting: Bool { openCounts > 0 }

  /// Whether the data source is ahead of what is shown. It cannot be asked for views by the layout's paths then.
  var isDataAhead: Bool { !waitingSteps.isEmpty }

  /// Whether it is the turn of a change that has waited.
  var isNextDue: Bool { !isStuck && !isCollecting && !mustWait && (isDataAhead || !waitingChanges.isEmpty) }

  // MARK: The exchange of views

  mutating func exchangeBegins() { areViewsExchanged = true }

  mutating func exchangeEnds() { areViewsExchanged = false }

  /// From now on changes wait, until ``releaseNext()``.
  mutating func deferNext() { isNextDeferred = true }

  mutating func releaseNext() { isNextDeferred = false }

  // MARK: Changes in a row

  /// Returns `true` for the outermost beginning, which has to be ended.
  mutating func changesBegin() -> Bool {
    guard changesInRow == nil else { return false }
    changesInRow = 0
    return true
  }

  /// Returns `false` if there have been as many changes in a row as `limit` allows. Then those that wait are not made.
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

  /// Returns the updates that the data source made meanwhile, once its outermost answer is there.
  mutating func countingEnds() -> [UpdateSequence.Step] {
    openCounts -= 1
    guard openCounts == 0 else { return [] }
    defer { uncountedSteps = [] }
    return uncountedSteps
  }

  /// Adds a step whose counts the data source has yet to answer.
  mutating func waitForCounts(_ step: UpdateSequence.Step) { uncountedSteps.append(step) }

  // MARK: The batch that is being collected

  /// Opens a batch, or one inside the open one.
  mutating func open() { depth += 1 }

  /// The outermost batch counts from what was there before its closure.
  mutating func opened(
    at counts: DataSourceCounts, in surroundings: [ElementKey: UICollectionViewLayoutAttributes]
  ) { (batch.counts, batch.surroundings) = (counts, surroundings) }

  mutating func collect(_ change: (inout UpdateOperations) -> Void) { change(&batch.operations) }

  mutating func collectReconfiguring(_ indexPaths: [IndexPath]) { batch.reconfigured += indexPaths }

  mutating func collect(_ completion: @escaping (Bool) -> Void) { batch.completions.append(completion) }

  /// Closes a batch. Returns what was collected when the outermost one ends.
  mutating func close() -> Batch? {
    depth -= 1
    guard depth == 0 else { return nil }
    defer { batch = Batch() }
    return batch
  }

  // MARK: What waits

  mutating func wait(_ change: @escaping () -> Void) { waitingChanges.append(change) }

  mutating func wait(_ step: UpdateSequence.Step) { waitingSteps.append(step) }

  /// As ``wait(_:)``, before what waits already.
  mutating func waitFirst(_ step: UpdateSequence.Step) { waitingSteps.insert(step, at: 0) }

  mutating func drainSteps() -> [UpdateSequence.Step] {
    defer { waitingSteps = [] }
    return waitingSteps
  }

  mutating func dequeueChange() -> (() -> Void)? {
    waitingChanges.isEmpty ? nil : waitingChanges.removeFirst()
  }

  // MARK: The batch that is shown

  mutating func invalidationBegins() { isInvalidatingLayout = true }

  mutating func offsetIsKnown() { isInvalidatingLayout = false }

  /// - Parameter defaults: Nil if the layout is not told of an update.
  mutating func layoutIsAsked(with defaults: UpdateDefaults?) { self.defaults = defaults }

  mutating func layoutWasAsked() { defaults = nil }
}

extension UICollectionView {
  /// Makes a change of the data at once or, while views come and go, after that. Either way what was asked for before comes before it.
  func whenElementsRest(_ change: @escaping () -> Void) {
    if updates.mustWait { return updates.wait(change) }
    makeWaitingChanges()
    change()
  }

  /// Makes the changes that wait, and those that are asked for meanwhile. After 100 in a row, raises the exception of endless layout loops.
  func makeWaitingChanges() {
    guard updates.isNextDue else { return }
    let isOutermost = updates.changesBegin()
    defer { if isOutermost { updates.changesEnd() } }
    while updates.isNextDue {
      guard updates.changeBegins(limit: Self.maximumPasses) else { return giveUpChanges() }
      // While the item moves back, nothing is asked of the data source: the calls still wait.
      if updates.isDataAhead { cancelInteractiveMovement() }
      let steps = updates.drainSteps()
      if steps.isEmpty { updates.dequeueChange()?() } else { apply(steps) }
    }
  }

  /// If raising the exception does not stop the program, shows the present data at once. The view then waits for another layout pass,
  /// because the same code would start the loop again.
  private func giveUpChanges() {
    raiseStuck()
    guard pass.hasRun else { return }
    reload()
    bringElementsUpToDate()
    if updates.isDataAhead { adoptNewData() }
    needsLayout = false
  }
}
