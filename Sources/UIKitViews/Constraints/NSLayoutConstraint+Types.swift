import Foundation

extension NSLayoutConstraint {
  /// How the sides of a constraint compare.
  public nonisolated enum Relation: Int, Sendable {
    /// The first side is at most as large as the second.
    case lessThanOrEqual = -1
    /// Both sides are equally large.
    case equal = 0
    /// The first side is at least as large as the second.
    case greaterThanOrEqual = 1
  }

  /// A position or a length of a view or a guide.
  public nonisolated enum Attribute: Int, Sendable {
    /// The edges of the alignment rectangle.
    case left = 1, right, top, bottom
    /// The edges where reading begins and ends.
    case leading, trailing
    /// The lengths of the alignment rectangle.
    case width, height
    /// The centre of the alignment rectangle.
    case centerX, centerY
    /// The baselines of the last and the first line of text. Without text, the bottom and the top edge.
    case lastBaseline, firstBaseline
    /// The edges of the layout margins.
    case leftMargin, rightMargin, topMargin, bottomMargin
    /// The edges of the layout margins where reading begins and ends.
    case leadingMargin, trailingMargin
    /// The middle between opposite layout margins.
    case centerXWithinMargins, centerYWithinMargins
    /// For the second attribute of a constraint with one item.
    case notAnAttribute = 0
  }

  /// A direction of layout.
  public nonisolated enum Axis: Int, Sendable {
    /// From one side to the other.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// How the views of a visual format are aligned, and which way it reads.
  public nonisolated struct FormatOptions: OptionSet, Sendable {
    /// UIKit's bits: an attribute is the bit of its number.
    public let rawValue: UInt
    /// UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// All views have one left edge.
    public static let alignAllLeft = FormatOptions(.left)
    /// All views have one right edge.
    public static let alignAllRight = FormatOptions(.right)
    /// All views have one top edge.
    public static let alignAllTop = FormatOptions(.top)
    /// All views have one bottom edge.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// All views have one edge where reading begins.
    public static let alignAllLeading = FormatOptions(.leading)
    /// All views have one edge where reading ends.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// All views have one horizontal centre.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// All views have one vertical centre.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// All views have one baseline of their last lines of text.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// All views have one baseline of their first lines of text.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// All bits that align.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Horizontal formats read from the leading side. The default.
    public static var directionLeadingToTrailing: FormatOptions { [] }
    /// Horizontal formats read from the left, whatever the direction of the interface.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Horizontal formats read from the right, whatever the direction of the interface.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Vertical gaps are from edge to edge. The default.
    public static var spacingEdgeToEdge: FormatOptions { [] }
    /// Vertical gaps are from the last baseline of a view to the first one of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of the spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

extension NSLayoutConstraint.Attribute {
  /// Which axis it lies on. Nil for ``notAnAttribute``.
  nonisolated var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    case .notAnAttribute: nil
    }
  }

  nonisolated var isLength: Bool { self == .width || self == .height }
  nonisolated var isCenter: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }
  nonisolated var followsDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
  nonisolated var isLeftOrRight: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The attribute of the margins guide that it stands for.
  nonisolated var withinMargins: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// Its name in messages.
  nonisolated var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: "notAnAttribute"
    }
  }
}
