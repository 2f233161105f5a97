import Foundation

/// Something at the leading or trailing edge of a list cell: a chevron, a checkmark, a handle, a view of your own.
///
/// ```swift
/// cell.accessories = [.disclosureIndicator(), .delete(), .reorder()]
/// ```
///
/// Accessories stand in UIKit's order, whatever the order in the array. Each uses room of the cell's content view while it is displayed.
@preconcurrency @MainActor public struct UICellAccessory {
  /// What an accessory is.
  public nonisolated enum AccessoryType: Hashable {
    /// A chevron: a tap on the cell leads elsewhere.
    case disclosureIndicator
    /// A chevron that points down while the cell's children show.
    case outlineDisclosure
    /// The cell is chosen.
    case checkmark
    /// A button that begins a deletion.
    case delete
    /// A button that inserts something.
    case insert
    /// A handle by which the cell is moved.
    case reorder
    /// A circle that is marked while the cell is selected.
    case multiselect
    /// The chosen element of a menu.
    case popUpMenu
    /// A text.
    case label
    /// A button that shows more about the cell.
    case detail
    /// A view of the app's.
    case customView(UIView)
  }

  /// When an accessory is displayed.
  public nonisolated enum DisplayedState: Hashable, Sendable {
    /// While the cell is edited, and while it is not.
    case always
    /// While the cell is edited.
    case whenEditing
    /// While the cell is not edited.
    case whenNotEditing
  }

  /// The width that an accessory uses of the content view, without the gaps around it.
  public nonisolated enum LayoutDimension: Hashable, Sendable {
    /// The accessory's own.
    case actual
    /// 24 points, more or less with another text size, so that accessories of different widths line up.
    case standard
    /// In points.
    case custom(CGFloat)
  }

  /// Called when the accessory is tapped.
  public typealias ActionHandler = () -> Void

  /// What it is.
  public let accessoryType: AccessoryType
  let displayedState: DisplayedState
  let looks: Looks
  let placement: Placement
  var text = ""
  var font: UIFont?
  /// Whether the font follows the text size.
  var adjustsFont = true
  var outlineStyle = OutlineDisclosureOptions.Style.automatic
  var maintainsFixedSize = false
  var menu: UIMenu?
  var handler: ActionHandler?
  var selectionHandler: PopUpMenuSelectedElementDidChangeHandler?

  /// What all accessories have.
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
