import Foundation
import LayoutEngine

/// A closure that returns a custom group's items. The container of the environment is the group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// A group of items along an axis or in custom frames.
///
/// Groups copy their items, and sections copy their group. Configure an item before you pass it on.
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
  /// The copies of the items passed to the group.
  open private(set) var subitems: [NSCollectionLayoutItem]
  /// The group's supplementary items. The default value is an empty array.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { badges }
    set { badges = newValue }
  }

  private var badges: [NSCollectionLayoutSupplementaryItem] = []
  /// The spacing between items. The default value is `nil`. Custom groups ignore it.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// Creates an instance for the class methods.
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

  /// Returns a group of items side by side, repeated while they fit.
  @discardableResult
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    make(layoutSize, subitems, .line(.horizontal, .repeating))
  }

  /// Returns a group of items from top to bottom, repeated while they fit.
  @discardableResult
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    make(layoutSize, subitems, .line(.vertical, .repeating))
  }

  /// Returns a group that repeats an item side by side. Make sure that all copies fit.
  @discardableResult
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, [subitem], .line(.horizontal, .copies(count))) }

  /// Returns a group that repeats an item from top to bottom. Make sure that all copies fit.
  @discardableResult
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, [subitem], .line(.vertical, .copies(count))) }

  /// Returns a group that repeats an item side by side, with equal widths.
  @discardableResult
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, [subitem], .line(.horizontal, .equal(count))) }

  /// Returns a group that repeats an item from top to bottom, with equal heights.
  @discardableResult
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, [subitem], .line(.vertical, .equal(count))) }

  /// Returns a group with custom frames. The closure is called each time the group is laid out.
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

  /// Returns a description for the debugger, with one item per line.
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

  /// Closures can't be compared, so custom groups are equal only to their copies.
  override func describesTheSame(as other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutGroup, super.describesTheSame(as: other) else {
      return false
    }
    return content == other.content && subitems == other.subitems
      && interItemSpacing == other.interItemSpacing
  }
}

/// The immutable frame of an item in a custom group.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  /// The frame in the group's coordinates.
  open private(set) var frame: CGRect
  /// The item's z-index. The default value is 0.
  open private(set) var zIndex: Int

  /// Creates an item with a `zIndex` of 0.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Creates an item with a frame and a z-index.
  public init(frame: CGRect, zIndex: Int) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }

  nonisolated deinit {}

  /// Returns this object.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The closure of a custom group. Unlike a closure, an object can be compared by its identity.
final class CustomGroupProvider: Equatable {
  let items: NSCollectionLayoutGroupCustomItemProvider

  init(_ items: @escaping NSCollectionLayoutGroupCustomItemProvider) { self.items = items }

  nonisolated static func == (left: CustomGroupProvider, right: CustomGroupProvider) -> Bool {
    left === right
  }
}
