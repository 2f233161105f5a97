import Foundation

/// The traits that a view or controller sets for itself and its descendants.
public nonisolated struct UITraitOverrides: UIMutableTraits {
  var values = TraitValues()

  /// The override for a trait, or the trait's default value if there's no override.
  ///
  /// For the trait's effective value, read `traitCollection`.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Returns `true` if the trait is overridden here.
  public func contains<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool { values.specifies(trait) }

  /// Removes the override of a trait, so that the trait is inherited again.
  public mutating func remove<Trait: UITraitDefinition>(_ trait: Trait.Type) { values.remove(trait) }
}
