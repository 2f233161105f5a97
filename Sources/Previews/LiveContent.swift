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
  /// A closure that returns the statements that create a constant `layout`, for "Copy Swift". The default
  /// value is `nil`, for statements from the layout's class and the settings.
  public var source: (() -> String?)?
  /// A closure that returns the source of the whole screen. The default value is `nil`, for a screen around
  /// the statements of ``source``.
  package var screen: (() -> ScreenSource?)?
  /// The hint shown over the contents until the first touch. The default value is `nil`.
  public var hint: LiveHint?
  /// The overview if the contents are one. The default value is `nil`.
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
