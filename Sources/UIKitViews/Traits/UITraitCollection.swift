import Foundation

/// The layout direction of the interface. If every trait collection leaves it `unspecified`, it is left to
/// right.
public nonisolated enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Leaves the direction to other trait collections.
  case unspecified = -1
  /// The leading edge is on the left for `leftToRight`, and on the right for `rightToLeft`.
  case leftToRight, rightToLeft
}

/// Light or dark appearance. If every trait collection leaves it `unspecified`, it is light.
public nonisolated enum UIUserInterfaceStyle: Int, Sendable {
  /// The styles. `unspecified` leaves the style to other trait collections.
  case unspecified, light, dark
}

/// An immutable description of a view's environment: appearance, text size, available space, and other values
/// that views pass on to their subviews.
open nonisolated class UITraitCollection: NSObject, @unchecked Sendable {
  let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// The light or dark appearance, which selects the variant of a dynamic color.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The layout direction of views without a `semanticContentAttribute`.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The display scale, in pixels per point.
  open var displayScale: CGFloat { values.displayScale }
  /// The preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// The horizontal size class. A window's class depends on its size: see `UIWindow`.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class. A window's class depends on its size: see `UIWindow`.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The kind of device. Screens of 600 points or more are pads, smaller ones are phones.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// The user's contrast preference.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// The user's bold text preference.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// The interface level: the main interface, or an interface in front of it.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }

  /// The kind of list around the view, which cells also find in their ``UICellConfigurationState``.
  open var listEnvironment: UIListEnvironment { values.listEnvironment }

  /// The value of any trait, including traits that apps define.
  public final subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  // MARK: Creating trait collections

  /// Creates a collection with all traits unspecified.
  public override convenience init() { self.init(TraitValues()) }
  /// Creates a collection with the traits that the closure sets. The others stay unspecified.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitValues().changed(by: mutations))
  }
  /// Creates a collection with only this trait specified.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(mutations: { $0.userInterfaceStyle = userInterfaceStyle })
  }
  /// Creates a collection with only this trait specified.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(mutations: { $0.layoutDirection = layoutDirection })
  }
  /// Creates a collection with only this trait specified. A scale of 0 leaves it unspecified, too.
  public convenience init(displayScale: CGFloat) { self.init(mutations: { $0.displayScale = displayScale }) }
  /// Creates a collection with only this trait specified.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(mutations: { $0.preferredContentSizeCategory = preferredContentSizeCategory })
  }
  /// Creates a collection with only this trait specified.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(mutations: { $0.horizontalSizeClass = horizontalSizeClass })
  }
  /// Creates a collection with only this trait specified.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(mutations: { $0.verticalSizeClass = verticalSizeClass })
  }
  /// Creates a collection with only this trait specified.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(mutations: { $0.userInterfaceIdiom = userInterfaceIdiom })
  }
  /// Creates a collection with only this trait specified.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(mutations: { $0.accessibilityContrast = accessibilityContrast })
  }
  /// Creates a collection with only this trait specified.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(mutations: { $0.legibilityWeight = legibilityWeight })
  }
  /// Creates a collection with only this trait specified.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(mutations: { $0.userInterfaceLevel = userInterfaceLevel })
  }

  /// Creates a collection by merging others. Specified traits of later collections win.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(TraitValues()) { $1.values.over($0) })
  }

  /// Returns a copy of the traits with changes.
  public final func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values.changed(by: mutations))
  }

  /// Returns a copy of the traits with one value replaced.
  public final func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection { modifyingTraits { $0[trait] = value } }

  // MARK: Comparing

  /// Returns `true` if every trait that `trait` specifies has the same value here.
  @discardableResult
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait?.values.isContained(in: values) ?? true
  }

  /// Returns the traits whose values differ, system traits first. With `nil`, returns all traits specified
  /// here.
  public final func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    values.traits(differingFrom: traitCollection?.values ?? .unspecified)
  }

  /// Returns `true` if the collections differ in a trait that dynamic colors depend on.
  @discardableResult
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    let other = traitCollection?.values ?? .unspecified
    return Self.systemTraitsAffectingColorAppearance.contains { values.differ(from: other, in: $0) }
  }

  /// The system traits that dynamic colors depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self]
  }

  @discardableResult
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return values == other.values
  }

  open override var hash: Int { values.hashValue }
}

nonisolated extension TraitValues {
  fileprivate func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = MutableTraits(values: self)
    mutations(&traits)
    return (traits as? MutableTraits)?.values ?? self
  }
}
