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
    /// Text.
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

extension UICellAccessory {
  /// The edge and displayed state of an app's accessory.
  public enum Placement {
    /// A closure that returns an index among the accessories at one edge, in reading order.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// The leading edge, by default next to the content.
    case leading(
      displayed: DisplayedState = .always, at: Position = { $0.count })
    /// The trailing edge, by default next to the content.
    case trailing(
      displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Returns the position before the first accessory of a type, or the first position if there is none.
    public static func position(before accessoryType: AccessoryType) -> Position {
      { accessories in accessories.firstIndex { $0.accessoryType == accessoryType } ?? 0 }
    }

    /// Returns the position after the last accessory of a type, or the last position if there is none.
    public static func position(after accessoryType: AccessoryType) -> Position {
      { accessories in
        accessories.lastIndex { $0.accessoryType == accessoryType }.map { $0 + 1 } ?? accessories.count
      }
    }

    var isLeading: Bool {
      if case .leading = self { true } else { false }
    }
    var position: Position {
      switch self {
      case .leading(_, let position), .trailing(_, let position): position
      }
    }
    var displayed: DisplayedState {
      switch self {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }
  }

  /// Returns the accessories at each edge, in reading order.
  static func arranged(
    _ accessories: [UICellAccessory]
  ) -> (leading: [UICellAccessory], trailing: [UICellAccessory]) {
    var (leading, trailing): ([UICellAccessory], [UICellAccessory]) = ([], [])
    let known = accessories.filter { $0.rank != nil }.sorted { ($0.rank ?? 0) < ($1.rank ?? 0) }
    for accessory in known {
      if accessory.placement.isLeading { leading.append(accessory) } else { trailing.append(accessory) }
    }
    for accessory in accessories where accessory.rank == nil {
      let position = accessory.placement.position
      if accessory.placement.isLeading {
        leading.insert(accessory, at: min(max(0, position(leading)), leading.count))
      } else {
        trailing.insert(accessory, at: min(max(0, position(trailing)), trailing.count))
      }
    }
    return (leading, trailing)
  }

  /// The position among the standard accessories, or `nil` for a custom view.
  private var rank: Int? {
    switch accessoryType {
    case .multiselect: 0
    case .delete: 1
    case .insert: 2
    case .label: 3
    case .popUpMenu: 4
    case .checkmark: 5
    case .detail: 6
    case .outlineDisclosure: 7
    case .disclosureIndicator: 8
    case .reorder: 9
    case .customView: nil
    }
  }
}
