import CollectionView

/// A screen to look at while you write it, and to compare with its picture afterwards.
///
/// `LivePreview.serve(_:options:previews:)` in LiveHost lists previews in a page, and `expectPictures(of:)` in PictureTesting
/// compares each with the picture that is stored for it.
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
  /// Part of the page's address, and the name of the picture: lower case, with hyphens. Unique among its previews.
  public var id: String
  /// Shown in the list of previews.
  public var title: String
  /// Describes the preview in half a sentence.
  public var summary: String
  /// The heading that the preview stands under in the list, with its neighbours of the same group. Empty, the default: it stands under none.
  public var group = ""
  /// Makes the contents, anew for every page and every picture that shows them.
  public var make: () -> any LivePreviewable

  /// A preview, by default without a summary.
  public init(id: String, title: String, summary: String = "", make: @escaping () -> any LivePreviewable) {
    (self.id, self.title, self.summary, self.make) = (id, title, summary, make)
  }

  /// A preview with a name of your own. Its ``id`` is the title's letters and digits in lower case, with hyphens between them.
  public init(_ title: String, summary: String = "", _ make: @escaping () -> any LivePreviewable) {
    self.init(id: Self.id(for: title), title: title, summary: summary, make: make)
  }

  /// A preview of a layout whose properties can be changed while you look at it.
  ///
  /// - Parameters:
  ///   - layout: Made anew each time that the preview is shown.
  ///   - settings: One control for each property: ``LayoutSetting``.
  ///   - make: Makes a view or a view controller that shows the layout.
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

/// What `LivePreview.serve(_:title:options:)` calls its previews.
public typealias LiveScene = Preview
