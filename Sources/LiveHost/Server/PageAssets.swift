import Foundation
import LivePage

enum PageAssets {
  static let replies: [String: Reply] = {
    var replies = [
      "protocol.js": Reply(type: type(of: "protocol.js"), body: .data(Data(ProtocolScript.text.utf8)))
    ]
    for index in 0..<live_page_file_count() {
      let file = live_page_file(index)
      let name = String(cString: file.name)
      let reply = Reply(type: type(of: name), body: .data(Data(bytes: file.bytes, count: file.count)))
      replies[name == "index.html" ? "" : name] = reply
    }
    return replies
  }()

  private static func type(of name: String) -> String {
    switch name.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "png": "image/png"
    case "svg": "image/svg+xml"
    default:
      preconditionFailure("PageAssets has no content type for \(name), which LivePage.c embeds")
    }
  }
}
