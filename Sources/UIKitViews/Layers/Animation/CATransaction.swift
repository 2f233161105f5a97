import Foundation

/// A transaction, which controls how layers without a view animate changes: the duration, the curve, and
/// whether to animate at all.
///
/// Such a layer animates changes by itself, starting at the end of the transaction in which it enters a
/// visible window:
///
/// ```swift
/// CATransaction.begin()
/// CATransaction.setAnimationDuration(1)
/// CATransaction.setCompletionBlock { dot.removeFromSuperlayer() }
/// dot.position = target
/// CATransaction.commit()
/// ```
///
/// There is always a transaction. Outside of nested transactions, it's the implicit one, which ends with the
/// frame, after the layout pass. The settings of a transaction apply until it ends. Nested transactions
/// inherit them.
///
/// A view's layer animates only inside animation blocks, with their settings, and not while actions are
/// disabled. `UIView.performWithoutAnimation(_:)` applies to views' layers and doesn't affect others.
@preconcurrency @MainActor open class CATransaction: NSObject {
  nonisolated deinit {}

  /// The implicit transaction of the clock whose frame ends it.
  private static var implicit: TransactionLevel { FrameClock.main.transaction }
  /// The nested transactions, the innermost last.
  private static var nested: [TransactionLevel] = []
  private static var isFlushing = false
  /// The number of the implicit transaction. Later transactions have higher numbers.
  static var number: Int { implicit.number }

  private static var current: TransactionLevel { nested.last ?? implicit }

  // MARK: Lifecycle

  /// Begins a transaction nested in the current one.
  open class func begin() { nested.append(TransactionLevel()) }

  /// Ends the innermost nested transaction, or the implicit one if there is none.
  open class func commit() {
    guard let level = nested.popLast() else { return flush() }
    level.end()
    if nested.isEmpty, isFlushing { flush() }
  }

  /// Lays out the visible windows and ends the implicit transaction.
  ///
  /// Layers added in the transaction can animate afterward. Inside a nested transaction, this method waits
  /// for the end of the outermost one.
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

  /// Does nothing, because transactions are confined to the main actor.
  open class func lock() {}
  /// Does nothing, because transactions are confined to the main actor.
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
  /// Sets the duration of animations, in seconds. With a duration of 0, changes apply immediately.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }

  /// Returns the timing function of animations. The default value is `nil`, for a quick start and a slow end.
  @discardableResult
  open class func animationTimingFunction() -> CAMediaTimingFunction? { inherited(\.timingFunction) ?? nil }
  /// Sets the timing function of animations. Pass `nil` for a quick start and a slow end.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timingFunction = .some(function)
  }

  /// Returns `true` if changes apply immediately. The default value is `false`.
  @discardableResult
  open class func disableActions() -> Bool { inherited(\.disablesActions) ?? false }
  /// Enables or disables actions. If they're disabled, changes apply immediately, even in views' layers
  /// inside animation blocks.
  open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

  /// Returns the transaction's completion block, or `nil` if it has none.
  @discardableResult
  open class func completionBlock() -> (() -> Void)? { current.completion?.block }

  /// Sets a block called when all later animations of this transaction and its nested transactions have ended
  /// or been removed.
  ///
  /// Without any such animation, the block is called when the transaction ends or gets another block.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let last = current.completion
    current.completion = block.map(TransactionCompletion.init)
    last?.close()
  }

  /// Returns the value of one of the properties above by its name, or a value of the app's own.
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

  /// Sets one of the properties above by its name, or a value of the app's own. A value of the wrong type
  /// restores the property's default.
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

  /// Returns the run for a change of a layer without a view, or `nil` if the change applies immediately.
  static func implicitRun() -> AnimationRun? {
    let duration = animationDuration()
    guard duration > 0 else { return nil }
    return current.run(
      by: AnimationTiming(animationTimingFunction()?.curve ?? .systemDefault, duration: duration))
  }

  /// Makes the current completion blocks wait for the run.
  static func didAddChange(of run: AnimationRun) {
    implicit.completion?.wait(for: run)
    for level in nested { level.completion?.wait(for: run) }
  }
}

/// The key for the duration of implicit animations, in seconds.
public nonisolated let kCATransactionAnimationDuration = "animationDuration"
/// The key for disabling actions, so that changes apply immediately.
public nonisolated let kCATransactionDisableActions = "disableActions"
/// The key for the curve of implicit animations.
public nonisolated let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key for the block called when the transaction's animations have ended.
public nonisolated let kCATransactionCompletionBlock = "completionBlock"
