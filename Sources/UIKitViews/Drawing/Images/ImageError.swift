import Foundation

/// An error of an image file. The `description` follows a file name and a colon.
package nonisolated enum ImageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Contains the system's `errno`.
  case unreadable(Int32)
  /// A folder, pipe, or device.
  case notAFile
  /// The file was replaced or modified after it was found.
  case changed
  case empty
  /// A known format that this module doesn't read.
  case unsupported(String)
  case unknownFormat
  /// The bytes end before the image does.
  case truncated
  case malformed(ImageFormat, String)
  case zeroSize(ImageFormat)

  package var description: String {
    switch self {
    case .unreadable(let code): String(cString: strerror(code))
    case .notAFile: "not a file"
    case .changed: "changed while it was in use"
    case .empty: "the file is empty"
    case .unsupported(let format): "\(format) images are not supported"
    case .unknownFormat: "not an image"
    case .truncated: "the file is truncated"
    case .malformed(let format, let reason):
      "not a valid \(format.rawValue) image, because \(reason)"
    case .zeroSize(let format): "a \(format.rawValue) image of zero width or height"
    }
  }
}
