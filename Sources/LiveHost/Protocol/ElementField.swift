/// A field of an element that a message may have. The order of the cases is the order in the message. Fields that change during motion
/// fit the first byte.
enum ElementField: Int, CaseIterable {
  case move, affine, projective, scroll, size, opacity, order
  case parent, shape, fill, border, shadow, content, role
  case corners, mask, shadowPath, backdrop
}

/// The fields of an element that a message has.
typealias ElementFields = Flags<ElementField>
