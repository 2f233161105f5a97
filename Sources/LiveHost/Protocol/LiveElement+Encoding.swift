import CollectionView
import Rendering

extension LiveElement {
  /// Writes the fields in the order of their bits.
  func write(
    _ fields: ElementFields, id: Int, to writer: inout MessageWriter, nameOfImage: (UIImage) -> String
  ) {
    writer.number(id)
    writer.number(fields.rawValue)
    writeTransform(fields, to: &writer)
    if fields.contains(.scroll) { writer.pair(scroll) }
    if fields.contains(.size) { writer.pair(size) }
    if fields.contains(.opacity) { writer.single(opacity) }
    if fields.contains(.order) { writer.number(order) }
    if fields.contains(.parent) { writer.number(parent) }
    if fields.contains(.shape) {
      writer.flag(clips)
      writer.single(cornerRadius)
    }
    if fields.contains(.fill) { writer.color(fill) }
    if fields.contains(.border) {
      writer.color(border?.color)
      writer.single(border?.width ?? 0)
    }
    if fields.contains(.shadow) {
      writer.color(shadow?.color)
      writer.pair(SIMD2(Float(shadow?.offset.width ?? 0), Float(shadow?.offset.height ?? 0)))
      writer.single(shadow?.radius ?? 0)
      writer.flag(shadow?.isOfFill ?? false)
    }
    if fields.contains(.content) { writeContent(to: &writer, nameOfImage: nameOfImage) }
    if fields.contains(.role) { role.write(to: &writer) }
    if fields.contains(.corners) { (rare?.corners ?? DisplayCorners()).write(to: &writer) }
    if fields.contains(.mask) { writeMask(to: &writer, nameOfImage: nameOfImage) }
    if fields.contains(.shadowPath) { writer.path(rare?.shadowPath ?? VectorPath()) }
    if fields.contains(.backdrop) {
      writer.single(rare?.backdrop?.radius ?? 0)
      writer.single(rare?.backdrop?.saturation ?? 1)
    }
  }

  private func writeTransform(_ fields: ElementFields, to writer: inout MessageWriter) {
    if fields.contains(.move) { writer.pair(SIMD2(transform.tx, transform.ty)) }
    if fields.contains(.affine) || fields.contains(.projective) {
      for number in [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] {
        writer.single(number)
      }
    }
    if fields.contains(.projective) {
      for number in [transform.px, transform.py, transform.pw] { writer.single(number) }
    }
  }

  private func writeContent(to writer: inout MessageWriter, nameOfImage: (UIImage) -> String) {
    switch content {
    case nil:
      writer.kind(ContentKind.none)
    case .image(let image, let frame):
      writer.kind(ContentKind.image)
      writer.text(nameOfImage(image))
      writer.frame(frame.offsetBy(dx: -origin.x, dy: -origin.y))
    case .text(let text):
      writer.kind(ContentKind.text)
      text.write(to: &writer, origin: origin)
    case .gradient(let gradient):
      writer.kind(ContentKind.gradient)
      gradient.write(to: &writer)
    case .shape(let shape):
      writer.kind(ContentKind.shape)
      shape.write(to: &writer, origin: origin)
    case .richText(let text):
      writer.kind(ContentKind.richText)
      text.write(to: &writer, origin: origin, nameOfImage: nameOfImage)
    }
  }

  private func writeMask(to writer: inout MessageWriter, nameOfImage: (UIImage) -> String) {
    switch rare?.mask {
    case nil:
      writer.kind(MaskKind.none)
    case .outline(let path, let isEvenOdd):
      writer.kind(MaskKind.outline)
      writer.flag(isEvenOdd)
      writer.path(path)
    case .gradient(let gradient, let frame):
      writer.kind(MaskKind.gradient)
      writer.frame(frame)
      gradient.write(to: &writer)
    case .picture(let picture, let frame):
      writer.kind(MaskKind.picture)
      writer.text(nameOfImage(picture.image))
      writer.frame(frame)
    case .nothing:
      writer.kind(MaskKind.hidden)
    }
  }
}

extension DisplayCorners {
  fileprivate func write(to writer: inout MessageWriter) {
    var flags = Flags<CornerFlag>(rawValue: Int(corners.rawValue)) ?? []
    flags.insert(.areContinuous, if: areContinuous)
    writer.flags(flags)
  }
}

extension DisplayGradient {
  fileprivate func write(to writer: inout MessageWriter) {
    writer.pair(SIMD2(Float(start.x), Float(start.y)))
    writer.pair(SIMD2(Float(end.x), Float(end.y)))
    writer.number(stops.count)
    for stop in stops {
      writer.color(stop.color)
      writer.single(stop.location)
    }
  }
}

extension DisplayShape {
  fileprivate func write(to writer: inout MessageWriter, origin: SIMD2<Double>) {
    writer.color(fill)
    writer.flag(isEvenOdd)
    writer.path(path.offsetBy(x: -origin.x, y: -origin.y))
    writer.color(stroke?.color)
    guard let stroke, stroke.color.alphaByte > 0 else { return }
    writer.single(stroke.width)
    writer.kind(stroke.cap.kind)
    writer.kind(stroke.join.kind)
    writer.single(stroke.miterLimit)
    writer.single(stroke.dashPhase)
    writer.number(min(stroke.dashes.count, LiveProtocol.limits.dashes))
    for dash in stroke.dashes.prefix(LiveProtocol.limits.dashes) { writer.single(dash) }
    writer.flag(stroke.path != nil)
    if let path = stroke.path { writer.path(path.offsetBy(x: -origin.x, y: -origin.y)) }
  }
}

