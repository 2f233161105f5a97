import Foundation

extension UICellAccessory {
  /// Returns a chevron at the trailing edge.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { .init(.disclosureIndicator, displayed, options.looks, .trailing()) }

  /// Returns a chevron that expands and collapses a row. By default, a tap updates the section snapshot of a
  /// diffable data source.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.outlineDisclosure, displayed, options.looks, .trailing())
    (accessory.outlineStyle, accessory.handler) = (options.style, actionHandler)
    return accessory
  }

  /// Returns a checkmark at the trailing edge.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { .init(.checkmark, displayed, options.looks, .trailing()) }

  /// Returns a delete button at the leading edge. By default, a tap reveals the row's trailing swipe actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.delete, displayed, options.looks, .leading())
    accessory.handler = actionHandler
    return accessory
  }

  /// Returns an insert button at the leading edge.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.insert, displayed, options.looks, .leading())
    accessory.handler = actionHandler
    return accessory
  }

  /// Returns a handle for moving the row, at the trailing edge. The data source must allow moves.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory { .init(.reorder, displayed, options.looks, .trailing()) }

  /// Returns a circle at the leading edge, with a checkmark while the cell is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory { .init(.multiselect, displayed, options.looks, .leading()) }

  /// A closure called after the user chooses an element of the menu.
  public typealias PopUpMenuSelectedElementDidChangeHandler = (_ menu: UIMenu) -> Void

  /// Returns a button at the trailing edge that shows the chosen element and opens the menu.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: PopUpMenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.popUpMenu, displayed, options.looks, .trailing())
    (accessory.menu, accessory.selectionHandler) = (menu, selectedElementDidChangeHandler)
    return accessory
  }

  /// Returns text at the trailing edge.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.label, displayed, options.looks, .trailing())
    (accessory.text, accessory.font) = (text, options.font)
    accessory.adjustsFont = options.adjustsFontForContentSizeCategory
    return accessory
  }

  /// Returns a button for details at the trailing edge.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.detail, displayed, options.looks, .trailing())
    accessory.handler = actionHandler
    return accessory
  }

  /// Returns an accessory that shows a view of the app.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    var accessory = UICellAccessory(
      .customView(configuration.customView), configuration.placement.displayed,
      Looks(
        isHidden: configuration.isHidden, width: configuration.reservedLayoutWidth,
        tintColor: configuration.tintColor), configuration.placement)
    accessory.maintainsFixedSize = configuration.maintainsFixedSize
    return accessory
  }
}
