import Foundation

extension UICellAccessory {
  /// The appearance of a disclosure indicator.
  public struct DisclosureIndicatorOptions {
    /// `true` if the accessory is hidden. The default value is `false`.
    public var isHidden: Bool = false
    /// The reserved width. The default value is `actual`.
    public var reservedLayoutWidth: LayoutDimension = .actual
    /// The tint color. The default value is `nil`.
    public var tintColor: UIColor?

    /// Creates options.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil)
    {
      if let isHidden { self.isHidden = isHidden }
      if let reservedLayoutWidth { self.reservedLayoutWidth = reservedLayoutWidth }
      self.tintColor = tintColor
    }

    var looks: Looks {
      Looks(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// The properties of an outline disclosure.
  public struct OutlineDisclosureOptions {
    /// The area that responds to taps.
    public nonisolated enum Style: Hashable, Sendable {
      /// With `cell`, only the chevron responds. With `header` or `automatic`, the cell responds without
      /// being selected.
      case automatic, header, cell
    }

    /// `true` if the accessory is hidden. The default value is `false`.
    public var isHidden: Bool = false
    /// The reserved width. The default value is `actual`.
    public var reservedLayoutWidth: LayoutDimension = .actual
    /// The tint color. The default value is `nil`.
    public var tintColor: UIColor?
    /// The area that responds to taps. The default value is `automatic`.
    public var style: Style = .automatic

    /// Creates options.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      if let isHidden { self.isHidden = isHidden }
      if let reservedLayoutWidth { self.reservedLayoutWidth = reservedLayoutWidth }
      self.tintColor = tintColor
      if let style { self.style = style }
    }

    var looks: Looks {
      Looks(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// The appearance of a checkmark.
  public struct CheckmarkOptions {
    /// `true` if the accessory is hidden. The default value is `false`.
    public var isHidden: Bool = false
    /// The reserved width. The default value is `standard`.
    public var reservedLayoutWidth: LayoutDimension = .standard
    /// The tint color. The default value is `nil`.
    public var tintColor: UIColor?

    /// Creates options.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil)
    {
      if let isHidden { self.isHidden = isHidden }
      if let reservedLayoutWidth { self.reservedLayoutWidth = reservedLayoutWidth }
      self.tintColor = tintColor
    }

    var looks: Looks {
      Looks(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// The appearance of a delete button.
  public struct DeleteOptions {
    /// `true` if the accessory is hidden. The default value is `false`.
    public var isHidden: Bool = false
    /// The reserved width. The default value is `standard`.
    public var reservedLayoutWidth: LayoutDimension = .standard
    /// The tint color. The default value is `nil`.
    public var tintColor: UIColor?
    /// The background color. The default value is `nil`.
    public var backgroundColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      if let isHidden { self.isHidden = isHidden }
      if let reservedLayoutWidth { self.reservedLayoutWidth = reservedLayoutWidth }
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var looks: Looks {
      Looks(
        isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor, backgroundColor: backgroundColor
      )
    }
  }

  /// The appearance of an insert button.
  public struct InsertOptions {
    /// `true` if the accessory is hidden. The default value is `false`.
    public var isHidden: Bool = false
    /// The reserved width. The default value is `standard`.
    public var reservedLayoutWidth: LayoutDimension = .standard
    /// The tint color. The default value is `nil`.
    public var tintColor: UIColor?
    /// The background color. The default value is `nil`.
    public var backgroundColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      if let isHidden { self.isHidden = isHidden }
      if let reservedLayoutWidth { self.reservedLayoutWidth = reservedLayoutWidth }
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var looks: Looks {
      Looks(
        isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor, backgroundColor: backgroundColor
      )
    }
  }

  /// The appearance of a reorder handle.
  public struct ReorderOptions {
    /// `true` if the accessory is hidden. The default value is `false`.
    public var isHidden: Bool = false
    /// The reserved width. The default value is `standard`.
    public var reservedLayoutWidth: LayoutDimension = .standard
    /// The tint color. The default value is `nil`.
    public var tintColor: UIColor?
    /// Has no effect, because there's no line next to the handle. The default value is `true`.
    public var showsVerticalSeparator: Bool = true

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      if let isHidden { self.isHidden = isHidden }
      if let reservedLayoutWidth { self.reservedLayoutWidth = reservedLayoutWidth }
      self.tintColor = tintColor
      if let showsVerticalSeparator { self.showsVerticalSeparator = showsVerticalSeparator }
    }

    var looks: Looks {
      Looks(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// The appearance of a selection circle.
  public struct MultiselectOptions {
    /// `true` if the accessory is hidden. The default value is `false`.
    public var isHidden: Bool = false
    /// The reserved width. The default value is `standard`.
    public var reservedLayoutWidth: LayoutDimension = .standard
    /// The tint color. The default value is `nil`.
    public var tintColor: UIColor?
    /// The background color. The default value is `nil`.
    public var backgroundColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      if let isHidden { self.isHidden = isHidden }
      if let reservedLayoutWidth { self.reservedLayoutWidth = reservedLayoutWidth }
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var looks: Looks {
      Looks(
        isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor, backgroundColor: backgroundColor
      )
    }
  }

  /// The appearance of a pop-up menu.
  public struct PopUpMenuOptions {
    /// `true` if the accessory is hidden. The default value is `false`.
    public var isHidden: Bool = false
    /// The reserved width. The default value is `actual`.
    public var reservedLayoutWidth: LayoutDimension = .actual
    /// The tint color. The default value is `nil`.
    public var tintColor: UIColor?

    /// Creates options.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil)
    {
      if let isHidden { self.isHidden = isHidden }
      if let reservedLayoutWidth { self.reservedLayoutWidth = reservedLayoutWidth }
      self.tintColor = tintColor
    }

    var looks: Looks {
      Looks(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// The appearance of a label.
  public struct LabelOptions {
    /// `true` if the accessory is hidden. The default value is `false`.
    public var isHidden: Bool = false
    /// The reserved width. The default value is `actual`.
    public var reservedLayoutWidth: LayoutDimension = .actual
    /// The tint color. The default value is `nil`.
    public var tintColor: UIColor?
    /// The font. The default value is the preferred `body` font.
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    /// `true` if the font follows the text size. The default value is `true`.
    public var adjustsFontForContentSizeCategory: Bool = true

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      if let isHidden { self.isHidden = isHidden }
      if let reservedLayoutWidth { self.reservedLayoutWidth = reservedLayoutWidth }
      self.tintColor = tintColor
      if let font { self.font = font }
      if let adjustsFontForContentSizeCategory {
        self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
      }
    }

    var looks: Looks {
      Looks(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// The appearance of a detail button.
  public struct DetailOptions {
    /// `true` if the accessory is hidden. The default value is `false`.
    public var isHidden: Bool = false
    /// The reserved width. The default value is `standard`.
    public var reservedLayoutWidth: LayoutDimension = .standard
    /// The tint color. The default value is `nil`.
    public var tintColor: UIColor?

    /// Creates options.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil)
    {
      if let isHidden { self.isHidden = isHidden }
      if let reservedLayoutWidth { self.reservedLayoutWidth = reservedLayoutWidth }
      self.tintColor = tintColor
    }

    var looks: Looks {
      Looks(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// The view and properties of a custom accessory.
  public struct CustomViewConfiguration {
    /// The accessory's view.
    public let customView: UIView
    /// The edge and displayed state.
    public let placement: Placement
    /// `true` if the accessory is hidden. The default value is `false`.
    public var isHidden = false
    /// The reserved width. The default value is `actual`.
    public var reservedLayoutWidth = LayoutDimension.actual
    /// The tint color. The default value is `nil`, which means the cell's tint color.
    public var tintColor: UIColor?
    /// `true` if the view keeps its current size. The default value is `false`, which means its preferred
    /// size.
    public var maintainsFixedSize = false

    /// Creates a configuration. A `nil` argument means the default value.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement, self.tintColor) = (customView, placement, tintColor)
      if let isHidden { self.isHidden = isHidden }
      if let reservedLayoutWidth { self.reservedLayoutWidth = reservedLayoutWidth }
      if let maintainsFixedSize { self.maintainsFixedSize = maintainsFixedSize }
    }
  }
}
