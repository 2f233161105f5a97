import Foundation

/// A token for ending a registration.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object that reports changes of its traits, such as a view or a view controller.
@preconcurrency @MainActor public protocol UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// A closure that receives the object and its previous traits.
  public typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  /// Calls the handler after each change of any of the traits, until this object is deallocated or
  /// unregistered.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    register(traits) { environment, previous in
      if let environment = environment as? Self { handler(environment, previous) }
    }
  }

  /// Calls the handler after each change. The handler needs explicit parameter types: `{ (self: Self,
  /// previous: UITraitCollection) in … }`.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    register(traits) { environment, previous in
      if let environment = environment as? TraitEnvironment { handler(environment, previous) }
    }
  }

  /// Calls the target's method after each change. The method can take the view or controller as a parameter,
  /// and its previous traits as another. The target isn't retained.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = Weak(target as AnyObject)
    return register(traits) { environment, previous in
      if let target = target.object { action.send(environment, previous, to: target) }
    }
  }

  /// Calls this object's method after each change.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration
  {
    register(traits) { environment, previous in action.send(environment, previous, to: environment) }
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitOwner)?.traitState?.registrations.removeAll { $0 === registration }
  }

  private func register(
    _ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits, handler)
    (self as? any TraitOwner)?.ownTraitState.registrations.append(registration)
    return registration
  }
}

final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (AnyObject, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void) {
    (self.traits, self.handler) = (traits, handler)
  }

  nonisolated deinit {}

  func tell(_ environment: AnyObject, of values: TraitValues, after previous: UITraitCollection) {
    guard traits.contains(where: { values.differ(from: previous.values, in: $0) }) else { return }
    handler(environment, previous)
  }
}
