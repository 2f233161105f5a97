import Foundation
import LayoutEngine

/// Answers the items of a custom group, in an environment whose container is the group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items of a compositional layout along an axis, or in frames of their own. Groups are items of other groups.
///
/// A group retains copies of its items, and a section one of its group: set up an item before you hand it on.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Content: Equatable {
    case line(Axis, Filling)
    case custom(CustomGroupProvider)
  }

  enum Filling: Equatable {
    case repeating
    case copies(Int)
    case equal(Int)
  }

  private(set) var content = Content.line(.horizontal, .repeating)
  /// The items, as often as they were given.
  open private(set) var subitems: [NSCollectionLayoutItem]
  /// Attached to the group. Default none.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { badges }
    set { badges = newValue }
  }

  private var badges: [NSCollectionLayoutSupplementaryItem] = []
  /// Between two items. Default nil: none. In a custom group it does nothing.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// For the class methods, which make objects of the class that they are called on.
  public required init(_layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) {
    self.subitems = subitems.compactMap { $0.copy() as? NSCollectionLayoutItem }
    super.init(_layoutSize, [])
  }

  private class func make(
    _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ content: Content
  ) -> Self {
    let group = Self(_layoutSize: layoutSize, subitems: subitems)
    group.content = content
    return group
  }

  nonisolated deinit {}

  /// The items side by side, over and over while they fit.
  @discardableResult
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    make(layoutSize, subitems, .line(.horizontal, .repeating))
  }

  /// The items below one another, over and over while they fit.
  @discardableResult
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    make(layoutSize, subitems, .line(.vertical, .repeating))
  }

  /// An item that many times side by side, at its own width. That it fits is up to you.
  @discardableResult
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, [subitem], .line(.horizontal, .copies(count))) }

  /// An item that many times below one another, at its own height. That it fits is up to you.
  @discardableResult
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, [subitem], .line(.vertical, .copies(count))) }

  /// An item that many times side by side, as broad as the group allows, whatever its own width.
  @discardableResult
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, [subitem], .line(.horizontal, .equal(count))) }

  /// An item that many times below one another, as high as the group allows, whatever its own height.
  @discardableResult
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, [subitem], .line(.vertical, .equal(count))) }

  /// Items in frames that the closure answers, in the group's coordinates. It is asked each time that a group is laid out.
  @discardableResult
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { make(layoutSize, [], .custom(CustomGroupProvider(itemProvider))) }

  @discardableResult
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.make(layoutSize, subitems, content)
    (copy.contentInsets, copy.edgeSpacing) = (contentInsets, edgeSpacing)
    (copy.supplementaryItems, copy.interItemSpacing) = (supplementaryItems, interItemSpacing)
    return copy
  }

  /// The group and what is in it, an item a line, for the debugger.
  @discardableResult
  open func visualDescription() -> String { lines(indentation: "").joined(separator: "\n") }

  private func lines(indentation: String) -> [String] {
    let kind: String =
      switch content {
      case .custom: "custom"
      case .line(let axis, let filling):
        (axis.isVertical ? "vertical" : "horizontal")
          + {
            switch filling {
            case .repeating: ""
            case .copies(let count), .equal(let count): " x \(count)"
            }
          }()
      }
    let head = "\(indentation)\(kind) \(layoutSize.description)"
    return [head + (interItemSpacing.map { ", spacing \($0.description)" } ?? "")]
      + subitems.flatMap { item in
        (item as? NSCollectionLayoutGroup)?.lines(indentation: indentation + "  ")
          ?? ["\(indentation)  item \(item.layoutSize.description)"]
      }
  }

  /// Functions cannot be compared: of custom groups, only copies of the same are equal.
  override func describesTheSame(as other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutGroup, super.describesTheSame(as: other) else {
      return false
    }
    return content == other.content && subitems == other.subitems
      && interItemSpacing == other.interItemSpacing
  }
}
