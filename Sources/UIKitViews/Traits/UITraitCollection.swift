import Foundation

/// The layout direction, by default left to right.
public nonisolated enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Leaves the direction to other trait collections.
  case unspecified = -1
  /// With `leftToRight`, the leading edge is on the left.
  case leftToRight, rightToLeft
}

/// Light or dark appearance, by default light.
public nonisolated enum UIUserInterfaceStyle: Int, Sendable {
  /// `unspecified` leaves the style to other trait collections.
  case unspecified, light, dark
}

/// A view's environment, which the view passes on to its subviews.
open nonisolated class UITraitCollection: NSObject, @unchecked Sendable {
  let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// The light or dark appearance, which selects the variant of a dynamic color.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The direction of views without a `semanticContentAttribute`.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The display scale, in pixels per point.
  open var displayScale: CGFloat { values.displayScale }
  /// The text size.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// The horizontal size class. A window's depends on its size: see `UIWindow`.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class. A window's depends on its size: see `UIWindow`.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The kind of device. A screen of at least 600 × 600 points is a pad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// The contrast preference.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// The bold text preference.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// The interface level.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }

  /// The kind of list around the view, also in the ``UICellConfigurationState``.
  open var listEnvironment: UIListEnvironment { values.listEnvironment }

  /// The value of any trait.
  public final subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  // MARK: Creating trait collections

  /// Creates a collection that specifies no traits.
  public override convenience init() { self.init(TraitValues()) }
  /// Creates a collection that specifies only the traits that the closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitValues().changed(by: mutations))
  }
  /// Creates a collection with only this trait.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(mutations: { $0.userInterfaceStyle = userInterfaceStyle })
  }
  /// Creates a collection with only this trait.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(mutations: { $0.layoutDirection = layoutDirection })
  }
  /// Creates a collection with only this trait. A scale of 0 leaves it unspecified.
  public convenience init(displayScale: CGFloat) { self.init(mutations: { $0.displayScale = displayScale }) }
  /// Creates a collection with only this trait.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(mutations: { $0.preferredContentSizeCategory = preferredContentSizeCategory })
  }
  /// Creates a collection with only this trait.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(mutations: { $0.horizontalSizeClass = horizontalSizeClass })
  }
  /// Creates a collection with only this trait.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(mutations: { $0.verticalSizeClass = verticalSizeClass })
  }
  /// Creates a collection with only this trait.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(mutations: { $0.userInterfaceIdiom = userInterfaceIdiom })
  }
  /// Creates a collection with only this trait.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(mutations: { $0.accessibilityContrast = accessibilityContrast })
  }
  /// Creates a collection with only this trait.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(mutations: { $0.legibilityWeight = legibilityWeight })
  }
  /// Creates a collection with only this trait.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(mutations: { $0.userInterfaceLevel = userInterfaceLevel })
  }

  /// Merges collections. If several specify a trait, the last one applies.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(TraitValues()) { $1.values.over($0) })
  }

  /// Returns a changed copy.
  public final func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values.changed(by: mutations))
  }

  /// Returns a copy with one value replaced.
  public final func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection { modifyingTraits { $0[trait] = value } }

  // MARK: Comparing

  /// Returns `true` if traits specified in `trait` have the same values here.
  @discardableResult
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait?.values.isContained(in: values) ?? true
  }

  /// Returns the traits that differ, system traits first. With `nil`, returns all traits specified here.
  public final func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    values.traits(differingFrom: traitCollection?.values ?? .unspecified)
  }

  /// Returns `true` if dynamic colors can differ between the traits.
  @discardableResult
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    let other = traitCollection?.values ?? .unspecified
    return Self.systemTraitsAffectingColorAppearance.contains { values.differ(from: other, in: $0) }
  }

  /// The system traits on which dynamic colors can depend.
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

/// The amount of space along an axis.
public nonisolated enum UIUserInterfaceSizeClass: Int, Sendable {
  /// `unspecified` leaves the class to other trait collections. `compact` means little space.
  case unspecified, compact, regular
}

/// The kind of device.
public nonisolated enum UIUserInterfaceIdiom: Int, Sendable {
  /// Leaves the kind to other trait collections.
  case unspecified = -1
  /// This package's screens are `phone` or `pad`, depending on their size.
  case phone, pad, tv, carPlay
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The contrast preference.
public nonisolated enum UIAccessibilityContrast: Int, Sendable {
  /// Leaves the contrast to other trait collections.
  case unspecified = -1
  /// `normal` is the designed contrast.
  case normal, high
}

/// The bold text preference.
public nonisolated enum UILegibilityWeight: Int, Sendable {
  /// Leaves the weight to other trait collections.
  case unspecified = -1
  /// `regular` is the designed weight.
  case regular, bold
}

/// The interface level.
public nonisolated enum UIUserInterfaceLevel: Int, Sendable {
  /// Leaves the level to other trait collections.
  case unspecified = -1
  /// `base` is the main interface, and `elevated` is in front of it.
  case base, elevated
}

/// The kind of list around a view. List configurations adapt to it.
public nonisolated enum UIListEnvironment: Int, Sendable {
  /// `unspecified` leaves the environment to other trait collections. `none` is outside any list.
  case unspecified, none, plain, grouped, insetGrouped, sidebar, sidebarPlain
}
