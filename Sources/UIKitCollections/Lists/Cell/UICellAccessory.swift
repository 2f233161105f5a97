import Foundation

/// An element at the leading or trailing edge of a list cell: a chevron, a checkmark, a handle, or a custom
/// view.
///
/// ```swift
/// cell.accessories = [.disclosureIndicator(), .delete(), .reorder()]
/// ```
///
/// Accessories use UIKit's order, regardless of their order in the array. Each takes room from the cell's
/// content view while it's displayed.
@preconcurrency @MainActor public struct UICellAccessory {
  /// The type of an accessory.
  public nonisolated enum AccessoryType: Hashable {
    /// A chevron. A tap on the cell leads elsewhere.
    case disclosureIndicator
    /// A chevron that points down while the cell's children are visible.
    case outlineDisclosure
    /// A checkmark for a chosen cell.
    case checkmark
    /// A button that begins a deletion.
    case delete
    /// A button that inserts something.
    case insert
    /// A handle that moves the cell.
    case reorder
    /// A circle, marked while the cell is selected.
    case multiselect
    /// The chosen element of a menu.
    case popUpMenu
    /// A text label.
    case label
    /// A button that shows more about the cell.
    case detail
    /// A custom view of the app.
    case customView(UIView)
  }

  /// The editing states in which an accessory is displayed.
  public nonisolated enum DisplayedState: Hashable, Sendable {
    /// The accessory is displayed during editing and otherwise.
    case always
    /// The accessory is displayed only during editing.
    case whenEditing
    /// The accessory is displayed except during editing.
    case whenNotEditing
  }

  /// The width of an accessory in the content view, without the gaps around it.
  public nonisolated enum LayoutDimension: Hashable, Sendable {
    /// The accessory's own width.
    case actual
    /// A width of 24 points, scaled for the text size, so accessories of different widths line up.
    case standard
    /// A custom width, in points.
    case custom(CGFloat)
  }

  /// A closure called when the accessory is tapped.
  public typealias ActionHandler = () -> Void

  /// The type of the accessory.
  public let accessoryType: AccessoryType
  let displayedState: DisplayedState
  let looks: Looks
  let placement: Placement
  var text = ""
  var font: UIFont?
  /// `true` if the font follows the text size.
  var adjustsFont = true
  var outlineStyle = OutlineDisclosureOptions.Style.automatic
  var maintainsFixedSize = false
  var menu: UIMenu?
  var handler: ActionHandler?
  var selectionHandler: PopUpMenuSelectedElementDidChangeHandler?

  /// The appearance properties of all accessories.
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
