import Foundation

nonisolated extension AttributeScopes {
  /// See ``UIKitAttributes``.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes that UIKit shows.
  public struct UIKitAttributes: AttributeScope {
    /// See ``NSAttributedString/Key/font``.
    public let font: FontAttribute
    /// See ``NSAttributedString/Key/foregroundColor``.
    public let foregroundColor: ForegroundColorAttribute
    /// See ``NSAttributedString/Key/backgroundColor``.
    public let backgroundColor: BackgroundColorAttribute
    /// See ``NSAttributedString/Key/paragraphStyle``.
    public let paragraphStyle: ParagraphStyleAttribute
    /// See ``NSAttributedString/Key/kern``.
    public let kern: KernAttribute
    /// See ``NSAttributedString/Key/tracking``.
    public let tracking: TrackingAttribute
    /// See ``NSAttributedString/Key/underlineStyle``.
    public let underlineStyle: UnderlineStyleAttribute
    /// See ``NSAttributedString/Key/underlineColor``.
    public let underlineColor: UnderlineColorAttribute
    /// See ``NSAttributedString/Key/strikethroughStyle``.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// See ``NSAttributedString/Key/strikethroughColor``.
    public let strikethroughColor: StrikethroughColorAttribute
    /// See ``NSAttributedString/Key/baselineOffset``.
    public let baselineOffset: BaselineOffsetAttribute
    /// See ``NSAttributedString/Key/obliqueness``.
    public let obliqueness: ObliquenessAttribute
    /// See ``NSAttributedString/Key/shadow``.
    public let shadow: ShadowAttribute
    /// See ``NSAttributedString/Key/attachment``.
    public let attachment: AttachmentAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The key for a `UIFont`.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
    /// The key for the text's `UIColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
    /// The key for the background's `UIColor`.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }
    /// The key for an `NSParagraphStyle`.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = "NSParagraphStyle"
    }
    /// The key for the space after every character, in points.
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }
    /// The key for the space after every character, in points.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "CTTracking"
    }
    /// The key for the style of underlines.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }
    /// The key for the underlines' `UIColor`.
    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSUnderlineColor"
    }
    /// The key for the style of strikethroughs.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }
    /// The key for the strikethroughs' `UIColor`.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrikethroughColor"
    }
    /// The key for the upward shift, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSBaselineOffset"
    }
    /// The key for the slant.
    public enum ObliquenessAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSObliqueness"
    }
    /// The key for an `NSShadow`. Don't change the shadow once it's in a text.
    public enum ShadowAttribute: AttributedStringKey {
      public typealias Value = NSShadow
      public static let name = "NSShadow"
    }
    /// The key for an `NSTextAttachment`.
    public enum AttachmentAttribute: AttributedStringKey {
      public typealias Value = NSTextAttachment
      public static let name = "NSAttachment"
    }
  }
}

nonisolated extension AttributeDynamicLookup {
  /// Makes `string.font` UIKit's attribute.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

nonisolated extension NSAttributedString {
  /// Creates a string with only those attributes that UIKit shows.
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = run.font
      attributes[.foregroundColor] = run.foregroundColor
      attributes[.backgroundColor] = run.backgroundColor
      attributes[.paragraphStyle] = run.paragraphStyle
      attributes[.kern] = run.kern
      attributes[.tracking] = run.tracking
      attributes[.underlineStyle] = run.underlineStyle?.rawValue
      attributes[.underlineColor] = run.underlineColor
      attributes[.strikethroughStyle] = run.strikethroughStyle?.rawValue
      attributes[.strikethroughColor] = run.strikethroughColor
      attributes[.baselineOffset] = run.baselineOffset
      attributes[.obliqueness] = run.obliqueness
      attributes[.shadow] = run.shadow
      attributes[.attachment] = run.attachment
      attributes[.link] = run.link
      result.join(
        NSAttributedString(string: String(attrStr[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: result)
  }
}

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
