import SwiftSyntax

/// A method's name with the labels of its arguments: `tapped(_:)`.
struct Signature: Hashable, CustomStringConvertible {
  let name: String
  /// `_` where there is none.
  let labels: [String]

  init(name: String, labels: [String]) { (self.name, self.labels) = (name, labels) }

  init(_ function: FunctionDeclSyntax) {
    name = function.name.text
    labels = function.signature.parameterClause.parameters.map(\.firstName.text)
  }

  /// `tapped(_:)` as it stands in a reference; nil where the labels are not spelled.
  init?(_ reference: DeclReferenceExprSyntax) {
    guard let arguments = reference.argumentNames else { return nil }
    self.init(name: reference.baseName.text, labels: arguments.arguments.map(\.name.text))
  }

  /// What is called, trailing closures without labels.
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

  /// The reference that names this method and no other.
  var reference: String { labels.isEmpty ? name : description }

  /// The selector that Objective-C would know the method by: `tapped:`, `moveWithFrom:to:`.
  var selector: String {
    guard let first = labels.first else { return name }
    let head = first == "_" ? "\(name):" : "\(name)With\(first.capitalizedFirst):"
    return head + labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
  }
}
