import Foundation

/// The direction in which the interface reads. Where every collection leaves it `unspecified`, it is left to
/// right.
public nonisolated enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Leaves the direction to other collections.
  case unspecified = -1
  /// `leftToRight`: the leading side is the left one. `rightToLeft`: it is the right one.
  case leftToRight, rightToLeft
}

/// Light or dark appearance. Where every collection leaves it `unspecified`, it is light.
public nonisolated enum UIUserInterfaceStyle: Int, Sendable {
  /// `unspecified` leaves the style to other collections.
  case unspecified, light, dark
}

/// The environment that a view is shown in: light or dark, the text size, the room that there is, and whatever else
/// views hand down to their subviews. Immutable.
open nonisolated class UITraitCollection: NSObject, @unchecked Sendable {
  let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Decides which variant of a dynamic colour is used.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The direction of views without a `semanticContentAttribute`.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Pixels per point.
  open var displayScale: CGFloat { values.displayScale }
  /// The text size.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// How much room there is across. Windows have one by their size: see `UIWindow`.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// How much room there is down. Windows have one by their size: see `UIWindow`.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The kind of device. Screens are pads from 600 points on, else phones.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Whether the user wants more contrast.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Whether the user wants bolder text.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// Whether the interface lies over another one.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }

  /// The kind of list around the view. Cells have it in their ``UICellConfigurationState``.
  open var listEnvironment: UIListEnvironment { values.listEnvironment }

  /// The value of any trait, also of those that apps define.
  public final subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  // MARK: Making

  /// Leaves all traits unspecified.
  public override convenience init() { self.init(TraitValues()) }
  /// Sets traits. The others stay unspecified.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitValues().changed(by: mutations))
  }
  /// Leaves the other traits unspecified.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(mutations: { $0.userInterfaceStyle = userInterfaceStyle })
  }
  /// Leaves the other traits unspecified.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(mutations: { $0.layoutDirection = layoutDirection })
  }
  /// Leaves the other traits unspecified; 0 leaves this one unspecified, too.
  public convenience init(displayScale: CGFloat) { self.init(mutations: { $0.displayScale = displayScale }) }
  /// Leaves the other traits unspecified.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(mutations: { $0.preferredContentSizeCategory = preferredContentSizeCategory })
  }
  /// Leaves the other traits unspecified.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(mutations: { $0.horizontalSizeClass = horizontalSizeClass })
  }
  /// Leaves the other traits unspecified.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(mutations: { $0.verticalSizeClass = verticalSizeClass })
  }
  /// Leaves the other traits unspecified.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(mutations: { $0.userInterfaceIdiom = userInterfaceIdiom })
  }
  /// Leaves the other traits unspecified.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(mutations: { $0.accessibilityContrast = accessibilityContrast })
  }
  /// Leaves the other traits unspecified.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(mutations: { $0.legibilityWeight = legibilityWeight })
  }
  /// Leaves the other traits unspecified.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(mutations: { $0.userInterfaceLevel = userInterfaceLevel })
  }

  /// Merges the collections. The specified traits of later ones win.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(TraitValues()) { $1.values.over($0) })
  }

  /// The same traits with changes.
  public final func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values.changed(by: mutations))
  }

  /// The same traits with another value of one.
  public final func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection { modifyingTraits { $0[trait] = value } }

  // MARK: Comparing

  /// Whether every trait that `trait` specifies has the same value here.
  @discardableResult
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait?.values.isContained(in: values) ?? true
  }

  /// The traits whose values differ, the system's first. Against nil, all that are specified here.
  public final func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    values.traits(differingFrom: traitCollection?.values ?? .unspecified)
  }

  /// Whether the two differ in a trait that dynamic colours depend on.
  @discardableResult
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    let other = traitCollection?.values ?? .unspecified
    return Self.systemTraitsAffectingColorAppearance.contains { values.differ(from: other, in: $0) }
  }

  /// The system's traits that dynamic colours depend on.
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
