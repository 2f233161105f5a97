import Foundation

/// The background of a cell: color, corners, stroke, an image, or a custom view.
///
/// A configuration begins as a style, such as ``listCell()``. Unset properties follow the cell's state and
/// the kind of list. Effect, image, and transformers are `nil` by default. Corner radius and insets depend on
/// the style.
public nonisolated struct UIBackgroundConfiguration: Hashable {
  /// The custom view under the color, as large as the background.
  public var customView: UIView?
  /// The visual effect under the color and custom view. Opaque colors, such as those of list rows, hide the
  /// effect.
  public var visualEffect: UIVisualEffect?
  /// The corner radius, in points.
  public var cornerRadius: CGFloat
  /// The insets from the cell's edges, in points.
  public var backgroundInsets: NSDirectionalEdgeInsets
  /// The edges at which the cell's margins are added to ``backgroundInsets``. The default value is an empty
  /// set.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The background color, or `nil` for the tint color.
  public var backgroundColor: UIColor?
  /// Transforms the background color or, if that's `nil`, the tint color.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The image in front of the color.
  public var image: UIImage?
  /// The content mode of ``image``. The default value is ``UIView/ContentMode/scaleToFill``.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The stroke color, or `nil` for the tint color.
  public var strokeColor: UIColor?
  /// Transforms the stroke color or, if that's `nil`, the tint color.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The stroke width, in points. The default value is 0: no stroke.
  public var strokeWidth: CGFloat = 0
  /// The distance of the stroke beyond the edges of the background, in points.
  public var strokeOutset: CGFloat = 0

  let style: Style
  private(set) var circumstances = Circumstances()

  init(_ style: Style) {
    self.style = style
    let defaults = Defaults(style, circumstances)
    (backgroundColor, cornerRadius) = (defaults.color, defaults.cornerRadius)
    backgroundInsets = defaults.insets
  }

  /// The displayed background color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The displayed stroke color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// The configuration with unset properties updated for a state.
  public func updated(for state: UIConfigurationState) -> UIBackgroundConfiguration {
    let now = Circumstances(state)
    guard now != circumstances else { return self }
    let (old, new) = (Defaults(style, circumstances), Defaults(style, now))
    var copy = self
    copy.circumstances = now
    if backgroundColor == old.color { copy.backgroundColor = new.color }
    if cornerRadius == old.cornerRadius { copy.cornerRadius = new.cornerRadius }
    if backgroundInsets == old.insets { copy.backgroundInsets = new.insets }
    return copy
  }
}

nonisolated extension UIBackgroundConfiguration {
  private struct Looks: Hashable {
    let style: Style
    let circumstances: Circumstances
    let customView: ObjectIdentifier?
    let visualEffect: UIVisualEffect?
    let image: UIImage?
    let imageContentMode: UIView.ContentMode
    let edges: UInt
    let cornerRadius: CGFloat
    let insets: [CGFloat]
    let colors: [UIColor?]
    let transformers: [ObjectIdentifier?]
    let stroke: [CGFloat]
  }

  private var looks: Looks {
    let insets = backgroundInsets
    return Looks(
      style: style, circumstances: circumstances,
      customView: customView.map { ObjectIdentifier($0) }, visualEffect: visualEffect, image: image,
      imageContentMode: imageContentMode,
      edges: edgesAddingLayoutMarginsToBackgroundInsets.rawValue, cornerRadius: cornerRadius,
      insets: [insets.top, insets.leading, insets.bottom, insets.trailing],
      colors: [backgroundColor, strokeColor],
      transformers: [backgroundColorTransformer?.identity, strokeColorTransformer?.identity],
      stroke: [strokeWidth, strokeOutset])
  }

  public static func == (left: Self, right: Self) -> Bool { left.looks == right.looks }

  public func hash(into hasher: inout Hasher) { hasher.combine(looks) }
}

