import Foundation

/// An element at the edge of a list cell, such as a chevron, a checkmark, or a handle.
///
/// ```swift
/// cell.accessories = [.disclosureIndicator(), .delete(), .reorder()]
/// ```
///
/// As in UIKit, the types determine the order. Displayed accessories, even hidden ones, reduce the width of
/// the content view. A color of `nil` means the type's default color.
@preconcurrency @MainActor public struct UICellAccessory {
  /// The type of an accessory.
  public nonisolated enum AccessoryType: Hashable {
    /// A chevron for a row that opens other content.
    case disclosureIndicator
    /// A chevron that points down while children are visible.
    case outlineDisclosure
    /// A checkmark.
    case checkmark
    /// A button for deletion.
    case delete
    /// A button for insertion.
    case insert
    /// A handle.
    case reorder
    /// A circle with a checkmark while the cell is selected.
    case multiselect
    /// A menu's chosen element.
    case popUpMenu
    /// A text.
    case label
    /// A button for details.
    case detail
    /// A custom view.
    case customView(UIView)
  }

  /// The states in which an accessory is displayed.
  public nonisolated enum DisplayedState: Hashable, Sendable {
    /// During editing and otherwise.
    case always
    /// Only during editing.
    case whenEditing
    /// Except during editing.
    case whenNotEditing
  }

  /// The width reserved for an accessory, without the gaps around it.
  public nonisolated enum LayoutDimension: Hashable, Sendable {
    /// The accessory's own width.
    case actual
    /// A width of 24 points, scaled for the text size, to line up accessories.
    case standard
    /// A custom width, in points.
    case custom(CGFloat)
  }

  /// A closure called for taps.
  public typealias ActionHandler = () -> Void

  /// The type.
  public let accessoryType: AccessoryType
  let displayedState: DisplayedState
  let looks: Looks
  let placement: Placement
  var text = ""
  var font: UIFont?
  var adjustsFont = true
  var outlineStyle = OutlineDisclosureOptions.Style.automatic
  var maintainsFixedSize = false
  var menu: UIMenu?
  var handler: ActionHandler?
  var selectionHandler: PopUpMenuSelectedElementDidChangeHandler?

  struct Looks {
    var isHidden = false
    var width = LayoutDimension.standard
    var tintColor: UIColor?
    var backgroundColor: UIColor?
  }

  init(_ type: AccessoryType, _ displayed: DisplayedState, _ looks: Looks, _ placement: Placement) {
    (accessoryType, displayedState) = (type, displayed)
    (self.looks, self.placement) = (looks, placement)
  }

  func isDisplayed(whileEditing isEditing: Bool) -> Bool {
    switch displayedState {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}
