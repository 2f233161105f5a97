import CollectionView

extension InputCheck {
  /// Returns one frame for each item. Every frame is inside the section.
  func accept(
    _ packing: SectionPacking, of items: ItemsToPack<some Any>, in layout: UICollectionViewLayout
  ) -> (frames: [CGRect], extent: CGFloat) {
    let (count, section) = (items.count, items.section)
    _ = accept(
      packing.frames.count, in: count...count, of: "number of frames", at: IndexPath(index: section),
      in: layout)
    let extent = packing.extent.flatMap { Self.lengths.contains($0) ? $0 : nil }
    let room = CGSize(width: items.breadth, height: extent ?? Self.greatest)
    var end: CGFloat = 0
    var frames = packing.frames.prefix(count).enumerated().map { item, frame in
      let frame = accept(frame, in: room, at: IndexPath(item: item, section: section), layout)
      end = max(end, frame.maxY)
      return frame
    }
    if let given = packing.extent, extent == nil {
      report(given, as: end, of: "extent", at: IndexPath(index: section), in: layout)
    }
    end = extent ?? end
    while frames.count < count { frames.append(CGRect(x: 0, y: end, width: 0, height: 0)) }
    return (frames, end)
  }

  private func accept(
    _ frame: CGRect, in room: CGSize, at path: @autoclosure () -> IndexPath, _ layout: UICollectionViewLayout
  ) -> CGRect {
    let (origin, size) = (frame.origin, frame.size)
    if origin.x >= 0, origin.y >= 0, size.width >= 0, size.height >= 0,
      origin.x + size.width <= room.width, origin.y + size.height <= room.height
    {
      return frame
    }
    let path = path()
    let (x, width) = accept(origin.x, size.width, upTo: room.width, of: ("x", "width"), at: path, in: layout)
    let (y, height) = accept(
      origin.y, size.height, upTo: room.height, of: ("y", "height"), at: path, in: layout)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private func accept(
    _ start: CGFloat, _ length: CGFloat, upTo limit: CGFloat, of subjects: (start: String, length: String),
    at path: IndexPath, in layout: UICollectionViewLayout
  ) -> (start: CGFloat, length: CGFloat) {
    let first = start.isFinite ? start : 0
    let last = first + (length.isFinite ? max(0, length) : 0)
    let inside = (start: min(max(0, first), limit), end: min(max(0, last), limit))
    let insideLength = inside.end - inside.start
    // Tolerates rounding errors. NaN is never equal.
    func isClose(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) <= 0x1p-10 }
    if !isClose(inside.start, start) {
      report(start, as: inside.start, of: "\(subjects.start) of the frame", at: path, in: layout)
    } else if !isClose(insideLength, length) {
      report(length, as: insideLength, of: "\(subjects.length) of the frame", at: path, in: layout)
    }
    return (inside.start, insideLength)
  }
}
