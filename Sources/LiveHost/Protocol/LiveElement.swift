import CollectionView
import Rendering

/// A node of the display list as the page shows it: a box inside its parent's box, or on the stage.
struct LiveElement: Equatable {
  /// A new element before the first message about it.
  static let blank = LiveElement()

  /// The number of the parent, or 0 for the stage.
  var parent = 0
  var transform = ElementTransform.identity
  /// The distance that the contents are scrolled left and up, relative to the reference point of the node's
  /// children.
  var scroll = SIMD2<Float>.zero
  var size = SIMD2<Float>.zero
  var opacity: Float = 1
  /// The order among siblings. Greater numbers are in front.
  var order: UInt32 = 0
  var clips = false
  var cornerRadius: Float = 0
  var fill: RGBA?
  var border: DisplayBorder?
  /// The shadow without its path. The shadow's `isOfFill` is `false` if the fill is translucent and the node
  /// has no backdrop.
  var shadow: DisplayShadow?
  /// The rare fields, or `nil` if they are unchanged or all have their defaults.
  var rare: Rare?
  var content: DisplayContent?
  /// The origin of the bounds if the element has content, or zero.
  var origin = SIMD2<Double>.zero
  var role = ElementRole.none

  /// Fields that few elements have.
  struct Rare: Equatable {
    var corners = DisplayCorners()
    var mask: LiveMask?
    /// The shadow's path, in the coordinates of the element's box.
    var shadowPath: VectorPath?
    var backdrop: DisplayBackdrop?
  }

  private init() {}

  /// - Parameters:
  ///   - base: The reference point of the node's children.
  ///   - parent: The page's number for the parent.
  init(
    _ node: DisplayNode, base: SIMD2<Double>, parent: Int, parentBase: SIMD2<Double>, role: ElementRole
  ) {
    self.parent = parent
    let toBox = Projection(translationX: node.bounds.minX, y: node.bounds.minY)
    let toParentsBox = Projection(translationX: -parentBase.x, y: -parentBase.y)
    transform = ElementTransform(toBox.concatenating(node.projection).concatenating(toParentsBox))
    scroll = SIMD2(Float(node.bounds.minX - base.x), Float(node.bounds.minY - base.y))
    size = SIMD2(Float(node.bounds.width), Float(node.bounds.height))
    opacity = Float(node.opacity)
    clips = node.clips
    cornerRadius = Float(node.cornerRadius)
    (fill, border, shadow, content) = (node.fill, node.border, node.shadow, node.content)
    shadow?.path = nil
    if let fill, fill.alpha < 1, node.backdrop == nil { shadow?.isOfFill = false }
    // Only content is relative to the bounds' origin.
    if content != nil { origin = SIMD2(node.bounds.minX, node.bounds.minY) }
    self.role = role
  }

  /// `true` if the content is a gradient, whose line is relative to the size.
  private var isGradient: Bool { if case .gradient = content { true } else { false } }

  /// Returns the fields to send to a page that has `old`.
  func fields(changedFrom old: LiveElement) -> ElementFields {
    var fields: ElementFields = []
    if transform != old.transform {
      fields.insert(
        transform.hasSameShape(as: old.transform) ? .move : transform.isAffine ? .affine : .projective)
    }
    if scroll != old.scroll { fields.insert(.scroll) }
    if size != old.size { fields.insert(.size) }
    if opacity != old.opacity { fields.insert(.opacity) }
    if order != old.order { fields.insert(.order) }
    if parent != old.parent { fields.insert(.parent) }
    if clips != old.clips || cornerRadius != old.cornerRadius { fields.insert(.shape) }
    if fill != old.fill { fields.insert(.fill) }
    if border != old.border { fields.insert(.border) }
    if shadow != old.shadow { fields.insert(.shadow) }
    if content != old.content || origin != old.origin || (isGradient && size != old.size) {
      fields.insert(.content)
    }
    if role != old.role { fields.insert(.role) }
    if rare != old.rare {
      let (rare, old) = (rare ?? Rare(), old.rare ?? Rare())
      if rare.corners != old.corners { fields.insert(.corners) }
      if rare.mask != old.mask { fields.insert(.mask) }
      if rare.shadowPath != old.shadowPath { fields.insert(.shadowPath) }
      if rare.backdrop != old.backdrop { fields.insert(.backdrop) }
    }
    return fields
  }
}

extension LiveElement.Rare {
  /// Returns `nil` if all fields have their defaults.
  init?(_ node: DisplayNode) {
    guard
      node.mask != nil || node.shadow?.path != nil || node.corners != DisplayCorners() || node.backdrop != nil
    else { return nil }
    (corners, backdrop) = (node.corners, node.backdrop)
    let (x, y) = (-node.bounds.minX, -node.bounds.minY)
    mask = node.mask.map { LiveMask($0, movedBy: CGSize(width: x, height: y)) }
    shadowPath = node.shadow?.path?.offsetBy(x: x, y: y)
  }
}

extension DisplayNode {
  func hasRarities(of other: DisplayNode) -> Bool {
    if corners != other.corners || backdrop != other.backdrop { return false }
    if mask == nil, other.mask == nil, shadow?.path == nil, other.shadow?.path == nil { return true }
    return mask == other.mask && shadow?.path == other.shadow?.path && bounds.origin == other.bounds.origin
  }
}

/// The transform of a box to its parent's box: the entries of CSS's `matrix3d` that aren't constant. They
/// have single precision, as in browsers.
struct ElementTransform: Equatable {
  /// The rows `a b px`, `c d py`, `tx ty pw`, as in ``Projection``.
  var a, b, c, d, tx, ty, px, py, pw: Float

  static let identity = ElementTransform(.identity)

  init(_ projection: Projection) {
    // If the box's corner is level with the eye or behind it, the numbers aren't scaled.
    let depth = projection.pw > 1e-6 ? projection.pw : 1
    func single(_ value: Double) -> Float { Float(value / depth) }
    (a, b, c, d) = (single(projection.a), single(projection.b), single(projection.c), single(projection.d))
    (tx, ty) = (single(projection.tx), single(projection.ty))
    (px, py, pw) = (single(projection.px), single(projection.py), single(projection.pw))
  }

  var isAffine: Bool { px == 0 && py == 0 && pw == 1 }

  /// Returns `true` if two affine transforms differ at most in their translation.
  func hasSameShape(as other: ElementTransform) -> Bool {
    a == other.a && b == other.b && c == other.c && d == other.d && isAffine && other.isAffine
  }
}

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
