// Foundation isn't imported: on Linux, its methods of mutable attributed strings trap if attributes are
// objects. Without the import, the library's methods replace them, as in an app that imports UIKit.
import Rendering

@testable import UIKitCollections
@testable import UIKitViews

/// Builds and changes an attributed text step by step, measures it, and shows it in a label.
enum TextInput {
  static func run(_ bytes: [UInt8]) {
    var input = InputBytes(bytes)
    let text = NSMutableAttributedString(string: "")
    var steps = 0
    while !input.isEmpty, steps < 40 {
      change(text, by: &input)
      steps += 1
    }
    measure(text)
    show(text, &input)
    let again = NSAttributedString(AttributedString(text))
    precondition(again.string == text.string, "another text after conversion")
  }

  private static func change(_ text: NSMutableAttributedString, by input: inout InputBytes) {
    switch input.index(below: 7) {
    case 0, 1: text.append(NSAttributedString(string: input.text(Int(input.byte() & 31))))
    case 2:
      let addition = NSAttributedString(
        string: input.text(Int(input.byte() & 15)), attributes: attributes(&input))
      text.insert(addition, at: input.index(below: text.length + 1))
    case 3: text.addAttributes(attributes(&input), range: range(in: text, &input))
    case 4: text.setAttributes(attributes(&input), range: range(in: text, &input))
    case 5: text.removeAttribute(keys[input.index(below: keys.count)], range: range(in: text, &input))
    default:
      let attachment = NSTextAttachment()
      attachment.bounds = CGRect(
        x: input.number(), y: input.number(), width: input.number(), height: input.number())
      text.append(NSAttributedString(attachment: attachment))
    }
  }

  private static func range(in text: NSAttributedString, _ input: inout InputBytes) -> NSRange {
    let start = input.index(below: text.length + 1)
    return NSRange(location: start, length: input.index(below: text.length - start + 1))
  }

  private static let keys: [NSAttributedString.Key] = [
    .font, .foregroundColor, .backgroundColor, .paragraphStyle, .kern, .tracking, .underlineStyle,
    .strikethroughStyle, .baselineOffset, .link, .shadow, .obliqueness,
  ]

  private static func attributes(_ input: inout InputBytes) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for _ in 0..<input.index(below: 4) {
      let key = keys[input.index(below: keys.count)]
      switch key {
      case .font: attributes[key] = UIFont.systemFont(ofSize: abs(input.number()), weight: .bold)
      case .foregroundColor, .backgroundColor: attributes[key] = UIColor.systemRed
      case .paragraphStyle: attributes[key] = paragraphStyle(&input)
      case .link: attributes[key] = input.text(8)
      case .shadow:
        let shadow = NSShadow()
        shadow.shadowColor = UIColor.black
        shadow.shadowOffset = CGSize(width: input.number(), height: input.number())
        attributes[key] = shadow
      default: attributes[key] = input.number()
      }
    }
    return attributes
  }

  private static func paragraphStyle(_ input: inout InputBytes) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = NSTextAlignment(rawValue: input.index(below: 5)) ?? .natural
    style.lineBreakMode = NSLineBreakMode(rawValue: input.index(below: 6)) ?? .byWordWrapping
    style.baseWritingDirection = NSWritingDirection(rawValue: input.index(below: 3) - 1) ?? .natural
    style.firstLineHeadIndent = input.number()
    style.headIndent = input.number()
    style.tailIndent = input.number()
    style.lineSpacing = input.number()
    style.paragraphSpacing = input.number()
    style.lineHeightMultiple = input.number()
    style.maximumLineHeight = input.number()
    return style
  }

  private static func measure(_ text: NSAttributedString) {
    let whole = text.size()
    precondition(!whole.width.isNaN && !whole.height.isNaN, "a size of \(whole)")
    for width in [0, 1, 40, 1e6] as [CGFloat] {
      _ = text.boundingRect(
        with: CGSize(width: width, height: 100), options: .usesLineFragmentOrigin, context: nil)
    }
  }

  private static func show(_ text: NSAttributedString, _ input: inout InputBytes) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    label.attributedText = text
    label.numberOfLines = input.index(below: 4)
    label.lineBreakMode = NSLineBreakMode(rawValue: input.index(below: 6)) ?? .byTruncatingTail
    _ = label.sizeThatFits(CGSize(width: 80, height: 1000))
    _ = label.svg()
    label.text = text.string
    _ = label.sizeThatFits(CGSize(width: 80, height: 1000))
    _ = label.svg()
  }
}
