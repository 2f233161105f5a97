/// What an element shows in its box, by the first byte of its content.
enum ContentKind: UInt8, CaseIterable { case none, image, text, gradient, shape, richText }

/// What masks an element, by the first byte of its mask. `hidden` masks everything out.
enum MaskKind: UInt8, CaseIterable { case none, outline, gradient, picture, hidden }

/// An element of a path, by its first byte.
enum PathElementKind: UInt8, CaseIterable { case move, line, quad, curve, close }

/// How a line ends where its path does.
enum LineCap: UInt8, CaseIterable { case butt, round, square }

/// How a line bends where its path does.
enum LineJoin: UInt8, CaseIterable { case miter, round, bevel }

/// The part of a text's lines that their positions refer to.
enum TextAnchor: UInt8, CaseIterable { case left, middle, right }

/// How a text or a run of one is set.
enum TextFlag: Int, CaseIterable { case isRightToLeft, isBold, isItalic }

/// Which corners of an element are round, as `CACornerMask` counts them, and whether they bend gradually.
enum CornerFlag: Int, CaseIterable { case topLeft, topRight, bottomLeft, bottomRight, areContinuous }

/// What is true of an item of a list.
enum ItemFlag: Int, CaseIterable { case isSelected, hasActions }

/// What is true of a control.
enum ControlFlag: Int, CaseIterable { case isEnabled, isOn, hasMenu, isCheckable }
