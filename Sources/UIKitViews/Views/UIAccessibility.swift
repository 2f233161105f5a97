import Foundation

/// An action for people who can't perform a view's gesture.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Returns `true` if the action succeeded.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The name.
  open var name: String
  /// The name as an attributed string. Setting it keeps only the text.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  /// The image, by default `nil`.
  open var image: UIImage?
  /// The handler, called instead of the target.
  open var actionHandler: Handler?
  /// `true` if a menu shows the action in red.
  package var isDestructive = false
  private weak var target: AnyObject?
  private var selector: Selector?

  /// Creates an action with a handler.
  public init(name: String, actionHandler: @escaping Handler) {
    (self.name, self.actionHandler) = (name, actionHandler)
    super.init()
  }

  /// Creates an action with an image.
  public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    super.init()
  }

  /// Creates an action that calls a method. The target isn't retained. The method can take the action as its
  /// parameter, and can return a `Bool` that indicates success.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    (self.target, self.selector) = (target.map { $0 as AnyObject }, selector)
    super.init()
  }

  nonisolated deinit {}

  @discardableResult
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, let selector else { return false }
    return selector.send(self, to: target) as? Bool ?? true
  }
}

/// An object with an identifier for tests.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The identifier, never read out.
  var accessibilityIdentifier: String? { get set }
}

/// The accessibility traits of a view.
public nonisolated struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt64
  /// Creates traits from UIKit's bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// A selected element.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Has its own sound when pressed. Stored only.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard. Stored only.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Unchanging text.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A summary. Stored only.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// A disabled element.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Changes its value often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A search field. Stored only.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Starts media with sound. Stored only.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Can be increased and decreased.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Handles touches itself. Stored only.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Turns a page after reading. Stored only.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A tab bar. Stored only.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A header.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// Switches on and off. In UIKit, available since iOS 17.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// A view with content for a large content viewer, which doesn't exist here.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// `true` if a viewer shows the item.
  var showsLargeContentViewer: Bool { get }
  /// The title.
  var largeContentTitle: String? { get }
  /// The image.
  var largeContentImage: UIImage? { get }
  /// Scales the image to the viewer.
  var scalesLargeContentImage: Bool { get }
  /// The image's insets, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}
