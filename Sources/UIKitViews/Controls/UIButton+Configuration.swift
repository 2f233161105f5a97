import Foundation

extension UIButton {
  /// The appearance of a button: text, image, colors, background, and spacing.
  ///
  /// ```swift
  /// var configuration = UIButton.Configuration.filled()
  /// configuration.title = "Follow"
  /// configuration.image = UIImage(systemName: "plus")
  /// let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in follow() })
  /// ```
  ///
  /// Buttons change their colors with their state. Use a button's `configurationUpdateHandler` for other
  /// changes. Optional properties are `nil` by default.
  public nonisolated struct Configuration: Hashable {
    /// The background's corner style.
    public enum CornerStyle: Int, Sendable {
      /// The background's own corner radius. With `dynamic`, it scales with the text size.
      case fixed = -1, dynamic = 0
      /// A corner radius of 6, 8, or 12 points. Our own values: Apple publishes no numbers.
      case small = 1, medium, large
      /// The largest possible corner radius.
      case capsule
    }

    /// The room around the contents.
    public enum Size: Int, Sendable {
      /// `medium` adds 7 points above and below, and 12 at the sides.
      case medium, small, mini, large
    }

    /// The alignment of title and subtitle.
    public enum TitleAlignment: Int, Sendable {
      /// `automatic` follows the contents' alignment in the button.
      case automatic, leading, center, trailing
    }

    /// The mark of a button with a menu.
    public enum Indicator: Int, Sendable {
      /// The mark of a pop-up button if the button shows its menu's choice.
      case automatic
      /// No mark.
      case none
      /// The mark of a pop-up button.
      case popup
    }

    enum Style: Hashable { case plain, gray, tinted, filled, borderless }

    let style: Style

    /// The background. If its color is `nil`, style and state determine the color.
    public var background: UIBackgroundConfiguration
    /// The corner style. The default value is `dynamic`.
    public var cornerStyle = CornerStyle.dynamic
    /// The size, which determines the font and unset ``contentInsets``. The default value is `medium`.
    public var buttonSize = Size.medium
    /// The foreground color, or `nil` for the style's color, usually the tint color.
    public var baseForegroundColor: UIColor?
    /// The background color, or `nil` for the style's color.
    public var baseBackgroundColor: UIColor?
    /// The image.
    public var image: UIImage?
    /// Transforms the image's color.
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      get { knownImageColorTransformer?.value }
      set { knownImageColorTransformer = newValue.map { Identified($0, $0.identity) } }
    }
    private var knownImageColorTransformer: Identified<UIConfigurationColorTransformer>?
    /// The configuration for symbols that have none. If `nil`, symbols are as large as the title.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// `true` if an activity indicator replaces the image. The default value is `false`.
    public var showsActivityIndicator = false
    /// Transforms the activity indicator's color.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
      get { knownActivityIndicatorColorTransformer?.value }
      set { knownActivityIndicatorColorTransformer = newValue.map { Identified($0, $0.identity) } }
    }
    private var knownActivityIndicatorColorTransformer: Identified<UIConfigurationColorTransformer>?
    /// The title. Setting it replaces ``attributedTitle``.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The attributed title. The style provides missing attributes.
    public var attributedTitle: AttributedString?
    /// Changes the title's font and color.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { knownTitleTextAttributesTransformer?.value }
      set { knownTitleTextAttributesTransformer = newValue.map { Identified($0, $0.identity) } }
    }
    private var knownTitleTextAttributesTransformer: Identified<UIConfigurationTextAttributesTransformer>?
    /// The title's line break mode. The default value is `byWordWrapping`.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The subtitle. Setting it replaces ``attributedSubtitle``.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The attributed subtitle, below the title.
    public var attributedSubtitle: AttributedString?
    /// Changes the subtitle's font and color.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { knownSubtitleTextAttributesTransformer?.value }
      set { knownSubtitleTextAttributesTransformer = newValue.map { Identified($0, $0.identity) } }
    }
    private var knownSubtitleTextAttributesTransformer: Identified<UIConfigurationTextAttributesTransformer>?
    /// The subtitle's line break mode. The default value is `byWordWrapping`.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The mark for a menu. The default value is `automatic`. Buttons with an image or an activity indicator
    /// show no mark.
    public var indicator = Indicator.automatic
    /// Transforms the indicator's color.
    public var indicatorColorTransformer: UIConfigurationColorTransformer? {
      get { knownIndicatorColorTransformer?.value }
      set { knownIndicatorColorTransformer = newValue.map { Identified($0, $0.identity) } }
    }
    private var knownIndicatorColorTransformer: Identified<UIConfigurationColorTransformer>?
    /// The insets around the contents, in points. The default value depends on ``buttonSize``.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets?.insets ?? buttonSize.insets }
      set { ownInsets = EdgeInsetsKey(newValue) }
    }
    private var ownInsets: EdgeInsetsKey?
    /// The side of the texts on which the image lies. The default value is `leading`.
    public var imagePlacement: NSDirectionalRectEdge {
      get { NSDirectionalRectEdge(rawValue: placement) }
      set { placement = newValue.rawValue }
    }
    private var placement = NSDirectionalRectEdge.leading.rawValue
    /// The spacing between image and text, in points. The default value is 0.
    public var imagePadding: CGFloat = 0
    /// The spacing between title and subtitle, in points. The default value is 1.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle. The default value is `automatic`.
    public var titleAlignment = TitleAlignment.automatic
    /// `true` if selection changes the appearance automatically. The default value is `true`.
    public var automaticallyUpdateForSelection = true

    private init(_ style: Style) {
      self.style = style
      background = .clear()
      background.backgroundColor = nil
      // UIKit's value, as reported by developers who printed it.
      background.cornerRadius = 5.95
    }

    /// Text in the tint color.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Text in the tint color, on a translucent tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Text in the tint color, on gray.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// White text on the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// The same as ``plain()``.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// The same as ``gray()``.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// The same as ``tinted()``.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// The same as ``filled()``.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Makes ``contentInsets`` follow ``buttonSize`` again.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// Returns the same configuration.
    @MainActor public func updated(for button: UIButton) -> Configuration { self }
  }
}

extension UIButton.Configuration.Size {
  /// The default content insets, measured on iOS 26.1 (docs/UIKIT-FACTS.md, O4).
  nonisolated var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  nonisolated var titleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }
}

private nonisolated struct Identified<Value>: Hashable {
  let value: Value
  private let identity: ObjectIdentifier

  init(_ value: Value, _ identity: ObjectIdentifier) { (self.value, self.identity) = (value, identity) }

  static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }
  func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

private nonisolated struct EdgeInsetsKey: Hashable {
  let top, leading, bottom, trailing: CGFloat

  init(_ insets: NSDirectionalEdgeInsets) {
    (top, leading, bottom, trailing) = (insets.top, insets.leading, insets.bottom, insets.trailing)
  }

  var insets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

/// A transformer for a text's attributes.
public nonisolated struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  /// Returns the replacement attributes.
  public let transform: (AttributeContainer) -> AttributeContainer
  let identity: ObjectIdentifier
  private let token: Token

  private final class Token: Sendable {}

  /// Creates a transformer. Its input contains a font and a color.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
    token = Token()
    identity = ObjectIdentifier(token)
  }

  /// Applies the transformer.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
