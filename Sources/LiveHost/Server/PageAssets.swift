import Foundation
import LivePage

/// The page's own files, which are embedded in the program.
enum PageAssets {
  static let replies: [String: Reply] = {
    var replies = ["": reply("index.html", as: "text/html; charset=utf-8")]
    replies["live.css"] = reply("live.css", as: "text/css; charset=utf-8")
    // Not an SVG: browsers request it at each change of the address, and parse it as a document each time.
    replies["icon.png"] = reply("icon.png", as: "image/png")
    replies["damaged.svg"] = reply("damaged.svg", as: "image/svg+xml")
    for script in [
      "compare", "device", "export", "input", "inspector", "live", "panel", "rest", "stage", "time",
      "wire",
    ] {
      replies["\(script).js"] = reply("\(script).js", as: "text/javascript; charset=utf-8")
    }
    return replies
  }()

  private static func reply(_ name: String, as type: String) -> Reply {
    let file = live_page_file(name)
    guard let bytes = file.bytes else { preconditionFailure("\(name) is not embedded in LivePage.c") }
    return Reply(type: type, body: Data(bytes: bytes, count: file.count))
  }
}
