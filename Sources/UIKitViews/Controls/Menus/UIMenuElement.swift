import Foundation

/// The base class of actions and menus.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The state of an element's mark.
  public nonisolated enum State: Int, Sendable {
    /// `mixed` is neither on nor off.
    case off, on, mixed
  }

  /// Attributes for an element's display.
  public nonisolated struct Attributes: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Creates attributes from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Disables the element.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Marks the element as destructive.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Hides the element.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Keeps the menu open after a choice.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The title.
  open internal(set) var title: String
  /// The text below the title. The default value is `nil`.
  open var subtitle: String?
  /// The image next to the title. The default value is `nil`.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    super.init()
  }

  nonisolated deinit {}
}
