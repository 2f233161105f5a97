import CollectionView

/// A screen to look at while you write it, and to compare with a recorded picture later.
///
/// `LivePreview.serve(_:options:previews:)` in LiveHost lists previews in a page. `expectPictures(of:)` in
/// PictureTesting compares each preview with its stored picture.
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
  /// The preview's name in the page's address and in its picture's file name: lowercase, with hyphens. It's
  /// unique among the previews.
  public var id: String
  /// The title in the list of previews.
  public var title: String
  /// A description in half a sentence.
  public var summary: String
  /// The heading above the preview and its neighbors of the same group in the list. The default value is an
  /// empty string, for no heading.
  public var group = ""
  /// Makes the contents. Called again for every page and every picture.
  public var make: () -> any LivePreviewable

  /// Creates a preview, by default without a summary.
  public init(id: String, title: String, summary: String = "", make: @escaping () -> any LivePreviewable) {
    (self.id, self.title, self.summary, self.make) = (id, title, summary, make)
  }

  /// Creates a preview with a title. Its ``id`` consists of the title's letters and digits in lowercase,
  /// separated by hyphens.
  public init(_ title: String, summary: String = "", _ make: @escaping () -> any LivePreviewable) {
    self.init(id: Self.id(for: title), title: title, summary: summary, make: make)
  }

  /// Creates a preview of a layout with adjustable properties.
  ///
  /// - Parameters:
  ///   - layout: A layout, created again each time the preview is shown.
  ///   - settings: One control for each property. See ``LayoutSetting``.
  ///   - make: Makes a view or a view controller with the layout.
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

/// The name of previews in `LivePreview.serve(_:title:options:)`.
public typealias LiveScene = Preview
