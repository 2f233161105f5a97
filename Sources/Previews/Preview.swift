import CollectionView

/// A screen that you look at while you write it, and later compare with a recorded picture.
///
/// `LivePreview.serve(_:options:sourceFile:previews:)` lists previews. `expectPictures(of:)` compares them
/// with stored pictures.
///
/// ```swift
/// @PreviewBuilder var previews: [Preview] {
///   Preview("Cards", of: CardStackLayout(), settings: [.count("Visible count", \.visibleCount, 1...8)]) {
///     UICollectionViewController(collectionViewLayout: $0)
///   }
///   Preview("Empty") { UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()) }
/// }
/// ```
@MainActor
public struct Preview {
  /// The preview's unique name in addresses and file names: lowercase, with hyphens.
  public var id: String
  /// The title in the list of previews.
  public var title: String
  /// A description in half a sentence.
  public var summary: String
  /// The heading above adjacent previews of the same group. The default value is an empty string, for no
  /// heading.
  public var group = ""
  /// A closure that makes the contents. It is called for every page and every picture.
  public var make: () -> any LivePreviewable

  /// Creates a preview.
  public init(id: String, title: String, summary: String = "", make: @escaping () -> any LivePreviewable) {
    (self.id, self.title, self.summary, self.make) = (id, title, summary, make)
  }

  /// Creates a preview whose ``id`` consists of the title's lowercase letters and digits, separated by
  /// hyphens.
  public init(_ title: String, summary: String = "", _ make: @escaping () -> any LivePreviewable) {
    self.init(id: Self.id(for: title), title: title, summary: summary, make: make)
  }

  /// Creates a preview of a layout with adjustable properties.
  ///
  /// A new layout is created each time the preview is shown. The settings are its controls. See
  /// ``LayoutSetting``.
  public init<Layout: UICollectionViewLayout, Content: LivePreviewable>(
    _ title: String, summary: String = "", of layout: @autoclosure @escaping () -> Layout,
    settings: [LayoutSetting<Layout>], _ make: @escaping (Layout) -> Content
  ) {
    self.init(title, summary: summary) {
      let layout = layout()
      var content = make(layout).liveContent
      content.settings += settings.map { $0.bind(layout) }
      return content
    }
  }

  private static func id(for title: String) -> String {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? "preview" : words.joined(separator: "-")
  }
}

/// Another name for ``Preview``, used where a page shows previews as scenes.
public typealias LiveScene = Preview

/// Builds a list of previews, with conditions and loops.
@MainActor
@resultBuilder
public enum PreviewBuilder {
  /// Returns a single preview.
  public static func buildExpression(_ preview: Preview) -> [Preview] { [preview] }
  /// Returns another list's previews.
  public static func buildExpression(_ previews: [Preview]) -> [Preview] { previews }
  /// Returns all previews.
  public static func buildBlock(_ previews: [Preview]...) -> [Preview] { previews.flatMap { $0 } }
  /// Returns a loop's previews.
  public static func buildArray(_ previews: [[Preview]]) -> [Preview] { previews.flatMap { $0 } }
  /// Returns an `if` statement's previews.
  public static func buildOptional(_ previews: [Preview]?) -> [Preview] { previews ?? [] }
  /// Returns the `if` branch's previews.
  public static func buildEither(first previews: [Preview]) -> [Preview] { previews }
  /// Returns the `else` branch's previews.
  public static func buildEither(second previews: [Preview]) -> [Preview] { previews }
}