nonisolated extension UIBackgroundConfiguration {
  enum Style: Hashable, Sendable {
    case clear, cell, header, footer, plainCell, plainHeaderFooter, groupedCell, groupedHeaderFooter
    case sidebarCell, sidebarHeader, accompaniedSidebarCell
  }

  /// An empty background.
  public static func clear() -> UIBackgroundConfiguration { .init(.clear) }

  /// The background of a row, with its list's appearance. Outside a list, it looks as in a grouped list.
  public static func listCell() -> UIBackgroundConfiguration { .init(.cell) }
  /// The background of a header, with its list's appearance. In UIKit, available since iOS 18.
  public static func listHeader() -> UIBackgroundConfiguration { .init(.header) }
  /// The background of a footer, with its list's appearance. In UIKit, available since iOS 18.
  public static func listFooter() -> UIBackgroundConfiguration { .init(.footer) }
  /// The background of a plain row.
  public static func listPlainCell() -> UIBackgroundConfiguration { .init(.plainCell) }
  /// The background of a plain header or footer.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { .init(.plainHeaderFooter) }
  /// The background of a grouped row.
  public static func listGroupedCell() -> UIBackgroundConfiguration { .init(.groupedCell) }
  /// The empty background of a grouped header or footer.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .init(.groupedHeaderFooter) }
  /// The empty background of a sidebar header.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { .init(.sidebarHeader) }
  /// The background of a sidebar row. It's empty unless the row is pressed or selected.
  public static func listSidebarCell() -> UIBackgroundConfiguration { .init(.sidebarCell) }
  /// The background of a sidebar row with a picture. It's empty unless the row is pressed or selected.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    .init(.accompaniedSidebarCell)
  }

  struct Circumstances: Hashable {
    var environment = UIListEnvironment.none
    var isMarked = false

    init() {}

    init(_ state: UIConfigurationState) {
      environment = state.traitCollection.listEnvironment
      switch state {
      case let state as UICellConfigurationState: isMarked = state.isSelected || state.isHighlighted
      case let state as UIViewConfigurationState: isMarked = state.isSelected || state.isHighlighted
      default: break
      }
    }
  }

  struct Defaults {
    var color: UIColor = .clear
    var cornerRadius: CGFloat = 0
    var insets = NSDirectionalEdgeInsets.zero

    init(_ style: Style, _ circumstances: Circumstances) {
      switch style.resolved(in: circumstances.environment) {
      case .plainCell: color = circumstances.isMarked ? .systemGray4 : .systemBackground
      case .cell, .groupedCell:
        color = circumstances.isMarked ? .systemGray4 : .secondarySystemGroupedBackground
      case .plainHeaderFooter: color = .systemBackground
      case .sidebarCell, .accompaniedSidebarCell:
        color = circumstances.isMarked ? .systemFill : .clear
        cornerRadius = 10
      case .clear, .header, .footer, .groupedHeaderFooter, .sidebarHeader: break
      }
    }
  }
}

nonisolated extension UIBackgroundConfiguration.Style {
  fileprivate func resolved(in environment: UIListEnvironment) -> Self {
    switch (self, environment) {
    case (.cell, .plain): .plainCell
    case (.cell, .sidebar), (.cell, .sidebarPlain): .sidebarCell
    case (.header, .plain), (.footer, .plain): .plainHeaderFooter
    default: self
    }
  }
}

/// A function from one color to another.
public nonisolated struct UIConfigurationColorTransformer {
  private final class Function {
    let transform: (UIColor) -> UIColor
    init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  }

  private let function: Function

  /// Returns the displayed color for another color.
  public var transform: (UIColor) -> UIColor { function.transform }

  /// Creates a custom transformer.
  public init(_ transform: @escaping (UIColor) -> UIColor) { function = Function(transform) }

  /// Calls ``transform``.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A transformer that returns the gray with the same perceived brightness and alpha.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      UIColor { traits in
        var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        // Luma of ITU-R BT.709.
        return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
      }
    }
  }

  var identity: ObjectIdentifier { ObjectIdentifier(function) }
}
