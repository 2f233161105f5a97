import Foundation

nonisolated extension AttributeScopes {
  /// UIKit's attributes: see ``UIKitAttributes``.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// What UIKit shows of an `AttributedString`.
  public struct UIKitAttributes: AttributeScope {
    /// As ``NSAttributedString/Key/font``.
    public let font: FontAttribute
    /// As ``NSAttributedString/Key/foregroundColor``.
    public let foregroundColor: ForegroundColorAttribute
    /// As ``NSAttributedString/Key/backgroundColor``.
    public let backgroundColor: BackgroundColorAttribute
    /// As ``NSAttributedString/Key/paragraphStyle``.
    public let paragraphStyle: ParagraphStyleAttribute
    /// As ``NSAttributedString/Key/kern``.
    public let kern: KernAttribute
    /// As ``NSAttributedString/Key/tracking``.
    public let tracking: TrackingAttribute
    /// As ``NSAttributedString/Key/underlineStyle``.
    public let underlineStyle: UnderlineStyleAttribute
    /// As ``NSAttributedString/Key/underlineColor``.
    public let underlineColor: UnderlineColorAttribute
    /// As ``NSAttributedString/Key/strikethroughStyle``.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// As ``NSAttributedString/Key/strikethroughColor``.
    public let strikethroughColor: StrikethroughColorAttribute
    /// As ``NSAttributedString/Key/baselineOffset``.
    public let baselineOffset: BaselineOffsetAttribute
    /// As ``NSAttributedString/Key/obliqueness``.
    public let obliqueness: ObliquenessAttribute
    /// As ``NSAttributedString/Key/shadow``.
    public let shadow: ShadowAttribute
    /// As ``NSAttributedString/Key/attachment``.
    public let attachment: AttachmentAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// A `UIFont`.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
    /// A `UIColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
    /// A `UIColor`.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }
    /// An `NSParagraphStyle`.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = "NSParagraphStyle"
    }
    /// Points after every character.
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }
    /// Points after every character.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "CTTracking"
    }
    /// A style of lines.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }
    /// A `UIColor`.
    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSUnderlineColor"
    }
    /// A style of lines.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }
    /// A `UIColor`.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrikethroughColor"
    }
    /// Points upward.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSBaselineOffset"
    }
    /// How far the text slants.
    public enum ObliquenessAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSObliqueness"
    }
    /// An `NSShadow`. Do not change it once a text has it.
    public enum ShadowAttribute: AttributedStringKey {
      public typealias Value = NSShadow
      public static let name = "NSShadow"
    }
    /// An `NSTextAttachment`.
    public enum AttachmentAttribute: AttributedStringKey {
      public typealias Value = NSTextAttachment
      public static let name = "NSAttachment"
    }
  }
}

nonisolated extension AttributeDynamicLookup {
  /// Lets `string.font` mean UIKit's attribute.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

nonisolated extension NSAttributedString {
  /// The string with those of its attributes that UIKit shows.
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
