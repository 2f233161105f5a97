import Foundation
import Rendering

@testable import UIKitCollections
@testable import UIKitViews

/// The bytes of a supposed image file.
enum ImageInput {
  static func run(_ bytes: [UInt8]) {
    let data = Data(bytes)
    if let header = try? ImageHeader(ImageBytes(data)) {
      try? header.checkCompleteness(of: ImageBytes(data))
    }
    guard let image = UIImage(data: data, scale: 2) else { return }
    precondition(image.size.width > 0 && image.size.width.isFinite, "a width of \(image.size.width)")
    precondition(image.size.height > 0 && image.size.height.isFinite, "a height of \(image.size.height)")
    let view = UIImageView(image: image)
    view.contentMode = .scaleAspectFit
    view.sizeToFit()
    _ = view.svg()
  }
}
