import Foundation

/// The settings with which layers without a view animate changes.
///
/// Such a layer animates by itself after the transaction in which it enters a visible window:
///
/// ```swift
/// CATransaction.begin()
/// CATransaction.setAnimationDuration(1)
/// CATransaction.setCompletionBlock { dot.removeFromSuperlayer() }
/// dot.position = target
/// CATransaction.commit()
/// ```
///
/// Nested transactions inherit settings. The outermost is the implicit one, which ends with the frame, after
/// the layout pass.
///
/// A view's layer animates only inside animation blocks, and not while actions are disabled.
@preconcurrency @MainActor open class CATransaction: NSObject {
  nonisolated deinit {}

  private static var implicit: TransactionLevel { FrameClock.main.transaction }
  private static var nested: [TransactionLevel] = []
  private static var isFlushing = false
  static var number: Int { implicit.number }

  private static var current: TransactionLevel { nested.last ?? implicit }

  // MARK: Lifecycle

  /// Begins a transaction nested in the current one.
  open class func begin() { nested.append(TransactionLevel()) }

  /// Ends the innermost transaction, or the implicit one.
  open class func commit() {
    guard let level = nested.popLast() else { return flush() }
    level.end()
    if nested.isEmpty, isFlushing { flush() }
  }

  /// Lays out the visible windows and ends the implicit transaction, so that new layers can animate. Nested
  /// transactions delay this until the outermost one ends.
  open class func flush() {
    isFlushing = !nested.isEmpty
    guard !isFlushing else { return }
    FrameClock.main.layOutWindows()
    endImplicit()
  }

  static func endImplicit() {
    let level = implicit
    FrameClock.main.transaction = TransactionLevel()
    level.end()
  }

  /// Does nothing.
  open class func lock() {}
  /// Does nothing.
  open class func unlock() {}

  // MARK: Properties

  private static func inherited<Value>(_ value: (TransactionLevel) -> Value?) -> Value? {
    for level in nested.reversed() {
      if let found = value(level) { return found }
    }
    return value(implicit)
  }

  /// Returns the duration of animations, in seconds. The default value is 0.25.
  @discardableResult
  open class func animationDuration() -> CFTimeInterval { inherited(\.duration) ?? 0.25 }
  /// Sets the duration, in seconds. With 0, changes apply immediately.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }

  /// Returns the timing function. The default value, `nil`, means a quick start and a slow end.
  @discardableResult
  open class func animationTimingFunction() -> CAMediaTimingFunction? { inherited(\.timingFunction) ?? nil }
  /// Sets the timing function, or `nil` for the default.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timingFunction = .some(function)
  }

  /// Returns `true` if changes apply immediately. The default value is `false`.
  @discardableResult
  open class func disableActions() -> Bool { inherited(\.disablesActions) ?? false }
  /// Disables animations if `flag` is `true`, even those of views' layers inside animation blocks.
  open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

  /// Returns the completion block, if any.
  @discardableResult
  open class func completionBlock() -> (() -> Void)? { current.completion?.block }

  /// Sets a block called when all later animations of this transaction and its nested transactions have
  /// ended. If there are none, the block is called when the transaction ends or gets another block.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let last = current.completion
    current.completion = block.map(TransactionCompletion.init)
    last?.close()
  }

  /// Returns a transaction property by its key, or a value of your own.
  @discardableResult
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: inherited { $0.values[key] }
    }
  }

  /// Sets a transaction property by its key, or a value of your own. A value of the wrong type restores the
  /// default.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      setAnimationDuration((anObject as? NSNumber)?.doubleValue ?? anObject as? Double ?? 0.25)
    case kCATransactionDisableActions:
      setDisableActions((anObject as? NSNumber)?.boolValue ?? anObject as? Bool ?? false)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: current.values[key] = anObject
    }
  }

  // MARK: Animations

  /// Returns the run for layers without a view, or `nil` if changes apply immediately.
  static func implicitRun() -> AnimationRun? {
    let duration = animationDuration()
    guard duration > 0 else { return nil }
    return current.run(
      by: AnimationTiming(animationTimingFunction()?.curve ?? .systemDefault, duration: duration))
  }

  static func didAddChange(of run: AnimationRun) {
    implicit.completion?.wait(for: run)
    for level in nested { level.completion?.wait(for: run) }
  }
}

/// The key for the duration, in seconds.
public nonisolated let kCATransactionAnimationDuration = "animationDuration"
/// The key for disabling actions.
public nonisolated let kCATransactionDisableActions = "disableActions"
/// The key for the curve.
public nonisolated let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key for the completion block.
public nonisolated let kCATransactionCompletionBlock = "completionBlock"

final class TransactionLevel {
  var duration: TimeInterval? { didSet { run = nil } }
  var timingFunction: CAMediaTimingFunction?? { didSet { run = nil } }
  var disablesActions: Bool?
  var completion: TransactionCompletion?
  var values: [String: Any] = [:]
  /// Later transactions have greater numbers.
  let number: Int

  private var run: (course: AnimationRun, time: TimeInterval)?

  private static var count = 0

  init() {
    Self.count += 1
    number = Self.count
  }

  nonisolated deinit {}

  func run(by timing: AnimationTiming) -> AnimationRun {
    let time = FrameClock.main.time
    if let run, run.time == time { return run.course }
    let course = AnimationRun(timing: timing, allowsUserInteraction: true)
    course.play()
    run = (course, time)
    return course
  }

  func end() { completion?.close() }
}

final class TransactionCompletion {
  let block: () -> Void
  private var runs: [Weak<AnimationRun>] = []
  private var waiting = 0
  private var isClosed = false

  init(_ block: @escaping () -> Void) { self.block = block }

  nonisolated deinit {}

  func wait(for run: AnimationRun) {
    guard !runs.contains(where: { $0.object === run }) else { return }
    runs.append(Weak(run))
    waiting += 1
    run.addCompletion { _ in
      self.waiting -= 1
      self.callWhenOver()
    }
  }

  func close() {
    isClosed = true
    callWhenOver()
  }

  private func callWhenOver() {
    if isClosed, waiting == 0 { block() }
  }
}
