import CollectionView

/// A page with all rendered scenes, which it loads from adjacent files.
public struct GalleryPage {
  private let scenes: [GalleryScene]
  private let size: CGSize
  private let linksPhotos: Bool

  /// Creates a page. If `linksPhotos` is `true`, the page shows scenes as objects, because browsers don't
  /// load the photos that an SVG file in an `img` links to.
  public init(scenes: [GalleryScene], size: CGSize, linksPhotos: Bool) {
    self.scenes = scenes
    self.size = size
    self.linksPhotos = linksPhotos
  }

  /// The complete document.
  public var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Collection layouts</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <header>
    <h1>Collection layouts</h1>
    <p>\(scenes.count) scenes, rendered by the collection view they run in.</p>
    <nav>
    \(scenes.map { "<a href=\"#\($0.id)\">\(Self.escaped($0.title))</a>" }.joined(separator: "\n"))
    </nav>
    </header>
    <main>
    \(scenes.map(figure).joined(separator: "\n"))
    </main>
    </body>
    </html>

    """
  }

  private func figure(_ scene: GalleryScene) -> String {
    let title = Self.escaped(scene.title)
    let frame = "width=\"\(Int(size.width))\" height=\"\(Int(size.height))\""
    let picture =
      linksPhotos
      ? "<object data=\"\(scene.id).svg\" type=\"image/svg+xml\" \(frame) aria-label=\"\(title)\"></object>"
      : "<img src=\"\(scene.id).svg\" \(frame) loading=\"lazy\" alt=\"\(title)\">"
    return """
      <figure id="\(scene.id)">
      <a href="\(scene.id).svg">\(picture)</a>
      <figcaption><h2>\(title)</h2><p>\(Self.escaped(scene.summary))</p><code>\(scene.id)</code></figcaption>
      </figure>
      """
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }

  private static let style = """
    :root { --page: #fbfaf7; --card: #fff; --text: #25212f; --soft: #6d6878; --line: #e6e2da; --accent: #7a4b8c; }
    @media (prefers-color-scheme: dark) {
      :root { --page: #15141a; --card: #1f1d26; --text: #f1eef6; --soft: #a19bb0; --line: #33303d; --accent: #c9a2dc; }
    }
    * { box-sizing: border-box; }
    html { scroll-behavior: smooth; }
    body { margin: 0; background: var(--page); color: var(--text);
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
    header { max-width: 1680px; margin: 0 auto; padding: 56px 32px 8px; }
    h1 { margin: 0; font-size: clamp(28px, 4vw, 44px); letter-spacing: -0.02em; line-height: 1.15; }
    header p { margin: 8px 0 20px; color: var(--soft); }
    nav { display: flex; flex-wrap: wrap; gap: 8px; }
    nav a { padding: 5px 12px; border: 1px solid var(--line); border-radius: 99px; background: var(--card);
      color: inherit; font-size: 14px; text-decoration: none; }
    nav a:hover { border-color: var(--accent); color: var(--accent); }
    main { max-width: 1680px; margin: 0 auto; padding: 24px 32px 72px; display: grid; gap: 32px;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 480px), 1fr)); }
    figure { margin: 0; overflow: hidden; border: 1px solid var(--line); border-radius: 18px; background: var(--card);
      box-shadow: 0 10px 30px -18px rgb(20 12 40 / 0.35); scroll-margin-top: 24px; }
    figure:target { border-color: var(--accent); }
    figure a { display: block; border-bottom: 1px solid var(--line); background: #f5f4f2; }
    img, object { display: block; width: 100%; height: auto; pointer-events: none; }
    figcaption { display: grid; grid-template-columns: 1fr auto; gap: 0 16px; padding: 16px 20px 18px; }
    h2 { margin: 0; font-size: 17px; line-height: 1.4; }
    figcaption p { grid-row: 2; grid-column: 1 / -1; margin: 2px 0 0; color: var(--soft); font-size: 15px; }
    code { align-self: center; color: var(--soft); font: 13px ui-monospace, SFMono-Regular, Menlo, monospace; }
    """
}
