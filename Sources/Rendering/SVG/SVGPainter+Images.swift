import UIKitViews

nonisolated extension SVGPainter {
  mutating func paint(_ image: UIImage, in frame: CGRect, projection: Projection) {
    guard frame.width > 0, frame.height > 0 else { return }
    let header = images.header(of: image)
    let pixels = CGRect(origin: .zero, size: header.pixelSize)
    let projected = header.projection(in: frame).concatenating(projection)
    guard !projected.isAffine else {
      guard let element = images.element(for: image, repeats: false, definitions: &definitions) else {
        return
      }
      return add(element.with("transform", projected.svg).closed)
    }
    let outline = projected.outline(of: pixels.corners)
    guard outline.count > 2 else { return }
    let clip = definitions.clip(to: SVGElement("path").with("d", outline.svgPath).closed)
    add(SVGElement("g").with("clip-path", clip).open)
    // Triangles extend one point beyond their edges, over nearly the same content, so no seam is visible.
    let overlap = pixels.width / frame.width
    // Chromium clips and antialiases every shape of a vector image separately, so that the content underneath
    // shines through. An opacity below 1 makes Chromium clip the image as a whole.
    let opacity = header.format == .svg ? "0.999" : nil
    for triangle in ProjectedMesh(of: pixels, under: projected).triangles(overlap: overlap) {
      guard let element = images.element(for: image, repeats: true, definitions: &definitions) else { break }
      let clip = definitions.clip(to: SVGElement("path").with("d", triangle.corners.svgPath).closed)
      add(element.with("transform", triangle.map.svg).with("clip-path", clip).with("opacity", opacity).closed)
    }
    add("</g>")
  }
}
