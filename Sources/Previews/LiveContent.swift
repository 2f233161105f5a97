import CollectionView

/// The content of a page: a controller with its view, controls, and keys.
@MainActor
public struct LiveContent {
  /// The controller. Its view fills the page.
  public var controller: UIViewController
  /// The controls next to the view, from top to bottom.
  public var settings: [LiveSetting]
  /// The commands for keys. Other keys scroll, rotate, or scale the contents.
  public var keyCommands: [LiveKeyCommand]
  /// A closure that returns the statements that create a constant `layout`, for "Copy Swift". By default
  /// (`nil`), the statements are derived from the layout's class and the settings.
  public var source: (() -> String?)?
  /// A closure that returns the source of the whole screen. By default (`nil`), the screen is generated
  /// around the statements of ``source``.
  package var screen: (() -> ScreenSource?)?
  /// The hint shown over the contents until the first touch. The default value is `nil`.
  public var hint: LiveHint?
  /// The overview, if the contents are an overview. The default value is `nil`.
  public var overview: LiveOverview?
  /// Called once, when the view first gets its size, unless the page has restored a scroll offset.
  public var didAppear: () -> Void

  /// Creates content from a controller.
  public init(
    _ controller: UIViewController, settings: [LiveSetting] = [], keyCommands: [LiveKeyCommand] = [],
    didAppear: @escaping () -> Void = {}
  ) {
    self.controller = controller
    self.settings = settings
    self.keyCommands = keyCommands
    self.didAppear = didAppear
  }

  /// Creates content from a view in its own controller.
  public init(_ view: UIView, settings: [LiveSetting] = [], keyCommands: [LiveKeyCommand] = []) {
    let controller = UIViewController()
    controller.view = view
    self.init(controller, settings: settings, keyCommands: keyCommands)
  }
}

/// Content for `LivePreview.serve` of the module `LiveHost`.
@MainActor
public protocol LivePreviewable {
  /// The content. It is read each time a page begins to show it.
  var liveContent: LiveContent { get }
}

extension LiveContent: LivePreviewable {
  /// This content itself.
  public var liveContent: LiveContent { self }
}

extension UIView: LivePreviewable {
  /// The view in its own controller, without controls.
  public var liveContent: LiveContent { LiveContent(self) }
}

extension UIViewController: LivePreviewable {
  /// The controller, without controls.
  public var liveContent: LiveContent { LiveContent(self) }
}

/// A hand that performs the contents' main gesture until the user touches them.
public struct LiveHint: Hashable, Sendable {
  /// A gesture of the hand.
  public enum Gesture: UInt8, Sendable, CaseIterable {
    /// Drags left and back.
    case drag = 1
    /// Circles around the middle.
    case turn
    /// Throws something aside.
    case swipe
    /// Spreads two fingers.
    case pinch
    /// Presses something, then moves it.
    case longPress
  }

  /// The gesture.
  public var gesture: Gesture
  /// A few words such as "Drag to turn".
  public var title: String

  /// Creates a hint.
  public init(_ gesture: Gesture, _ title: String) {
    (self.gesture, self.title) = (gesture, title)
  }
}

/// Makes contents an overview of the page's previews, with a search field instead of settings.
@MainActor
public final class LiveOverview {
  /// Called when the text of the page's search field changes. The default value does nothing.
  public var search: (String) -> Void = { _ in }
  /// Called when ``reducesMotion`` has changed. The default value does nothing.
  public var onMotionPreferenceChange: () -> Void = {}
  /// `true` if the user prefers reduced motion. The page sets it before it shows the contents.
  public package(set) var reducesMotion = false {
    didSet { if reducesMotion != oldValue { onMotionPreferenceChange() } }
  }

  package var opening: (_ id: String, _ view: UIView?) -> Void = { _, _ in }

  /// Creates an overview.
  public init() {}

  /// Shows a preview as if the user had followed a link. Has no effect unless a page shows the contents.
  ///
  /// - Parameters:
  ///   - id: The preview's id. If the id is unknown, the page shows a notice.
  ///   - view: The view that the preview grows out of.
  public func open(_ id: String, from view: UIView? = nil) { opening(id, view) }
}

/// An action for a key in a scene. Scrolling and rotating keys work without commands.
@MainActor
public struct LiveKeyCommand {
  /// The command's key.
  public var key: LiveKey
  /// The title in the page's list of keys.
  public var title: String
  /// The action, on the main actor.
  public var action: () -> Void

  /// Creates a command.
  public init(_ key: LiveKey, _ title: String, action: @escaping () -> Void) {
    (self.key, self.title, self.action) = (key, title, action)
  }
}

/// A key that a page forwards.
public enum LiveKey: UInt8, Sendable, CaseIterable {
  /// Scrolls by a line. A scene's commands take precedence.
  case left = 1, right, up, down
  /// Scrolls by a page, or to the beginning or the end.
  case pageUp, pageDown, home, end
  /// Rotates to the left with `[`, or to the right with `]`.
  case turnLeft, turnRight
  /// Enlarges the contents with `+`, or shrinks them with `-`.
  case larger, smaller
  /// Scrolls by a page with `space`, or closes a menu with `escape`. The other keys need a command.
  case delete, enter, space, escape
}
