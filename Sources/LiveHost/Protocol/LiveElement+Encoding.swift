import CollectionView
import Rendering

extension LiveElement {
  /// Writes the fields that the set names, in the order of its bits.
  ///
  /// - Parameter nameOfImage: Where the page finds the image.
  func write(
    _ fields: ElementFields, id: Int, to writer: inout MessageWriter, nameOfImage: (UIImage) -> String
  ) {
    writer.number(id)
    writer.number(fields.rawValue)
    writePlace(fields, to: &writer)
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
    }
    if fields.contains(.content) { writeContent(to: &writer, nameOfImage: nameOfImage) }
    if fields.contains(.role) { role.write(to: &writer) }
  }

  private func writePlace(_ fields: ElementFields, to writer: inout MessageWriter) {
    if fields.contains(.move) { writer.pair(SIMD2(place.tx, place.ty)) }
    if fields.contains(.affine) || fields.contains(.projective) {
      for number in [place.a, place.b, place.c, place.d, place.tx, place.ty] { writer.single(number) }
    }
    if fields.contains(.projective) {
      for number in [place.px, place.py, place.pw] { writer.single(number) }
    }
  }

  private func writeContent(to writer: inout MessageWriter, nameOfImage: (UIImage) -> String) {
    switch content {
    case nil:
      writer.byte(0)
    case .image(let image, let frame):
      writer.byte(1)
      writer.text(nameOfImage(image))
      writer.pair(SIMD2(Float(frame.minX - origin.x), Float(frame.minY - origin.y)))
      writer.pair(SIMD2(Float(frame.width), Float(frame.height)))
    case .text(let text):
      writer.byte(2)
      text.write(to: &writer, origin: origin)
    case .gradient(let gradient):
      writer.byte(3)
      writer.pair(SIMD2(Float(gradient.start.x), Float(gradient.start.y)))
      writer.pair(SIMD2(Float(gradient.end.x), Float(gradient.end.y)))
      writer.number(gradient.stops.count)
      for stop in gradient.stops {
        writer.color(stop.color)
        writer.single(stop.location)
      }
    }
  }
}

extension ElementRole {
  fileprivate func write(to writer: inout MessageWriter) {
    switch self {
    case .none:
      writer.byte(0)
    case .list(let count):
      writer.byte(1)
      writer.number(count)
    case .item(let position, let count, let label, let isSelected):
      writer.byte(2)
      writer.number(position)
      writer.number(count)
      writer.flag(isSelected)
      writer.text(label)
    case .text(let label):
      writer.byte(3)
      writer.text(label)
    case .heading(let section, let position, let label):
      writer.byte(4)
      writer.number(section)
      writer.number(position)
      writer.text(label)
    }
  }
}

extension DisplayText {
  fileprivate func write(to writer: inout MessageWriter, origin: SIMD2<Double>) {
    let anchorNumber: UInt8 =
      switch anchor {
      case .left: 0
      case .middle: 1
      case .right: 2
      }
    writer.byte(anchorNumber | (isRightToLeft ? 4 : 0) | (isBold ? 8 : 0) | (isItalic ? 16 : 0))
    writer.single(fontSize)
    writer.color(color)
    writer.color(shadow?.color)
    writer.pair(SIMD2(Float(shadow?.offset.width ?? 0), Float(shadow?.offset.height ?? 0)))
    writer.number(lines.count)
    for line in lines {
      writer.text(line.text)
      writer.pair(SIMD2(Float(line.x - origin.x), Float(line.baseline - origin.y)))
      // 0 leaves the width to the page's font.
      writer.single(line.isEstimated ? line.width : 0)
    }
  }
}

extension MessageWriter {
  fileprivate mutating func pair(_ pair: SIMD2<Float>) {
    single(pair.x)
    single(pair.y)
  }

  /// Red, green, blue and alpha, a byte each; no colour is a transparent one.
  fileprivate mutating func color(_ color: RGBA?) {
    guard let color else { return word(0) }
    byte(color.red)
    byte(color.green)
    byte(color.blue)
    byte(UInt8((color.alpha * 255).rounded()))
  }
}
