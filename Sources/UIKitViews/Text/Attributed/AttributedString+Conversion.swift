import Foundation

// Linux lacks these initializers.
nonisolated extension AttributedString {
  /// Creates a string with only those attributes that UIKit shows.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let text = nsStr.string as NSString
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
      attributes, range, _ in
      append(AttributedString(text.substring(with: range), attributes: AttributeContainer(attributes)))
    }
  }
}

nonisolated extension AttributeContainer {
  /// Creates a container with only those attributes that UIKit shows. Omits values of the wrong type.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    self.font = dictionary[.font] as? UIFont
    self.foregroundColor = dictionary[.foregroundColor] as? UIColor
    self.backgroundColor = dictionary[.backgroundColor] as? UIColor
    self.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
    self.kern = AttributeValue.number(dictionary[.kern])
    self.tracking = AttributeValue.number(dictionary[.tracking])
    self.underlineStyle = AttributeValue.line(dictionary[.underlineStyle])
    self.underlineColor = dictionary[.underlineColor] as? UIColor
    self.strikethroughStyle = AttributeValue.line(dictionary[.strikethroughStyle])
    self.strikethroughColor = dictionary[.strikethroughColor] as? UIColor
    self.baselineOffset = AttributeValue.number(dictionary[.baselineOffset])
    self.obliqueness = AttributeValue.number(dictionary[.obliqueness])
    self.shadow = dictionary[.shadow] as? NSShadow
    self.attachment = dictionary[.attachment] as? NSTextAttachment
    self.link = dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
  }
}
