import Foundation

nonisolated extension UITraitCollection {
  /// The traits that apply now: those of the view that is laid out or told of a change, elsewhere those of the main
  /// screen. Fonts and dynamic colours use them where they are made without traits.
  ///
  /// Set it to change the main screen's: light or dark, direction, text size. Windows apply the change at their next
  /// layout. At first: light, left to right, 2 pixels per point, the text size `large`, a phone held upright. Where
  /// the traits of a view apply, or the settings of a live page's user, setting it lasts as long as they do.
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

  /// Makes these the current traits while the block runs.
  public final func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }

  func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let previous = Self.lock.withLock {
      defer { Self.scoped = self }
      return Self.scoped
    }
    defer { Self.lock.withLock { Self.scoped = previous } }
    return try body()
  }

  /// Runs the block with these settings of a user instead of the main screen's, as on a device of that user: views in no
  /// window have them, and so does code that belongs to no view. Call ``settingsDidChange()`` when they are others than
  /// in the block before.
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

  /// The traits of the main screen.
  static var ofMainScreen: UITraitCollection { lock.withLock { screen } }

  /// Grows with every change of what screens hand down.
  static var screenSerial: UInt32 { lock.withLock { serial } }

  /// The traits that a new view has, and screenSerial.
  static var forNewView: (traits: UITraitCollection, serial: UInt32) {
    lock.withLock { (scoped ?? screen, serial) }
  }

  /// Changes the traits of the main screen, whatever traits apply now.
  static func changeMainScreen(_ change: (inout TraitValues) -> Void) {
    lock.withLock {
      var values = base.values
      change(&values)
      if values != base.values { (base, serial) = (UITraitCollection(values), serial &+ 1) }
    }
  }

  /// Call it when another screen has changed.
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
  /// Those of the user whose page's code runs.
  private nonisolated(unsafe) static var settings: UITraitCollection? { didSet { updateScreen() } }
  /// The settings over the base.
  private nonisolated(unsafe) static var screen = base

  private static func updateScreen() {
    screen = settings.map { UITraitCollection($0.values.over(base.values)) } ?? base
  }

  /// While the traits of a view apply.
  private nonisolated(unsafe) static var scoped: UITraitCollection?
  private nonisolated(unsafe) static var serial: UInt32 = 0
}
