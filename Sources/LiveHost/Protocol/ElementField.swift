/// A field of an element that a message may contain.
///
/// The order of the cases is the order in the message. Fields that change during motion fit in the first
/// byte.
enum ElementField: Int, CaseIterable {
  case move, affine, projective, scroll, size, opacity, order
  case parent, shape, fill, border, shadow, content, role
  case corners, mask, shadowPath, backdrop
}

/// The fields of an element in a message.
typealias ElementFields = Flags<ElementField>
