import Foundation

extension NSLayoutConstraint {
  /// The relation between a constraint's sides.
  public nonisolated enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A position or length of a view or guide.
  public nonisolated enum Attribute: Int, Sendable {
    /// The edges of the alignment rectangle.
    case left = 1, right, top, bottom
    /// The edges at which reading begins and ends.
    case leading, trailing
    /// The lengths of the alignment rectangle.
    case width, height
    /// The center of the alignment rectangle.
    case centerX, centerY
    /// The baselines of the last and first lines of text, or the bottom and top edges if there is no text.
    case lastBaseline, firstBaseline
    /// The edges of the layout margins.
    case leftMargin, rightMargin, topMargin, bottomMargin
    /// The leading and trailing margins.
    case leadingMargin, trailingMargin
    /// The middle between opposite layout margins.
    case centerXWithinMargins, centerYWithinMargins
    /// The second attribute of a constraint with one item.
    case notAnAttribute = 0
  }

  /// A layout direction.
  public nonisolated enum Axis: Int, Sendable {
    /// The horizontal axis, from side to side.
    case horizontal
    /// The vertical axis, from top to bottom.
    case vertical
  }

  /// The alignment and reading direction of a visual format.
  public nonisolated struct FormatOptions: OptionSet, Sendable {
    /// The bits, which match UIKit's. Each attribute has the bit at its raw value.
    public let rawValue: UInt
    /// Creates options from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// Aligns left edges.
    public static let alignAllLeft = FormatOptions(.left)
    /// Aligns right edges.
    public static let alignAllRight = FormatOptions(.right)
    /// Aligns top edges.
    public static let alignAllTop = FormatOptions(.top)
    /// Aligns bottom edges.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// Aligns leading edges.
    public static let alignAllLeading = FormatOptions(.leading)
    /// Aligns trailing edges.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// Aligns horizontal centers.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// Aligns vertical centers.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// Aligns the baselines of the last lines of text.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// Aligns the baselines of the first lines of text.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// The bits for alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Reads horizontal formats from the leading side. This is the default.
    public static var directionLeadingToTrailing: FormatOptions { [] }
    /// Reads horizontal formats from the left.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Reads horizontal formats from the right.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits for the reading direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Measures vertical gaps from edge to edge. This is the default.
    public static var spacingEdgeToEdge: FormatOptions { [] }
    /// Measures vertical gaps from the last baseline of a view to the first baseline of the next view.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits for the spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

extension NSLayoutConstraint.Attribute {
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
