import SwiftSyntax

/// A member of an extension of a class.
struct ExtensionMember {
  /// `tapped(_:)`, or a property's name.
  let key: String
  let isOverride: Bool
  let item: MemberBlockItemSyntax
  let node: ExtensionDeclSyntax
  let file: OpenFile
  /// The extended type as it is spelled.
  let className: String
}
