import SwiftSyntax

/// A member of a class extension.
struct ExtensionMember {
  /// The key: `tapped(_:)` for a method, or a property's name.
  let key: String
  let isOverride: Bool
  let item: MemberBlockItemSyntax
  let node: ExtensionDeclSyntax
  let file: OpenFile
  /// The extended type as written.
  let className: String
}
