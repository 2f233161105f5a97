/// The fields of an element that a message contains. The order of the bits is the order in the message. Fields
/// that change during motion fit the first byte.
struct ElementFields: OptionSet {
  var rawValue: Int

  static let move = ElementFields(rawValue: 1 << 0)
  static let affine = ElementFields(rawValue: 1 << 1)
  static let projective = ElementFields(rawValue: 1 << 2)
  static let scroll = ElementFields(rawValue: 1 << 3)
  static let size = ElementFields(rawValue: 1 << 4)
  static let opacity = ElementFields(rawValue: 1 << 5)
  static let order = ElementFields(rawValue: 1 << 6)
  static let parent = ElementFields(rawValue: 1 << 7)
  static let shape = ElementFields(rawValue: 1 << 8)
  static let fill = ElementFields(rawValue: 1 << 9)
  static let border = ElementFields(rawValue: 1 << 10)
  static let shadow = ElementFields(rawValue: 1 << 11)
  static let content = ElementFields(rawValue: 1 << 12)
  static let role = ElementFields(rawValue: 1 << 13)
  static let corners = ElementFields(rawValue: 1 << 14)
  static let mask = ElementFields(rawValue: 1 << 15)
  static let shadowPath = ElementFields(rawValue: 1 << 16)
  static let backdrop = ElementFields(rawValue: 1 << 17)
}
