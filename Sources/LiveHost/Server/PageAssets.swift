import Foundation

/// The page's own files, which are embedded in the program.
enum PageAssets {
  static let replies: [String: Reply] = [
    "": reply("text/html", PackageResources.index_html),
    "live.css": reply("text/css", PackageResources.live_css),
    // Not an SVG: browsers request it at each change of the address, and parse it as a document each time.
    "icon.png": Reply(type: "image/png", body: Data(PackageResources.icon_png)),
    "damaged.svg": Reply(type: "image/svg+xml", body: Data(PackageResources.damaged_svg)),
    "live.js": reply("text/javascript", PackageResources.live_js),
    "input.js": reply("text/javascript", PackageResources.input_js),
    "inspector.js": reply("text/javascript", PackageResources.inspector_js),
    "time.js": reply("text/javascript", PackageResources.time_js),
    "surroundings.js": reply("text/javascript", PackageResources.surroundings_js),
    "beside.js": reply("text/javascript", PackageResources.beside_js),
    "panel.js": reply("text/javascript", PackageResources.panel_js),
    "rest.js": reply("text/javascript", PackageResources.rest_js),
    "stage.js": reply("text/javascript", PackageResources.stage_js),
    "take.js": reply("text/javascript", PackageResources.take_js),
    "wire.js": reply("text/javascript", PackageResources.wire_js),
  ]

  private static func reply(_ type: String, _ bytes: [UInt8]) -> Reply {
    Reply(type: "\(type); charset=utf-8", body: Data(bytes))
  }
}
