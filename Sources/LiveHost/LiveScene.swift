/// An entry of the page's list of things to look at.
@MainActor
public struct LiveScene {
  /// Stands in the page's address: lower case, with hyphens.
  public var id: String
  /// What the list of scenes calls it.
  public var title: String
  /// What it shows, in half a sentence.
  public var summary: String
  /// Makes the scene anew for every page that shows it.
  public var make: () -> any LivePreviewable

  /// Without a summary unless one is given.
  public init(id: String, title: String, summary: String = "", make: @escaping () -> any LivePreviewable) {
    (self.id, self.title, self.summary, self.make) = (id, title, summary, make)
  }
}
