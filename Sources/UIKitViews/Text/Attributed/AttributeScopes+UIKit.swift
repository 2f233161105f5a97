import Foundation

nonisolated extension AttributeScopes {
  /// UIKit's attributes: see ``UIKitAttributes``.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of an `AttributedString` shown by UIKit.
  public struct UIKitAttributes: AttributeScope {
    /// The same attribute as ``NSAttributedString/Key/font``.
    public let font: FontAttribute
    /// The same attribute as ``NSAttributedString/Key/foregroundColor``.
    public let foregroundColor: ForegroundColorAttribute
    /// The same attribute as ``NSAttributedString/Key/backgroundColor``.
    public let backgroundColor: BackgroundColorAttribute
    /// The same attribute as ``NSAttributedString/Key/paragraphStyle``.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The same attribute as ``NSAttributedString/Key/kern``.
    public let kern: KernAttribute
    /// The same attribute as ``NSAttributedString/Key/tracking``.
    public let tracking: TrackingAttribute
    /// The same attribute as ``NSAttributedString/Key/underlineStyle``.
    public let underlineStyle: UnderlineStyleAttribute
    /// The same attribute as ``NSAttributedString/Key/underlineColor``.
    public let underlineColor: UnderlineColorAttribute
    /// The same attribute as ``NSAttributedString/Key/strikethroughStyle``.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The same attribute as ``NSAttributedString/Key/strikethroughColor``.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The same attribute as ``NSAttributedString/Key/baselineOffset``.
    public let baselineOffset: BaselineOffsetAttribute
    /// The same attribute as ``NSAttributedString/Key/obliqueness``.
    public let obliqueness: ObliquenessAttribute
    /// The same attribute as ``NSAttributedString/Key/shadow``.
    public let shadow: ShadowAttribute
    /// The same attribute as ``NSAttributedString/Key/attachment``.
    public let attachment: AttachmentAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// An attribute with a `UIFont` value.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
    /// An attribute with a `UIColor` value.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
    /// An attribute with a `UIColor` value.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }
    /// An attribute with an `NSParagraphStyle` value.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = "NSParagraphStyle"
    }
    /// The extra space after every character, in points.
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }
    /// The extra space after every character, in points.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "CTTracking"
    }
    /// An attribute for the style of lines.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }
    /// An attribute with a `UIColor` value.
    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSUnderlineColor"
    }
    /// An attribute for the style of lines.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }
    /// An attribute with a `UIColor` value.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrikethroughColor"
    }
    /// The upward shift of the text, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSBaselineOffset"
    }
    /// The slant of the text.
    public enum ObliquenessAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSObliqueness"
    }
    /// An attribute with an `NSShadow` value. Don't change the shadow once it's in a text.
    public enum ShadowAttribute: AttributedStringKey {
      public typealias Value = NSShadow
      public static let name = "NSShadow"
    }
    /// An attribute with an `NSTextAttachment` value.
    public enum AttachmentAttribute: AttributedStringKey {
      public typealias Value = NSTextAttachment
      public static let name = "NSAttachment"
    }
  }
}

nonisolated extension AttributeDynamicLookup {
  /// Makes `string.font` refer to UIKit's attribute.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

nonisolated extension NSAttributedString {
  /// Creates an attributed string with only the attributes shown by UIKit.
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
