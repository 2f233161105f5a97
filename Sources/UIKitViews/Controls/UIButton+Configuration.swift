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
  /// Disabled, pressed, and selected buttons change their colors automatically. Use a button's
  /// `configurationUpdateHandler` for other changes.
  public nonisolated struct Configuration: Hashable {
    /// The corner style of the background.
    public enum CornerStyle: Int, Sendable {
      /// The background's own corner radius. With `dynamic`, the default, it scales with the text size.
      case fixed = -1, dynamic = 0
      /// A corner radius of 6, 8, or 12 points. These are our own values: Apple publishes no numbers.
      case small = 1, medium, large
      /// The largest possible corner radius.
      case capsule
    }

    /// The amount of room around the contents.
    public enum Size: Int, Sendable {
      /// The sizes. `medium` adds 7 points above and below, and 12 at the sides.
      case medium, small, mini, large
    }

    /// The alignment of title and subtitle with each other.
    public enum TitleAlignment: Int, Sendable {
      /// The alignments. `automatic` follows the contents' alignment in the button.
      case automatic, leading, center, trailing
    }

    /// The mark at the end of a button with a menu.
    public enum Indicator: Int, Sendable {
      /// The mark that UIKit chooses for the button's menu.
      case automatic
      /// No mark.
      case none
      /// The mark of a pop-up button.
      case popup
    }

    enum Style: Hashable { case plain, gray, tinted, filled, borderless }

    let style: Style

    /// The background. If its color is `nil`, the button's style and state determine the color.
    public var background: UIBackgroundConfiguration
    /// The corner style.
    ///
    /// The default value is `dynamic`.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button. It determines the font and, unless they are set, the ``contentInsets``.
    ///
    /// The default value is `medium`.
    public var buttonSize = Size.medium
    /// The foreground color. If `nil`, the style's color applies, which is the tint color in most styles.
    public var baseForegroundColor: UIColor?
    /// The background color. If `nil`, the style's color applies.
    public var baseBackgroundColor: UIColor?
    /// The image.
    ///
    /// The default value is `nil`.
    public var image: UIImage?
    /// Returns the displayed color of the image.
    ///
    /// The default value is `nil`: the color doesn't change.
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      get { knownImageColorTransformer?.value }
      set { knownImageColorTransformer = newValue.map { Identified($0, $0.identity) } }
    }
    private var knownImageColorTransformer: Identified<UIConfigurationColorTransformer>?
    /// The configuration for symbols whose image has none of its own. If `nil`, symbols are as large as the
    /// title.
    ///
    /// The default value is `nil`.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// A Boolean value that indicates whether an activity indicator replaces the image.
    ///
    /// The default value is `false`.
    public var showsActivityIndicator = false
    /// Returns the displayed color of the activity indicator.
    ///
    /// The default value is `nil`: the color doesn't change.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
      get { knownActivityIndicatorColorTransformer?.value }
      set { knownActivityIndicatorColorTransformer = newValue.map { Identified($0, $0.identity) } }
    }
    private var knownActivityIndicatorColorTransformer: Identified<UIConfigurationColorTransformer>?
    /// The title. Setting this property replaces ``attributedTitle``.
    ///
    /// The default value is `nil`.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The attributed title. The style provides missing attributes.
    ///
    /// The default value is `nil`.
    public var attributedTitle: AttributedString?
    /// Changes the font and color of the title.
    ///
    /// The default value is `nil`.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { knownTitleTextAttributesTransformer?.value }
      set { knownTitleTextAttributesTransformer = newValue.map { Identified($0, $0.identity) } }
    }
    private var knownTitleTextAttributesTransformer: Identified<UIConfigurationTextAttributesTransformer>?
    /// The line break mode of the title.
    ///
    /// The default value is `byWordWrapping`, with as many lines as the title needs.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The subtitle. Setting this property replaces ``attributedSubtitle``.
    ///
    /// The default value is `nil`.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The attributed subtitle, below the title.
    ///
    /// The default value is `nil`.
    public var attributedSubtitle: AttributedString?
    /// Changes the font and color of the subtitle.
    ///
    /// The default value is `nil`.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { knownSubtitleTextAttributesTransformer?.value }
      set { knownSubtitleTextAttributesTransformer = newValue.map { Identified($0, $0.identity) } }
    }
    private var knownSubtitleTextAttributesTransformer: Identified<UIConfigurationTextAttributesTransformer>?
    /// The line break mode of the subtitle.
    ///
    /// The default value is `byWordWrapping`, with as many lines as the subtitle needs.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The mark of a button that opens a menu to choose from. With `automatic`, a button has the mark if it
    /// shows the chosen element of its menu and has no image.
    ///
    /// The default value is `automatic`.
    public var indicator = Indicator.automatic
    /// Returns the displayed color of the indicator.
    ///
    /// The default value is `nil`: the color doesn't change.
    public var indicatorColorTransformer: UIConfigurationColorTransformer? {
      get { knownIndicatorColorTransformer?.value }
      set { knownIndicatorColorTransformer = newValue.map { Identified($0, $0.identity) } }
    }
    private var knownIndicatorColorTransformer: Identified<UIConfigurationColorTransformer>?
    /// The insets around the contents, in points.
    ///
    /// The default value depends on ``buttonSize``.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets?.insets ?? buttonSize.insets }
      set { ownInsets = EdgeInsetsKey(newValue) }
    }
    private var ownInsets: EdgeInsetsKey?
    /// The side of the text at which the image lies.
    ///
    /// The default value is `leading`.
    public var imagePlacement: NSDirectionalRectEdge {
      get { NSDirectionalRectEdge(rawValue: placement) }
      set { placement = newValue.rawValue }
    }
    private var placement = NSDirectionalRectEdge.leading.rawValue
    /// The spacing between image and text, in points.
    ///
    /// The default value is 0.
    public var imagePadding: CGFloat = 0
    /// The spacing between title and subtitle, in points.
    ///
    /// The default value is 1.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle.
    ///
    /// The default value is `automatic`.
    public var titleAlignment = TitleAlignment.automatic
    /// A Boolean value that indicates whether a selected button changes its appearance automatically.
    ///
    /// The default value is `true`.
    public var automaticallyUpdateForSelection = true

    private init(_ style: Style) {
      self.style = style
      background = .clear()
      background.backgroundColor = nil
      // UIKit's value, as reported by developers who printed it.
      background.cornerRadius = 5.95
    }

    /// Returns a configuration with the text in the tint color.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with the text in the tint color, on a translucent tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with the text in the tint color, on gray.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with white text on the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns a configuration like ``plain()``.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// Returns a configuration like ``gray()``.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns a configuration like ``tinted()``.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration like ``filled()``.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Makes ``contentInsets`` follow ``buttonSize`` again.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// Returns the same configuration. A button derives its colors from configuration and state when it shows
    /// them.
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

  /// The text style of the title: 15 or 17 points at the text size `large`.
  nonisolated var titleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }
}

/// A function compared by identity.
private nonisolated struct Identified<Value>: Hashable {
  let value: Value
  private let identity: ObjectIdentifier

  init(_ value: Value, _ identity: ObjectIdentifier) { (self.value, self.identity) = (value, identity) }

  static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }
  func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// Hashable insets.
private nonisolated struct EdgeInsetsKey: Hashable {
  let top, leading, bottom, trailing: CGFloat

  init(_ insets: NSDirectionalEdgeInsets) {
    (top, leading, bottom, trailing) = (insets.top, insets.leading, insets.bottom, insets.trailing)
  }

  var insets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}
