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

/// An object with traits: a screen, a view, or a view controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The current traits.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits change.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

final class TraitState {
  var overrides = UITraitOverrides()
  /// Set by a parent controller.
  var fromParent: UITraitCollection?
  var smallestText: UIContentSizeCategory?
  var largestText: UIContentSizeCategory?
  var registrations: [TraitChangeRegistration] = []

  func applied(to inherited: TraitValues, style: UIUserInterfaceStyle) -> TraitValues {
    var values = fromParent?.values.over(inherited) ?? inherited
    if style != .unspecified { values.userInterfaceStyle = style }
    values = overrides.values.over(values)
    let text = values.preferredContentSizeCategory
    guard text.rank != nil else { return values }
    if let smallestText, smallestText.rank != nil, text < smallestText {
      values.preferredContentSizeCategory = smallestText
    }
    if let largestText, largestText.rank != nil, text > largestText {
      values.preferredContentSizeCategory = largestText
    }
    return values
  }
}

@MainActor protocol TraitOwner: AnyObject {
  var traitState: TraitState? { get set }
  var overrideUserInterfaceStyle: UIUserInterfaceStyle { get }
}

extension TraitOwner {
  var ownTraitState: TraitState {
    if let traitState { return traitState }
    let new = TraitState()
    traitState = new
    return new
  }

  /// Returns the traits with the overrides applied. Returns `present` if its values are still correct.
  func overridden(_ inherited: UITraitCollection, present: UITraitCollection?) -> UITraitCollection {
    let style = overrideUserInterfaceStyle
    guard style != .unspecified || traitState != nil else { return inherited }
    var values = inherited.values
    if let traitState {
      values = traitState.applied(to: values, style: style)
    } else {
      values.userInterfaceStyle = style
    }
    if values == inherited.values { return inherited }
    if let present, values == present.values { return present }
    return UITraitCollection(values)
  }

  func tellRegistrations(of traits: UITraitCollection, after previous: UITraitCollection) {
    for registration in traitState?.registrations ?? [] {
      registration.tell(self, of: traits.values, after: previous)
    }
  }
}
