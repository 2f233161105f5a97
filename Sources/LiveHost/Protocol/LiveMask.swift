import CollectionView
import Rendering

/// A mask for the page, in the masked element's box.
enum LiveMask: Equatable {
  case outline(VectorPath, isEvenOdd: Bool)
  case gradient(DisplayGradient, frame: CGRect)
  /// The picture's opacity is the mask.
  case picture(LiveMaskPicture, frame: CGRect)
  /// Masks everything out.
  case nothing

  init(_ mask: DisplayMask, movedBy offset: CGSize) {
    if let (path, isEvenOdd) = mask.outline {
      self = .outline(path.offsetBy(x: offset.width, y: offset.height), isEvenOdd: isEvenOdd)
    } else if let (gradient, frame) = mask.gradient {
      self = .gradient(gradient, frame: frame.offsetBy(dx: offset.width, dy: offset.height))
    } else if let (svg, frame) = mask.picture, let picture = LiveMaskPicture(svg: svg) {
      self = .picture(picture, frame: frame.offsetBy(dx: offset.width, dy: offset.height))
    } else {
      self = .nothing
    }
  }
}

/// A mask's picture. Pictures with the same SVG are equal.
struct LiveMaskPicture: Equatable {
  let image: UIImage
  private let svg: String

  init?(svg: String) {
    guard let image = UIImage(svg: svg) else { return nil }
    (self.image, self.svg) = (image, svg)
  }

  static func == (left: LiveMaskPicture, right: LiveMaskPicture) -> Bool { left.svg == right.svg }
}
