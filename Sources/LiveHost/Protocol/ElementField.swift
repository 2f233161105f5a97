/// A field of an element, in the order of messages. Fields that change during motion fit in the first byte.
enum ElementField: Int, CaseIterable {
  case move, affine, projective, scroll, size, opacity, order
  case parent, shape, fill, border, shadow, content, role
  case corners, mask, shadowPath, backdrop
}

typealias ElementFields = Flags<ElementField>
