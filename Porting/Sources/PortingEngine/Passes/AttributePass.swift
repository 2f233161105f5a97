import SwiftSyntax

/// Removes attributes that are only for Objective-C or Interface Builder.
final class AttributePass: Pass {
  private static let names: Set = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction",
    "GKInspectable",
  ]
  private static let refused = [
    "NSManaged": "Core Data is unavailable. Make it a stored property with an initial value.",
    "UIApplicationMain": "There is no UIApplication to start. Write '@main' and create a window.",
    "NSApplicationMain": "There is no NSApplication to start. Write '@main'.",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.names.contains(name) {
      file.remove(node)
      file.changed(node, "'\(node.oneLine)' was removed")
      removeDynamic(nextTo: node)
    } else if let reason = Self.refused[name] {
      file.cannot(node, "'@\(name)': \(reason)")
    } else if name == "convention", node.arguments?.trimmedDescription == "block" {
      file.remove(node)
      file.changed(node, "'@convention(block)' was removed, because there are no Objective-C blocks")
    }
    return .skipChildren
  }

  /// Removes `dynamic` next to `@objc`, because it requests Objective-C dispatch.
  private func removeDynamic(nextTo attribute: AttributeSyntax) {
    guard let declaration = attribute.parent?.parent?.asProtocol(WithModifiersSyntax.self),
      let modifier = declaration.modifiers.first(where: { $0.name.text == "dynamic" }),
      let attributes = attribute.parent?.as(AttributeListSyntax.self),
      attributes.first(where: {
        Self.names.contains($0.as(AttributeSyntax.self)?.attributeName.trimmedDescription ?? "")
      })?
      .id == attribute.id
    else { return }
    file.remove(modifier)
    file.changed(modifier, "'dynamic' was removed")
  }
}
