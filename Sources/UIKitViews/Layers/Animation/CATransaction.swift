import Foundation

/// Controls how layers without a view animate changes: for how long, with what curve, or not at all.
///
/// Such a layer animates changes by itself, from the end of the transaction in which it came into a visible window:
///
/// ```swift
/// CATransaction.begin()
/// CATransaction.setAnimationDuration(1)
/// CATransaction.setCompletionBlock { dot.removeFromSuperlayer() }
/// dot.position = target
/// CATransaction.commit()
/// ```
///
/// There is always a transaction. Outside of nested ones it is the implicit one, which ends with the frame, after the
/// layout. The settings of a transaction apply until it ends. Nested transactions inherit them.
///
/// A view's layer animates only inside animation blocks, and as they say. Where actions are disabled, it does not.
/// `UIView.performWithoutAnimation(_:)` applies to views' layers and does not affect the others.
@preconcurrency @MainActor open class CATransaction: NSObject {
  nonisolated deinit {}

  /// Of the clock, whose frame ends it.
  private static var implicit: TransactionLevel { FrameClock.main.transaction }
  /// The nested transactions, the innermost last.
  private static var nested: [TransactionLevel] = []
  private static var isFlushing = false
  /// The number of the implicit transaction. A later one has a greater number.
  static var number: Int { implicit.number }

  private static var current: TransactionLevel { nested.last ?? implicit }

  // MARK: Course

  /// Begins a transaction inside the current one.
  open class func begin() { nested.append(TransactionLevel()) }

  /// Ends the innermost transaction. Outside of nested ones, it ends the implicit one.
  open class func commit() {
    guard let level = nested.popLast() else { return flush() }
    level.end()
    if nested.isEmpty, isFlushing { flush() }
  }

  /// Lays out the visible windows and ends the implicit transaction. Layers that were added in it animate from
  /// now on. Inside a nested transaction, this waits for the end of the outermost one.
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

  /// Does nothing: transactions are confined to the main actor.
  open class func lock() {}
  /// Does nothing: transactions are confined to the main actor.
  open class func unlock() {}

  // MARK: Properties

  private static func inherited<Value>(_ value: (TransactionLevel) -> Value?) -> Value? {
    for level in nested.reversed() {
      if let found = value(level) { return found }
    }
    return value(implicit)
  }

  /// In seconds. Default 0.25.
  @discardableResult
  open class func animationDuration() -> CFTimeInterval { inherited(\.duration) ?? 0.25 }
  /// In seconds. With 0, changes apply at once.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }

  /// Default nil: a quick start and a slow end.
  @discardableResult
  open class func animationTimingFunction() -> CAMediaTimingFunction? { inherited(\.timingFunction) ?? nil }
  /// Nil: a quick start and a slow end.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timingFunction = .some(function)
  }

  /// Whether changes apply at once. Default false.
  @discardableResult
  open class func disableActions() -> Bool { inherited(\.disablesActions) ?? false }
  /// With true, changes apply at once, even for views' layers inside animation blocks.
  open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

  /// The transaction's completion block. Nil if none was set.
  @discardableResult
  open class func completionBlock() -> (() -> Void)? { current.completion?.block }

  /// Sets a block that is called when all animations have ended or been removed that are added from now on in
  /// this transaction or one nested in it. Without any such animation, it is called when the transaction ends
  /// or gets another block.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let last = current.completion
    current.completion = block.map(TransactionCompletion.init)
    last?.close()
  }

  /// The value of one of the properties above by its name, or a value of the app's own.
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

  /// Sets one of the properties above by its name, or a value of the app's own. A value of another type than
  /// the property's restores its default.
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

  /// The run for a change of a layer without a view. Nil if the change applies at once.
  static func implicitRun() -> AnimationRun? {
    let duration = animationDuration()
    guard duration > 0 else { return nil }
    return current.run(
      by: AnimationTiming(animationTimingFunction()?.curve ?? .systemDefault, duration: duration))
  }

  /// Adds the run to what the current completion blocks wait for.
  static func didAddChange(of run: AnimationRun) {
    implicit.completion?.wait(for: run)
    for level in nested { level.completion?.wait(for: run) }
  }
}

/// The duration of implicit animations, in seconds.
public nonisolated let kCATransactionAnimationDuration = "animationDuration"
/// Whether changes apply at once.
public nonisolated let kCATransactionDisableActions = "disableActions"
/// The curve of implicit animations.
public nonisolated let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// Called when the transaction's animations have ended.
public nonisolated let kCATransactionCompletionBlock = "completionBlock"
