import CollectionView

enum ClientMessage: Equatable, Sendable {
  /// The first message, with the state before a lost connection.
  struct Hello: Equatable, Sendable {
    var view: PageView
    /// The name of the scene, or an empty string for the first scene in the list.
    var scene: String
    /// The settings from the page's address or the previous connection.
    var settings: [NamedValue]
    var offset: Offset?
    /// The selected items in the order of selection, or `nil` for the scene's own selection.
    var selection: [Item]?
  }

  /// An item of the scene's first collection view.
  struct Item: Equatable, Sendable {
    var section: Int
    var item: Int
  }

  struct NamedValue: Equatable, Sendable {
    var name: String
    var value: Double
  }

  struct Offset: Equatable, Sendable {
    var x: Double
    var y: Double
  }

  struct Finger: Equatable, Sendable {
    enum Phase: UInt8, CaseIterable, Sendable { case began, moved, ended, cancelled }

    var number: Int
    var phase: Phase
    var x: Double
    var y: Double
  }

  struct Pinch: Equatable, Sendable {
    enum Phase: UInt8, CaseIterable, Sendable { case began, changed, ended, cancelled }

    var phase: Phase
    var x: Double
    var y: Double
    /// The scale relative to the start of the pinch.
    var scale: Double
    /// The clockwise rotation since the start of the pinch, in radians.
    var rotation: Double
    /// The time on the page's clock, in milliseconds.
    var time: Double
  }

  enum ControlAction: UInt8, CaseIterable, Sendable {
    case activate, increase, decrease
    /// Opens the menu of an item's actions.
    case showActions
  }

  case hello(Hello)
  /// The page has shown the frame and is ready for another one.
  case acknowledge(frame: Int)
  case viewport(PageView)
  /// The fingers that have changed. The time is on the page's clock, in milliseconds.
  case touches([Finger], time: Double)
  case wheel(x: Double, y: Double, deltaX: Double, deltaY: Double)
  case pinch(Pinch)
  case key(LiveKey)
  /// `news` is the number of messages about settings that the page had read.
  case setting(index: Int, value: Double, news: Int)
  /// Requests another scene, with the offset at which the page last left that scene.
  case scene(String, settings: [NamedValue], offset: Offset?)
  /// Scrolls to an item of a list. The item's index is counted across all sections.
  case focus(list: Int, item: Int)
  case control(element: Int, ControlAction)
  case inspect(InspectorRequest)
  case time(TimeRequest)
  case gesture(GestureRequest)
  case export(ExportRequest)
  /// The page that is compared with this one has scrolled.
  case scroll(Offset)
  /// The text in the search field of an overview.
  case search(String)
  /// Requests an answer once all messages are handled and nothing moves.
  case rest(question: Int)
}

enum TimeRequest: Equatable, Sendable {
  /// Sets the speed, from 0 (stopped) to 1.
  case speed(Double)
  /// Makes one frame, a sixtieth of a second, while the clock is stopped.
  case step

  enum Kind: UInt8, CaseIterable { case speed, step }
}

enum GestureRequest: UInt8, CaseIterable, Sendable {
  case replay
  /// Replays the gesture, and sends an equivalent Swift test.
  case save
}

enum ExportRequest: UInt8, CaseIterable, Sendable {
  case source
  case picture
  /// The last transition, with several of its frames in one picture.
  case filmstrip
  /// The last gesture, with one picture per frame.
  case film
  /// A Swift test of the same screen.
  case test

  var isOfMotion: Bool { self == .filmstrip || self == .film }
}

/// The environment in which a page shows its scene.
struct PageView: Equatable, Sendable {
  /// The width of the page, in points.
  var width: Double
  var height: Double
  /// Pixels per point.
  var scale: Double
  var isDark = false
  var reducesMotion = false
  var isRightToLeft = false
  /// The insets for a device's corners, camera, and bars, in points.
  var safeArea = UIEdgeInsets.zero
  var textSize = UIContentSizeCategory.large

  /// The traits set by the user of a device.
  var userSettings: UITraitCollection {
    UITraitCollection { traits in
      traits.userInterfaceStyle = isDark ? .dark : .light
      traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      traits.preferredContentSizeCategory = textSize
    }
  }
}

/// The preferred text size, from small to large.
enum TextSize: UInt8, CaseIterable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  var category: UIContentSizeCategory { UIContentSizeCategory.ascending[Int(rawValue)] }
}
