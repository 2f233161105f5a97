/// The content in an element's box, by the first byte of the content.
enum ContentKind: UInt8, CaseIterable { case none, image, text, gradient, shape, richText }

/// The mask of an element, by the first byte of the mask. `hidden` masks everything out.
enum MaskKind: UInt8, CaseIterable { case none, outline, gradient, picture, hidden }

/// An element of a path, by its first byte.
enum PathElementKind: UInt8, CaseIterable { case move, line, quad, curve, close }

/// The end of a line at the end of its path.
enum LineCap: UInt8, CaseIterable { case butt, round, square }

/// The join of a line at a bend of its path.
enum LineJoin: UInt8, CaseIterable { case miter, round, bevel }

/// The part of a text's lines to which their positions refer.
enum TextAnchor: UInt8, CaseIterable { case left, middle, right }

/// The style of a text or a run of text.
enum TextFlag: Int, CaseIterable { case isRightToLeft, isBold, isItalic }

/// The round corners of an element, in the order of `CACornerMask`, and whether they bend gradually.
enum CornerFlag: Int, CaseIterable { case topLeft, topRight, bottomLeft, bottomRight, areContinuous }

/// The state of an item in a list.
enum ItemFlag: Int, CaseIterable { case isSelected, hasActions }

/// The state of a control.
enum ControlFlag: Int, CaseIterable { case isEnabled, isOn, hasMenu, isCheckable }
