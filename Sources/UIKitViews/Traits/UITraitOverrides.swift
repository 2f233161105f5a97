import Foundation

/// The traits set for an object and its descendants.
public nonisolated struct UITraitOverrides: UIMutableTraits {
  var values = TraitValues()

  /// The override for a trait. Without one, this is the trait's default value. For the effective value, read
  /// `traitCollection`.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Returns `true` if the trait is overridden.
  public func contains<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool { values.specifies(trait) }

  /// Removes an override, so that the trait is inherited again.
  public mutating func remove<Trait: UITraitDefinition>(_ trait: Trait.Type) { values.remove(trait) }
}
