/// An entry in the page's list of scenes.
@MainActor
public struct LiveScene {
  /// Part of the page's address: lower case, with hyphens.
  public var id: String
  /// Shown in the list of scenes.
  public var title: String
  /// Describes the scene in half a sentence.
  public var summary: String
  /// Makes the scene, anew for every page that shows it.
  public var make: () -> any LivePreviewable

  /// A scene, by default without a summary.
  public init(id: String, title: String, summary: String = "", make: @escaping () -> any LivePreviewable) {
    (self.id, self.title, self.summary, self.make) = (id, title, summary, make)
  }
}
