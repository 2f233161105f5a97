import Foundation

/// The values of traits. As in UIKit, the values of apps' own traits aren't checked to be `Sendable`.
nonisolated struct TraitValues: Hashable, @unchecked Sendable {
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var displayScale: CGFloat = 0
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var listEnvironment = UIListEnvironment.unspecified
  var custom: [ObjectIdentifier: CustomTraitValue] = [:]

  static let unspecified = TraitValues()

  /// Returns these values, with unspecified traits taken from the base.
  func over(_ base: TraitValues) -> TraitValues {
    var merged = base
    func merge<Value: Equatable>(_ path: WritableKeyPath<TraitValues, Value>) {
      if self[keyPath: path] != Self.unspecified[keyPath: path] {
        merged[keyPath: path] = self[keyPath: path]
      }
    }
    merge(\.userInterfaceStyle)
    merge(\.layoutDirection)
    merge(\.displayScale)
    merge(\.preferredContentSizeCategory)
    merge(\.horizontalSizeClass)
    merge(\.verticalSizeClass)
    merge(\.userInterfaceIdiom)
    merge(\.accessibilityContrast)
    merge(\.legibilityWeight)
    merge(\.userInterfaceLevel)
    merge(\.listEnvironment)
    if !custom.isEmpty { merged.custom.merge(custom) { $1 } }
    return merged
  }

  /// Returns `true` if `other` has the same values for all specified traits.
  func isContained(in other: TraitValues) -> Bool { over(other) == other }

  // MARK: By type

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let path = Self.path(of: trait) { return self[keyPath: path] }
      return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
    }
    set {
      if let path = Self.path(of: trait) {
        self[keyPath: path] = newValue
      } else {
        custom[ObjectIdentifier(trait)] = CustomTraitValue(trait: trait, value: newValue)
      }
    }
  }

  func specifies<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.isSpecified(in: self) }
    return custom[ObjectIdentifier(trait)] != nil
  }

  mutating func remove<Trait: UITraitDefinition>(_ trait: Trait.Type) {
    if let system = trait as? any SystemTrait.Type { return system.remove(from: &self) }
    custom[ObjectIdentifier(trait)] = nil
  }

  func differ(from other: TraitValues, in trait: any UITraitDefinition.Type) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.differs(self, other) }
    let key = ObjectIdentifier(trait)
    func value<Trait: UITraitDefinition>(_ values: TraitValues, _ trait: Trait.Type) -> CustomTraitValue {
      values.custom[key] ?? CustomTraitValue(trait: trait, value: trait.defaultValue)
    }
    return value(self, trait) != value(other, trait)
  }

  /// Returns the traits that differ: system traits first, then app-defined traits, sorted by identifier.
  func traits(differingFrom other: TraitValues) -> [UITrait] {
    let own = custom.merging(other.custom) { mine, _ in mine }.values.map(\.trait)
    let all = SystemTraits.all + own.sorted { $0.identifier < $1.identifier }
    return all.filter { differ(from: other, in: $0) }
  }

  private static func path<Trait: UITraitDefinition>(
    of trait: Trait.Type
  ) -> WritableKeyPath<TraitValues, Trait.Value>? {
    (trait as? any SystemTrait.Type)?.anyPath as? WritableKeyPath<TraitValues, Trait.Value>
  }
}

nonisolated struct CustomTraitValue: Hashable {
  let trait: UITrait
  let value: Any

  /// Values that can't be compared are equal if they're the same object.
  static func == (first: Self, second: Self) -> Bool {
    if let equatable = first.value as? any Equatable { return equal(equatable, second.value) }
    guard type(of: first.value) is AnyClass else { return false }
    return first.value as AnyObject === second.value as AnyObject
  }

  private static func equal<Value: Equatable>(_ one: Value, _ other: Any) -> Bool { one == other as? Value }

  func hash(into hasher: inout Hasher) {}
}
