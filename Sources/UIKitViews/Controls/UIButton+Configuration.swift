import Foundation

extension UIButton {
  /// How a button looks, as a value: text, image, colours, background and spacing.
  ///
  /// ```swift
  /// var configuration = UIButton.Configuration.filled()
  /// configuration.title = "Follow"
  /// configuration.image = UIImage(systemName: "plus")
  /// let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in follow() })
  /// ```
  ///
  /// Disabled, pressed and selected buttons change the colours by themselves. A button's
  /// `configurationUpdateHandler` changes anything else.
  public nonisolated struct Configuration: Hashable {
    /// How the background's corners are rounded.
    public enum CornerStyle: Int, Sendable {
      /// By the background's own radius. With `dynamic`, the default, it grows and shrinks with the text size.
      case fixed = -1, dynamic = 0
      /// By 6, 8 or 12 points. (Ours: Apple publishes no numbers.)
      case small = 1, medium, large
      /// As much as possible.
      case capsule
    }

    /// How much room there is around the contents.
    public enum Size: Int, Sendable {
      /// `medium`: 7 points above and below, 12 at the sides.
      case medium, small, mini, large
    }

    /// Where title and subtitle lie relative to each other.
    public enum TitleAlignment: Int, Sendable {
      /// `automatic`: as the contents in the button.
      case automatic, leading, center, trailing
    }

    /// The mark at the end of a button with a menu.
    public enum Indicator: Int, Sendable {
      /// As UIKit decides by the button's menu.
      case automatic
      /// No mark.
      case none
      /// The mark of a pop-up button.
      case popup
    }

    enum Style: Hashable { case plain, gray, tinted, filled, borderless }

    let style: Style

    /// The background. Where its colour is nil, the button's style and state decide.
    public var background: UIBackgroundConfiguration
    /// Default: dynamic.
    public var cornerStyle = CornerStyle.dynamic
    /// Default: medium. It decides the font and, unless they are set, ``contentInsets``.
    public var buttonSize = Size.medium
    /// Nil: the style's. In most styles, the tint.
    public var baseForegroundColor: UIColor?
    /// Nil: the style's.
    public var baseBackgroundColor: UIColor?
    /// Default nil.
    public var image: UIImage?
    /// Returns the colour to show the image in. Default nil: unchanged.
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      get { knownImageColorTransformer?.value }
      set { knownImageColorTransformer = newValue.map { Identified($0, $0.identity) } }
    }
    private var knownImageColorTransformer: Identified<UIConfigurationColorTransformer>?
    /// For symbols, where the image itself says nothing. Default nil: as large as the title.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether an activity indicator is shown instead of the image. Default false.
    public var showsActivityIndicator = false
    /// Returns the colour of the activity indicator. Default nil: unchanged.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
      get { knownActivityIndicatorColorTransformer?.value }
      set { knownActivityIndicatorColorTransformer = newValue.map { Identified($0, $0.identity) } }
    }
    private var knownActivityIndicatorColorTransformer: Identified<UIConfigurationColorTransformer>?
    /// Default nil. Setting it replaces ``attributedTitle``.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// Default nil. What it does not say, the style does.
    public var attributedTitle: AttributedString?
    /// Changes font and colour of the title. Default nil.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { knownTitleTextAttributesTransformer?.value }
      set { knownTitleTextAttributesTransformer = newValue.map { Identified($0, $0.identity) } }
    }
    private var knownTitleTextAttributesTransformer: Identified<UIConfigurationTextAttributesTransformer>?
    /// How a long title is broken. Default: between words, on as many lines as it needs.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Default nil. Setting it replaces ``attributedSubtitle``.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// Below the title. Default nil.
    public var attributedSubtitle: AttributedString?
    /// Changes font and colour of the subtitle. Default nil.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { knownSubtitleTextAttributesTransformer?.value }
      set { knownSubtitleTextAttributesTransformer = newValue.map { Identified($0, $0.identity) } }
    }
    private var knownSubtitleTextAttributesTransformer: Identified<UIConfigurationTextAttributesTransformer>?
    /// How a long subtitle is broken. Default: between words, on as many lines as it needs.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether a symbol says that the button opens a menu to choose from. `automatic`, the default: the button does if it
    /// shows the chosen element of its menu, and has no image.
    public var indicator = Indicator.automatic
    /// Returns the colour of that symbol. Default nil: unchanged.
    public var indicatorColorTransformer: UIConfigurationColorTransformer? {
      get { knownIndicatorColorTransformer?.value }
      set { knownIndicatorColorTransformer = newValue.map { Identified($0, $0.identity) } }
    }
    private var knownIndicatorColorTransformer: Identified<UIConfigurationColorTransformer>?
    /// Around the contents, in points. Default: by ``buttonSize``.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets?.insets ?? buttonSize.insets }
      set { ownInsets = EdgeInsetsKey(newValue) }
    }
    private var ownInsets: EdgeInsetsKey?
    /// The side of the text where the image is. Default: leading.
    public var imagePlacement: NSDirectionalRectEdge {
      get { NSDirectionalRectEdge(rawValue: placement) }
      set { placement = newValue.rawValue }
    }
    private var placement = NSDirectionalRectEdge.leading.rawValue
    /// Between image and text, in points. Default 0.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle, in points. Default 1.
    public var titlePadding: CGFloat = 1
    /// Default: automatic.
    public var titleAlignment = TitleAlignment.automatic
    /// Whether a selected button looks selected by itself. Default true.
    public var automaticallyUpdateForSelection = true

    private init(_ style: Style) {
      self.style = style
      background = .clear()
      background.backgroundColor = nil
      // UIKit's value, as printed by people who looked.
      background.cornerRadius = 5.95
    }

    /// The text in the tint.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// The text in the tint, on the tint's translucent colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// The text in the tint, on gray.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// White text on the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// As ``plain()``.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// As ``gray()``.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// As ``tinted()``.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// As ``filled()``.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// ``contentInsets`` follow ``buttonSize`` again.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// Returns the same: a button derives its colours from configuration and state when it shows them.
    @MainActor public func updated(for button: UIButton) -> Configuration { self }
  }
}

extension UIButton.Configuration.Size {
  /// Measured on iOS 26.1 (docs/UIKIT-FACTS.md, O4).
  nonisolated var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// Of 15 and 17 points at the text size `large`.
  nonisolated var titleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }
}

/// A function, compared by its identity.
private nonisolated struct Identified<Value>: Hashable {
  let value: Value
  private let identity: ObjectIdentifier

  init(_ value: Value, _ identity: ObjectIdentifier) { (self.value, self.identity) = (value, identity) }

  static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }
  func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// Insets that can be hashed.
private nonisolated struct EdgeInsetsKey: Hashable {
  let top, leading, bottom, trailing: CGFloat

  init(_ insets: NSDirectionalEdgeInsets) {
    (top, leading, bottom, trailing) = (insets.top, insets.leading, insets.bottom, insets.trailing)
  }

  var insets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}
