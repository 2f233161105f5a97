import Foundation

extension UICellAccessory {
  /// How a disclosure indicator looks.
  public struct DisclosureIndicatorOptions {
    /// Whether the accessory is not seen. It keeps its room. Default false.
    public var isHidden: Bool = false
    /// Default actual.
    public var reservedLayoutWidth: LayoutDimension = .actual
    /// Default nil: the colour of its type.
    public var tintColor: UIColor?

    /// What is not given has its default.
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

  /// How an outline disclosure looks and acts.
  public struct OutlineDisclosureOptions {
    /// Where taps count.
    public nonisolated enum Style: Hashable, Sendable {
      /// `cell`: a tap on the chevron expands and collapses. `header` and, here, `automatic`: a tap on the cell does, and does not select
      /// it.
      case automatic, header, cell
    }

    /// Whether the accessory is not seen. It keeps its room. Default false.
    public var isHidden: Bool = false
    /// Default actual.
    public var reservedLayoutWidth: LayoutDimension = .actual
    /// Default nil: the colour of its type.
    public var tintColor: UIColor?
    /// Default automatic.
    public var style: Style = .automatic

    /// What is not given has its default.
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

  /// How a checkmark looks.
  public struct CheckmarkOptions {
    /// Whether the accessory is not seen. It keeps its room. Default false.
    public var isHidden: Bool = false
    /// Default standard.
    public var reservedLayoutWidth: LayoutDimension = .standard
    /// Default nil: the colour of its type.
    public var tintColor: UIColor?

    /// What is not given has its default.
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

  /// How a delete button looks.
  public struct DeleteOptions {
    /// Whether the accessory is not seen. It keeps its room. Default false.
    public var isHidden: Bool = false
    /// Default standard.
    public var reservedLayoutWidth: LayoutDimension = .standard
    /// Default nil: the colour of its type.
    public var tintColor: UIColor?
    /// Default nil: the colour of its type.
    public var backgroundColor: UIColor?

    /// What is not given has its default.
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

  /// How an insert button looks.
  public struct InsertOptions {
    /// Whether the accessory is not seen. It keeps its room. Default false.
    public var isHidden: Bool = false
    /// Default standard.
    public var reservedLayoutWidth: LayoutDimension = .standard
    /// Default nil: the colour of its type.
    public var tintColor: UIColor?
    /// Default nil: the colour of its type.
    public var backgroundColor: UIColor?

    /// What is not given has its default.
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

  /// How a reorder handle looks.
  public struct ReorderOptions {
    /// Whether the accessory is not seen. It keeps its room. Default false.
    public var isHidden: Bool = false
    /// Default standard.
    public var reservedLayoutWidth: LayoutDimension = .standard
    /// Default nil: the colour of its type.
    public var tintColor: UIColor?
    /// Stored, and without effect: no line parts the handle from an accessory beside it. Default true.
    public var showsVerticalSeparator: Bool = true

    /// What is not given has its default.
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

  /// How a selection circle looks.
  public struct MultiselectOptions {
    /// Whether the accessory is not seen. It keeps its room. Default false.
    public var isHidden: Bool = false
    /// Default standard.
    public var reservedLayoutWidth: LayoutDimension = .standard
    /// Default nil: the colour of its type.
    public var tintColor: UIColor?
    /// Default nil: the colour of its type.
    public var backgroundColor: UIColor?

    /// What is not given has its default.
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

  /// How a pop-up menu looks.
  public struct PopUpMenuOptions {
    /// Whether the accessory is not seen. It keeps its room. Default false.
    public var isHidden: Bool = false
    /// Default actual.
    public var reservedLayoutWidth: LayoutDimension = .actual
    /// Default nil: the colour of its type.
    public var tintColor: UIColor?

    /// What is not given has its default.
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

  /// How a label looks.
  public struct LabelOptions {
    /// Whether the accessory is not seen. It keeps its room. Default false.
    public var isHidden: Bool = false
    /// Default actual.
    public var reservedLayoutWidth: LayoutDimension = .actual
    /// Default nil: the colour of its type.
    public var tintColor: UIColor?
    /// Default: body.
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    /// Whether the font follows the text size of the system. Default true.
    public var adjustsFontForContentSizeCategory: Bool = true

    /// What is not given has its default.
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

  /// How a detail button looks.
  public struct DetailOptions {
    /// Whether the accessory is not seen. It keeps its room. Default false.
    public var isHidden: Bool = false
    /// Default standard.
    public var reservedLayoutWidth: LayoutDimension = .standard
    /// Default nil: the colour of its type.
    public var tintColor: UIColor?

    /// What is not given has its default.
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

  /// A view of the app's as an accessory.
  public struct CustomViewConfiguration {
    /// Shown as the accessory.
    public let customView: UIView
    /// Its edge, and when it is displayed.
    public let placement: Placement
    /// Whether the accessory is not seen. It keeps its room. Default false.
    public var isHidden = false
    /// Default actual.
    public var reservedLayoutWidth = LayoutDimension.actual
    /// Default nil: the cell's.
    public var tintColor: UIColor?
    /// Whether the view keeps its size. Default false: it is as large as it wants to be.
    public var maintainsFixedSize = false

    /// What is not given has its default.
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
