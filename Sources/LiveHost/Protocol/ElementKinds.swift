/// A field of an element, in the order of messages. Fields that change during motion fit in the first byte.
enum ElementField: Int, CaseIterable {
  case move, affine, projective, scroll, size, opacity, order
  case parent, shape, fill, border, shadow, content, role
  case corners, mask, shadowPath, backdrop
}

typealias ElementFields = Flags<ElementField>

/// The first byte of an element's content.
enum ContentKind: UInt8, CaseIterable { case none, image, text, gradient, shape, richText }

/// The first byte of a mask. `hidden` masks everything out.
enum MaskKind: UInt8, CaseIterable { case none, outline, gradient, picture, hidden }

/// The first byte of an element of a path.
enum PathElementKind: UInt8, CaseIterable { case move, line, quad, curve, close }

enum LineCap: UInt8, CaseIterable { case butt, round, square }

enum LineJoin: UInt8, CaseIterable { case miter, round, bevel }

/// The part of a text's lines to which positions refer.
enum TextAnchor: UInt8, CaseIterable { case left, middle, right }

enum TextFlag: Int, CaseIterable { case isRightToLeft, isBold, isItalic }

/// The rounded corners, in the order of `CACornerMask`, and a flag for continuous curves.
enum CornerFlag: Int, CaseIterable { case topLeft, topRight, bottomLeft, bottomRight, areContinuous }

enum ItemFlag: Int, CaseIterable { case isSelected, hasActions, isHidden }

enum ControlFlag: Int, CaseIterable { case isEnabled, isOn, hasMenu, isCheckable }

/// A set of flags. A flag's raw value is the position of its bit. Unlike an option set's options, the flags
/// are an enumeration, so ``ProtocolScript`` can list them.
struct Flags<Flag: RawRepresentable<Int> & CaseIterable>: Equatable, Sendable, ExpressibleByArrayLiteral {
  private(set) var rawValue = 0

  /// Returns `nil` if a set bit belongs to no flag.
  init?(rawValue: Int) {
    guard rawValue & ~Flag.allCases.reduce(0, { $0 | 1 << $1.rawValue }) == 0 else { return nil }
    self.rawValue = rawValue
  }

  init(arrayLiteral flags: Flag...) { for flag in flags { insert(flag) } }

  var isEmpty: Bool { rawValue == 0 }

  func contains(_ flag: Flag) -> Bool { rawValue & 1 << flag.rawValue != 0 }

  mutating func insert(_ flag: Flag, if condition: Bool = true) {
    if condition { rawValue |= 1 << flag.rawValue }
  }
}
