import Foundation

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
