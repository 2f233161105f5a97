import Foundation

/// A method to call later, with its name.
///
/// In Swift, pass the method itself:
///
/// ```text
/// UITapGestureRecognizer(target: self, action: Selector("tapped:", Album.tapped(_:)))
/// ```
///
/// `port-from-ios` writes this code for `#selector(tapped(_:))`. As on Apple's platforms, selectors with the
/// same name are equal.
public nonisolated struct Selector: Hashable, CustomStringConvertible, @unchecked Sendable {
  /// The name in Objective-C's spelling, for example `tapped:`.
  public let description: String
  private let method: (Any, [Any?]) -> Any?
  private let accepts: (Any) -> Bool

  /// Creates a selector for a method without arguments.
  public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
    self.init(name: name, for: Target.self) { target, _ in
      (target as? Target).map { method($0)() } ?? Self.unrecognized(name, target)
    }
  }

  /// Creates a selector for a method with one argument.
  public init<Target, Argument, Result>(_ name: String, _ method: @escaping (Target) -> (Argument) -> Result)
  {
    self.init(name: name, for: Target.self) { target, sent in
      (target as? Target).map { method($0)(Self.argument(0, of: sent, name)) }
        ?? Self.unrecognized(name, target)
    }
  }

  /// Creates a selector for a method with two arguments.
  public init<Target, First, Second, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second) -> Result
  ) {
    self.init(name: name, for: Target.self) { target, sent in
      (target as? Target).map {
        method($0)(Self.argument(0, of: sent, name), Self.argument(1, of: sent, name))
      }
        ?? Self.unrecognized(name, target)
    }
  }

  private init<Target>(
    name: String, for targetClass: Target.Type, method: @escaping (Any, [Any?]) -> Any?
  ) {
    description = name
    self.method = method
    accepts = { $0 is Target }
  }

  func isMethod(of target: Any) -> Bool { accepts(target) }

  public static func == (first: Self, second: Self) -> Bool { first.description == second.description }

  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// Calls the method. A target of another class raises the same exception as in UIKit. An argument of
  /// another type traps.
  @discardableResult func send(_ sent: Any?..., to target: Any) -> Any? { method(target, sent) }

  private static func argument<Argument>(_ index: Int, of sent: [Any?], _ name: String) -> Argument {
    let value: Any? = index < sent.count ? sent[index] : nil
    if let argument = value as? Argument { return argument }
    if let argument = (value as? Notification)?._bridgeToObjectiveC() as? Argument { return argument }
    preconditionFailure(
      "\(name) takes \(Argument.self), but was sent \(value.map { "\(type(of: $0))" } ?? "nil")")
  }

  private static func unrecognized(_ name: String, _ target: Any) -> Any? {
    UIKitException.raiseOnAnyThread(
      name: .invalidArgument, "-[\(type(of: target)) \(name)]: unrecognized selector sent to instance")
    return nil
  }
}
