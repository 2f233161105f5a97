import CollectionView

/// The content of a page: a controller with its view, controls, and keys.
@MainActor
public struct LiveContent {
  /// The controller. Its view fills the page.
  public var controller: UIViewController
  /// The controls next to the view, from top to bottom.
  public var settings: [LiveSetting]
  /// The keys with a meaning for this content. Other keys go to the view.
  public var keyCommands: [LiveKeyCommand]
  /// Returns statements for a constant `layout`, for "Copy Swift". The default value uses the layout's class
  /// and the settings' statements.
  public var source: (() -> String?)?
  /// Returns the source of the whole screen. The default value is a screen around ``source``.
  package var screen: (() -> ScreenSource?)?
  /// The hint over the contents until the first touch. The default value is `nil`.
  public var hint: LiveHint?
  /// The contents' overview. The default value is `nil`.
  public var overview: LiveOverview?
  /// Called once, when the view first has its size, unless the page has restored a scroll offset.
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
  /// The content. A page reads it each time it begins to show it.
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
