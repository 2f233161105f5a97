import CollectionView
import Rendering

/// The names of a tree's views in messages, by the nodes that show them.
///
/// A name begins with the view's class. Its identifier, text, index path, or number among views of the same
/// kind follows, then its location up to the cell: `UILabel "Total" in PriceCell [0, 2]`.
@MainActor
struct ViewNames {
  private(set) var names: [DisplayNode.ID: String] = [:]

  init(of view: UIView) { add(view, own: Self.ownName(of: view), outside: nil) }

  private mutating func add(_ view: UIView, own: String, outside: String?) {
    let name = outside.map { "\(own) in \($0)" } ?? own
    names[DisplayNode.ID(rawValue: view.layer.serialNumber)] = name
    // Every cell has a content view, so naming it adds nothing.
    let isContentView = (view.superview as? UICollectionViewCell)?.contentView === view
    let inside = view is UICollectionReusableView ? own : isContentView ? outside : name
    for child in view.subviews {
      let alike = view.subviews.filter { type(of: $0) == type(of: child) }
      var own = Self.ownName(of: child)
      if alike.count > 1, own == "\(type(of: child))", let number = alike.firstIndex(where: { $0 === child })
      {
        own += " \(number + 1)"
      }
      add(child, own: own, outside: inside)
    }
  }

  private static func ownName(of view: UIView) -> String {
    let kind = "\(type(of: view))"
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return "\(kind) \(identifier)" }
    if let text = (view as? UILabel)?.text, !text.isEmpty { return "\(kind) \"\(text)\"" }
    guard let element = view as? UICollectionReusableView,
      let list = sequence(first: view, next: \.superview).lazy.compactMap({ $0 as? UICollectionView }).first
    else { return kind }
    return list.element(shownBy: element).map { "\(kind) \(Array($0.path))" } ?? kind
  }
}
