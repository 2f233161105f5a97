import CollectionView

/// What a page shows: a controller with its view, and the controls and keys for it.
@MainActor
public struct LiveContent {
  /// The controller. Its view fills the page.
  public var controller: UIViewController
  /// The controls beside the view, from top to bottom.
  public var settings: [LiveSetting]
  /// Keys with a meaning for this content. Other keys go to the view.
  public var keyCommands: [LiveKeyCommand]
  /// The code that makes the layout as it is, for "Copy Swift", which writes a screen around it: statements for a constant `layout`.
  /// Default: the class of the layout, and what the settings say.
  public var source: (() -> String?)?
  /// The whole screen, where there is more to write down. Default: one around ``source``.
  package var screen: (() -> ScreenSource?)?
  /// Shown over the contents until they have been touched. Default: none.
  public var hint: LiveHint?
  /// Makes the contents an overview of the page's previews. Default: they are none.
  public var overview: LiveOverview?
  /// Called once, when the view has its size for the first time, unless the page has restored a scroll offset.
  public var didAppear: () -> Void

  /// Shows the controller's view with these controls and keys.
  public init(
    _ controller: UIViewController, settings: [LiveSetting] = [], keyCommands: [LiveKeyCommand] = [],
    didAppear: @escaping () -> Void = {}
  ) {
    self.controller = controller
    self.settings = settings
    self.keyCommands = keyCommands
    self.didAppear = didAppear
  }

  /// Shows the view, in a controller of its own.
  public init(_ view: UIView, settings: [LiveSetting] = [], keyCommands: [LiveKeyCommand] = []) {
    let controller = UIViewController()
    controller.view = view
    self.init(controller, settings: settings, keyCommands: keyCommands)
  }
}

/// Content that `LivePreview.serve` of the module `LiveHost` can show.
@MainActor
public protocol LivePreviewable {
  /// The content. Asked for each time that a page begins to show it.
  var liveContent: LiveContent { get }
}

extension LiveContent: LivePreviewable {
  /// Returns itself.
  public var liveContent: LiveContent { self }
}

extension UIView: LivePreviewable {
  /// The view in a controller of its own, without controls.
  public var liveContent: LiveContent { LiveContent(self) }
}

extension UIViewController: LivePreviewable {
  /// The controller, without controls.
  public var liveContent: LiveContent { LiveContent(self) }
}
