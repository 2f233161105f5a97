import CollectionView
import LayoutEngine

/// What a carousel measures when it prepares.
struct CarouselGeometry {
  var axis = Axis.horizontal
  var sections = SectionMap.empty
  /// The line, slot by slot: an item each, or the copies of the items where the line loops.
  var track = CarouselTrack(count: 0, itemExtent: 0, spacing: 0, viewportExtent: 0)
  /// Nil where the line ends.
  var loop: CarouselLoop?
  var area = VisibleArea()
  /// Whether the view mirrors the line. Where that changes, the content offset still is the one from before.
  var isMirrored = false
  /// The size of every item before its effect.
  var itemSize = CGSize.zero
  /// With parameters that make sense.
  var effect = CarouselEffect.none

  /// The size of the visible area, in the middle of which items rest.
  var viewport: CGSize { area.size }

  var contentSize: CGSize {
    let extent = track.count == 0 ? 0 : area.contentExtent(scrolling: track.lastOffset, along: axis)
    return CGSize(axis.size(extent: extent, breadth: axis.breadth(of: LayoutSize(viewport))))
  }

  /// The width in which the view mirrors the line, if it does. The view may have another size and direction by now.
  var mirroringWidth: CGFloat? { isMirrored ? contentSize.width : nil }

  /// The viewport of the zoom. A linear one is for what is in sight, and that is what lies under the insets, too.
  var curveExtent: Double {
    guard case .linearZoom = effect else { return track.viewportExtent }
    let insets = LayoutInsets(area.insets)
    return track.viewportExtent + 2 * max(axis.leading(of: insets), axis.trailing(of: insets))
  }

  // MARK: - Slots

  func item(at slot: Int) -> Int { loop?.item(at: slot) ?? slot }

  func indexPath(at slot: Int) -> IndexPath { sections.indexPath(of: item(at: slot)) }

  /// How many slots a content offset is from the first one.
  func place(at offset: Double) -> Double { track.pitch > 0 ? offset / track.pitch : 0 }

  /// The slot in which an item is shown at a content offset.
  func slot(of item: Int, at offset: Double) -> Int { loop?.slot(of: item, at: place(at: offset)) ?? item }

  /// The slots that are shown at a content offset.
  func slots(at offset: Double) -> Range<Int> { loop?.window(at: place(at: offset)) ?? 0..<track.count }

  /// The slot of an item after a change, as near as can be to a slot that was in the middle.
  func slot(of item: Int, after slot: Int, in old: CarouselGeometry) -> Int {
    guard let loop else { return item }
    return loop.slot(of: item, at: Double(old.loop == nil ? loop.home + item : slot))
  }
}

extension CarouselGeometry {
  init(_ layout: CarouselLayout, in collectionView: UICollectionView, checking lengths: inout LengthCheck) {
    axis = Axis(layout.scrollDirection)
    area = VisibleArea(of: collectionView)
    isMirrored = layout.isMirrored
    sections = SectionMap(collectionView)
    effect = layout.effect.accepted(by: &lengths, in: layout)
    let given =
      switch layout.itemSize {
      case .fixed(let size): size
      case .fraction(let width, let height):
        CGSize(width: area.bounds.width * width, height: area.bounds.height * height)
      }
    itemSize = lengths.accept(given, of: "itemSize", in: layout)
    var spacing = Double(lengths.acceptSigned(layout.spacing, of: "spacing", in: layout))
    let viewportExtent = axis.extent(of: LayoutSize(viewport))
    if let peek = layout.peek {
      let extent = extent(peeking: peek, spacing: spacing, in: viewportExtent, checking: &lengths, in: layout)
      itemSize = CGSize(axis.size(extent: extent, breadth: axis.breadth(of: LayoutSize(itemSize))))
    }
    let itemExtent = axis.extent(of: LayoutSize(itemSize))
    effect = effect.seenInFront(ofItems: itemExtent, by: &lengths, in: layout)
    // Items that advance by less than a point are all in sight.
    if itemExtent >= 1 {
      let limits = CGFloat(1 - itemExtent)...LengthCheck.greatest
      spacing = Double(
        lengths.accept(CGFloat(spacing), in: limits, orElse: 0, of: "spacing", in: layout))
    }
    if layout.spacingReference == .shown, let curve = effect.curve {
      let pitch = curve.pitch(shownSpacing: spacing, itemExtent: itemExtent, viewportExtent: viewportExtent)
      spacing = max(itemExtent >= 1 ? 1 : 0, pitch) - itemExtent
    }
    func line(_ count: Int) -> CarouselTrack {
      CarouselTrack(
        count: count, itemExtent: itemExtent, spacing: spacing, viewportExtent: viewportExtent)
    }
    track = line(sections.count)
    if layout.loops,
      CarouselLoop.fills(count: sections.count, pitch: track.pitch, viewportExtent: viewportExtent)
    {
      let loop = CarouselLoop(count: sections.count)
      self.loop = loop
      track = line(loop.slotCount)
    }
  }

  /// The extent of an item between whose neighbours' visible parts it rests.
  private func extent(
    peeking peek: CGFloat, spacing: Double, in viewport: Double, checking lengths: inout LengthCheck,
    in layout: UICollectionViewLayout
  ) -> Double {
    let given = viewport - 2 * (Double(lengths.accept(peek, of: "peek", in: layout)) + spacing)
    // A view that has no size yet has no room for anything.
    guard viewport > 0, given < 1 else { return max(0, given) }
    // Where there is no room without a peek either, it is not to blame.
    let widest = max(0, CGFloat((viewport - 1) / 2 - spacing))
    _ = lengths.accept(peek, in: -LengthCheck.greatest...widest, orElse: 0, of: "peek", in: layout)
    return 1
  }
}
