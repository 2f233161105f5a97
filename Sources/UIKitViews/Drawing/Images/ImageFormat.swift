import Foundation

package nonisolated enum ImageFormat: String, Sendable {
  case jpeg = "JPEG"
  case png = "PNG"
  case gif = "GIF"
  case webP = "WebP"
  case svg = "SVG"

  /// The type in HTTP headers and `data:` URLs.
  package var mediaType: String {
    switch self {
    case .jpeg: "image/jpeg"
    case .png: "image/png"
    case .gif: "image/gif"
    case .webP: "image/webp"
    case .svg: "image/svg+xml"
    }
  }
}
