import Foundation

/// The traits that a view or controller sets for itself and what is inside it.
public nonisolated struct UITraitOverrides: UIMutableTraits {
  var values = TraitValues()

  /// The value that was set. Where none was, the trait's default. To ask what applies, ask the
  /// `traitCollection`.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Whether the trait is set here.
  public func contains<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool { values.specifies(trait) }

  /// Lets the trait be inherited again.
  public mutating func remove<Trait: UITraitDefinition>(_ trait: Trait.Type) { values.remove(trait) }
}
