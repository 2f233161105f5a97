#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// How layers that no view has animate what is set on them: for how long, by what curve, or not at all.
///
/// Such a layer animates by itself, once a transaction has ended since it came into a visible window:
///
/// ```swift
/// CATransaction.begin()
/// CATransaction.setAnimationDuration(1)
/// CATransaction.setCompletionBlock { dot.removeFromSuperlayer() }
/// dot.position = target
/// CATransaction.commit()
/// ```
///
/// There is always a transaction: outside of all that were begun, the implicit one, which ends with the frame, after the
/// layout. What is set on a transaction counts until it ends, for those within it too where they say nothing themselves.
///
/// A view's layer animates within animation blocks only, and by these; where actions are disabled it does not.
/// `UIView.performWithoutAnimation(_:)` is about views' layers and leaves the others alone.
@preconcurrency @MainActor open class CATransaction: NSObject {
  nonisolated deinit {}

  private static var implicit = TransactionLevel()
  /// Those that were begun, the innermost last.
  private static var nested: [TransactionLevel] = []
  private static var isFlushing = false
  /// How many implicit transactions have ended.
  private(set) static var number = 0

  private static var current: TransactionLevel { nested.last ?? implicit }

  // MARK: Course

  /// Begins a transaction within the present one.
  open class func begin() { nested.append(TransactionLevel()) }

  /// Ends the transaction begun last. Outside of all it ends the implicit one.
  open class func commit() {
    guard let level = nested.popLast() else { return flush() }
    level.end()
    if nested.isEmpty, isFlushing { flush() }
  }

  /// Lays out the visible windows and ends the implicit transaction: layers that came in it animate from now on. Within a
  /// transaction that was begun, this waits for its end.
  open class func flush() {
    isFlushing = !nested.isEmpty
    guard !isFlushing else { return }
    FrameClock.main.layOutWindows()
    endImplicit()
  }

  static func endImplicit() {
    number += 1
    let level = implicit
    implicit = TransactionLevel()
    level.end()
  }

  /// Does nothing: all of this is on the main actor.
  open class func lock() {}
  /// Does nothing: all of this is on the main actor.
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
  open class func animationDuration() -> TimeInterval { inherited(\.duration) ?? 0.25 }
  /// In seconds; 0 applies what is set at once.
  open class func setAnimationDuration(_ dur: TimeInterval) { current.duration = dur }

  /// Default nil: a quick start and a slow end.
  @discardableResult
  open class func animationTimingFunction() -> CAMediaTimingFunction? { inherited(\.timingFunction) ?? nil }
  /// Nil: a quick start and a slow end.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timingFunction = .some(function)
  }

  /// Whether what is set applies at once. Default false.
  @discardableResult
  open class func disableActions() -> Bool { inherited(\.disablesActions) ?? false }
  /// True: what is set applies at once, on views' layers within animation blocks too.
  open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

  /// The block that the transaction was given; nil where it was given none.
  @discardableResult
  open class func completionBlock() -> (() -> Void)? { current.completion?.block }

  /// Called when all animations are over, or have been removed, that are added in this transaction from now on, in those within
  /// it too; where there are none, as soon as the transaction ends or is given another block.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let last = current.completion
    current.completion = block.map(TransactionCompletion.init)
    last?.close()
  }

  /// One of the properties above by its name, or a value of the program's own.
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

  /// One of the properties above by its name, or a value of the program's own. A value of another type than the property's
  /// means its default.
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

  /// What a layer without a view changes by; nil where it changes at once.
  static func implicitRun() -> AnimationRun? {
    let duration = animationDuration()
    guard duration > 0 else { return nil }
    return current.run(
      by: AnimationTiming(animationTimingFunction()?.curve ?? .systemDefault, duration: duration))
  }

  /// Those who wait for what is added now wait for this run.
  static func didAddChange(of run: AnimationRun) {
    implicit.completion?.wait(for: run)
    for level in nested { level.completion?.wait(for: run) }
  }
}

/// The duration of implicit animations, in seconds.
public nonisolated let kCATransactionAnimationDuration = "animationDuration"
/// Whether what is set applies at once.
public nonisolated let kCATransactionDisableActions = "disableActions"
/// The curve of implicit animations.
public nonisolated let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// Called when the transaction's animations are over.
public nonisolated let kCATransactionCompletionBlock = "completionBlock"
#endif
