import CollectionView

/// The code that creates a layout of the same class and sets the properties that have changed.
@MainActor
public struct LayoutSource {
  /// The statements that create and configure a constant named `layout`, one per line.
  public let text: String

  /// Creates the code for a layout.
  ///
  /// - Parameters:
  ///   - layout: The configured layout.
  ///   - initial: An unchanged layout of the same class.
  ///   - properties: The names of the stored properties that the code may set.
  public init(
    of layout: UICollectionViewLayout, comparedWith initial: UICollectionViewLayout, properties: Set<String>
  ) {
    let before = Self.values(of: initial, properties)
    var lines = ["let layout = \(type(of: layout))()"]
    for (name, value) in Self.values(of: layout, properties) {
      guard let source = SwiftSource(of: value),
        source
          != before.first(where: { $0.name == name }).flatMap({
            SwiftSource(of: $0.value)
          })
      else { continue }
      lines.append("layout.\(name) = \(source.text)")
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func values(
    of layout: UICollectionViewLayout, _ properties: Set<String>
  ) -> [(name: String, value: Any)] {
    var levels: [[(String, Any)]] = []
    var mirror: Mirror? = Mirror(reflecting: layout)
    while let level = mirror {
      levels.append(
        level.children.compactMap { child in
          child.label.flatMap { properties.contains($0) ? ($0, child.value) : nil }
        })
      mirror = level.superclassMirror
    }
    return levels.reversed().flatMap { $0 }
  }
}
