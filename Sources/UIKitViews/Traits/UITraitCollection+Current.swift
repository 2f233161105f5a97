import Foundation

nonisolated extension UITraitCollection {
  /// The traits that currently apply.
  ///
  /// During a layout or a change notification of a view, these are the view's traits. Otherwise they are the
  /// main screen's. Fonts and dynamic colors use them if no traits are given.
  ///
  /// Set this property to change the main screen's appearance, direction, or text size, which windows apply
  /// at their next layout. While a view's traits or a live page's settings apply, a new value temporarily
  /// replaces only these traits or settings. The initial traits are light, left to right, 2 pixels per point,
  /// `large`, and an upright phone.
  public static var current: UITraitCollection {
    get { lock.withLock { scoped ?? screen } }
    set {
      let previous: UITraitCollection? = lock.withLock {
        guard scoped == nil else {
          scoped = newValue
          return nil
        }
        guard settings == nil else {
          settings = newValue
          return nil
        }
        guard newValue.values != base.values else { return nil }
        let previous = base
        (base, serial) = (newValue, serial &+ 1)
        return previous
      }
      let text = newValue.preferredContentSizeCategory
      if let previous, previous.preferredContentSizeCategory != text {
        UIContentSizeCategory.post(text, of: nil)
      }
    }
  }

  /// Makes these traits current while the block runs.
  public final func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }

  func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let previous = Self.lock.withLock {
      defer { Self.scoped = self }
      return Self.scoped
    }
    defer { Self.lock.withLock { Self.scoped = previous } }
    return try body()
  }

  /// Runs the block with a user's settings, which override the main screen's traits. Call
  /// ``settingsDidChange()`` if they differ from the previous block's.
  package static func withSettings<Result>(
    _ settings: UITraitCollection, _ body: () throws -> Result
  ) rethrows -> Result {
    let previous = lock.withLock {
      defer { Self.settings = settings }
      return Self.settings
    }
    defer { lock.withLock { Self.settings = previous } }
    return try body()
  }

  package static func settingsDidChange() { screenDidChange() }

  static var ofMainScreen: UITraitCollection { lock.withLock { screen } }

  /// Increases with every change of a screen's traits.
  static var screenSerial: UInt32 { lock.withLock { serial } }

  static var forNewView: (traits: UITraitCollection, serial: UInt32) {
    lock.withLock { (scoped ?? screen, serial) }
  }

  static func changeMainScreen(_ change: (inout TraitValues) -> Void) {
    lock.withLock {
      var values = base.values
      change(&values)
      if values != base.values { (base, serial) = (UITraitCollection(values), serial &+ 1) }
    }
  }

  static func screenDidChange() { lock.withLock { serial &+= 1 } }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var base = {
    var values = TraitValues()
    values.userInterfaceStyle = .light
    values.layoutDirection = .leftToRight
    values.displayScale = 2
    values.preferredContentSizeCategory = .large
    values.horizontalSizeClass = .compact
    values.verticalSizeClass = .regular
    values.userInterfaceIdiom = .phone
    values.accessibilityContrast = .normal
    values.legibilityWeight = .regular
    values.userInterfaceLevel = .base
    return UITraitCollection(values)
  }() { didSet { updateScreen() } }
  private nonisolated(unsafe) static var settings: UITraitCollection? { didSet { updateScreen() } }
  /// The traits of the main screen: the user's settings over the base traits.
  private nonisolated(unsafe) static var screen = base

  private static func updateScreen() {
    screen = settings.map { UITraitCollection($0.values.over(base.values)) } ?? base
  }

  /// The current view's traits.
  private nonisolated(unsafe) static var scoped: UITraitCollection?
  private nonisolated(unsafe) static var serial: UInt32 = 0
}

/// The size classes of a window, derived from its size.
///
/// They match Apple's devices (Human Interface Guidelines, Layout). An upright phone is compact horizontally.
/// In landscape, a phone is compact vertically, and regular horizontally if it's at least 414 points high. A
/// pad is regular, except horizontally when it shares its screen. Apple doesn't publish the width at which
/// the class changes, but 640 points separates all listed sizes.
nonisolated struct SizeClasses: Equatable {
  let horizontal: UIUserInterfaceSizeClass
  let vertical: UIUserInterfaceSizeClass

  init(of size: CGSize) {
    let isFlat = size.height < Self.flat && size.width > size.height
    vertical = isFlat ? .compact : .regular
    let isWide = isFlat ? size.height >= Self.largePhone : size.width >= Self.wide
    horizontal = isWide ? .regular : .compact
  }

  func apply(to values: inout TraitValues) {
    (values.horizontalSizeClass, values.verticalSizeClass) = (horizontal, vertical)
  }

  static func idiom(ofScreen size: CGSize) -> UIUserInterfaceIdiom {
    min(size.width, size.height) >= pad ? .pad : .phone
  }

  private static let wide: CGFloat = 640
  private static let flat: CGFloat = 450
  private static let largePhone: CGFloat = 414
  private static let pad: CGFloat = 600
}
