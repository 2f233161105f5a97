import Foundation

/// The base of actions and menus.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// Whether a menu marks the element.
  public nonisolated enum State: Int, Sendable {
    /// `mixed`: neither on nor off.
    case off, on, mixed
  }

  /// How a menu shows the element.
  public nonisolated struct Attributes: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The words that name it.
  open internal(set) var title: String
  /// More words, below the title. Default nil.
  open var subtitle: String?
  /// Shown beside the title. Default nil.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    super.init()
  }

  nonisolated deinit {}
}
