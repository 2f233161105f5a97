import SwiftSyntax

/// A method's name with its argument labels, such as `tapped(_:)`.
struct Signature: Hashable, CustomStringConvertible {
  let name: String
  /// The argument labels. `_` stands for no label.
  let labels: [String]

  init(name: String, labels: [String]) { (self.name, self.labels) = (name, labels) }

  init(_ function: FunctionDeclSyntax) {
    name = function.name.text
    labels = function.signature.parameterClause.parameters.map(\.firstName.text)
  }

  /// Creates the signature of a reference, such as `tapped(_:)`, or `nil` if it has no written labels.
  init?(_ reference: DeclReferenceExprSyntax) {
    guard let arguments = reference.argumentNames else { return nil }
    self.init(name: reference.baseName.text, labels: arguments.arguments.map(\.name.text))
  }

  /// Creates the signature of a call. Trailing closures count as arguments without labels.
  init(_ reference: DeclReferenceExprSyntax, calledWith call: FunctionCallExprSyntax) {
    if let spelled = Signature(reference) {
      self = spelled
      return
    }
    var labels = call.arguments.map { $0.label?.text ?? "_" }
    if call.trailingClosure != nil { labels.append("_") }
    labels += call.additionalTrailingClosures.map(\.label.text)
    self.init(name: reference.baseName.text, labels: labels)
  }

  var description: String { labels.isEmpty ? "\(name)()" : "\(name)(\(labels.map { $0 + ":" }.joined()))" }

  /// An unambiguous reference to the method.
  var reference: String { labels.isEmpty ? name : description }

  /// The method's Objective-C selector, such as `tapped:` or `moveWithFrom:to:`.
  var selector: String {
    guard let first = labels.first else { return name }
    let head = first == "_" ? "\(name):" : "\(name)With\(first.capitalizedFirst):"
    return head + labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
  }
}