extension ElementRole {
  fileprivate func write(to writer: inout MessageWriter) {
    writer.kind(kind)
    switch self {
    case .none, .hidden: break
    case .list(let count):
      writer.number(count)
    case .item(let position, let count, let label, let isSelected, let hasActions, let isHidden):
      var flags: Flags<ItemFlag> = []
      flags.insert(.isSelected, if: isSelected)
      flags.insert(.hasActions, if: hasActions)
      flags.insert(.isHidden, if: isHidden)
      writer.number(position)
      writer.number(count)
      writer.flags(flags)
      writer.text(label)
    case .text(let label), .title(let label):
      writer.text(label)
    case .heading(let section, let position, let label):
      writer.number(section)
      writer.number(position)
      writer.text(label)
    case .control(let control):
      control.write(to: &writer)
    case .menu(let label):
      writer.text(label)
    }
  }
}

extension ControlRole {
  fileprivate func write(to writer: inout MessageWriter) {
    var flags: Flags<ControlFlag> = []
    flags.insert(.isEnabled, if: isEnabled)
    flags.insert(.isOn, if: isOn)
    flags.insert(.hasMenu, if: hasMenu)
    flags.insert(.isCheckable, if: isCheckable)
    writer.kind(kind)
    writer.flags(flags)
    writer.text(label)
    guard kind == .slider || kind == .progress else { return }
    writer.text(value)
    writer.double(range.low)
    writer.double(range.high)
    writer.double(range.now)
  }
}

extension DisplayText {
  fileprivate func write(to writer: inout MessageWriter, origin: SIMD2<Double>) {
    writer.flag(isClipped)
    writer.textFlags(isRightToLeft: isRightToLeft, isBold: isBold, isItalic: isItalic)
    writer.kind(anchor.kind)
    writer.single(fontSize)
    writer.color(color)
    writer.color(shadow?.color)
    writer.pair(SIMD2(Float(shadow?.offset.width ?? 0), Float(shadow?.offset.height ?? 0)))
    writer.number(layoutLines.count)
    for line in layoutLines {
      writer.text(line.line.text)
      writer.pair(SIMD2(Float(x - origin.x), Float(top + line.baseline - origin.y)))
      // 0 leaves the width to the page's font.
      writer.single(line.line.isExact ? 0 : line.line.width)
    }
  }
}

extension DisplayRichText {
  fileprivate func write(
    to writer: inout MessageWriter, origin: SIMD2<Double>, nameOfImage: (UIImage) -> String
  ) {
    writer.flag(isClipped)
    for fills in [backgrounds, lines] {
      writer.number(fills.count)
      for fill in fills {
        writer.color(fill.color)
        writer.frame(fill.frame.offsetBy(dx: -origin.x, dy: -origin.y))
      }
    }
    writer.number(pictures.count)
    for picture in pictures {
      writer.text(nameOfImage(picture.image))
      writer.frame(picture.frame.offsetBy(dx: -origin.x, dy: -origin.y))
    }
    writer.number(runs.count)
    for run in runs {
      writer.textFlags(isRightToLeft: run.isRightToLeft, isBold: run.isBold, isItalic: run.isItalic)
      writer.single(run.fontSize)
      writer.single(run.kern)
      writer.color(run.color)
      writer.text(run.text)
      writer.pair(SIMD2(Float(run.x - origin.x), Float(run.baseline - origin.y)))
      writer.single(run.isEstimated ? run.width : 0)
    }
  }
}

extension MessageWriter {
  /// Writes as much of the path as a page accepts.
  fileprivate mutating func path(_ path: VectorPath) {
    let elements = path.elements.prefix(LiveProtocol.limits.pathElements)
    number(elements.count)
    for element in elements {
      kind(element.kind)
      for point in element.points { pair(SIMD2(Float(point.x), Float(point.y))) }
    }
  }

  fileprivate mutating func flags(_ flags: Flags<some Any>) { byte(UInt8(flags.rawValue)) }

  fileprivate mutating func textFlags(isRightToLeft: Bool, isBold: Bool, isItalic: Bool) {
    var flags: Flags<TextFlag> = []
    flags.insert(.isRightToLeft, if: isRightToLeft)
    flags.insert(.isBold, if: isBold)
    flags.insert(.isItalic, if: isItalic)
    self.flags(flags)
  }

  fileprivate mutating func frame(_ frame: CGRect) {
    pair(SIMD2(Float(frame.minX), Float(frame.minY)))
    pair(SIMD2(Float(frame.width), Float(frame.height)))
  }

  fileprivate mutating func pair(_ pair: SIMD2<Float>) {
    single(pair.x)
    single(pair.y)
  }

  /// Writes red, green, blue, and alpha. Writes transparent black for `nil`.
  fileprivate mutating func color(_ color: RGBA?) {
    guard let color else { return word(0) }
    byte(color.red)
    byte(color.green)
    byte(color.blue)
    byte(color.alphaByte)
  }
}

extension RGBA {
  fileprivate var alphaByte: UInt8 { UInt8((alpha * 255).rounded()) }
}

extension VectorPath.Element {
  fileprivate var kind: PathElementKind {
    switch self {
    case .move: .move
    case .line: .line
    case .quad: .quad
    case .curve: .curve
    case .close: .close
    }
  }
}

extension CGLineCap {
  fileprivate var kind: LineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension CGLineJoin {
  fileprivate var kind: LineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

extension DisplayText.Anchor {
  fileprivate var kind: TextAnchor {
    switch self {
    case .left: .left
    case .middle: .middle
    case .right: .right
    }
  }
}
