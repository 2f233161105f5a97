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

enum ItemFlag: Int, CaseIterable { case isSelected, hasActions }

enum ControlFlag: Int, CaseIterable { case isEnabled, isOn, hasMenu, isCheckable }
