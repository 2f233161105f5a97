import UIKitViews

/// Frames of an animation in one picture, side by side, each with its time below it.
///
/// ```swift
/// collectionView.deleteItems(at: [indexPath])
/// let strip = Filmstrip(of: window, at: [0, 0.1, 0.2, 0.3])
/// try strip.svg().write(toFile: "delete.svg", atomically: true, encoding: .utf8)
/// ```
public struct Filmstrip {
  /// The view at one point in time.
  public struct Frame: Hashable, Sendable {
    /// The seconds since the start of the strip.
    public var time: TimeInterval
    /// The view's appearance.
    public var list: DisplayList

    /// Creates a frame.
    public init(time: TimeInterval, list: DisplayList) {
      (self.time, self.list) = (time, list)
    }
  }

  /// The frames, ordered by time.
  public var frames: [Frame] = []
  /// The number of frames in a row. Values below 1 trap. The default value puts all frames in one row.
  public var columns = Int.max {
    didSet { precondition(columns > 0, "Filmstrip.columns is \(columns), but must be at least 1") }
  }
  /// The gap between and around the frames, in points. The default value is 20.
  public var gap: CGFloat = 20
  /// The background color. The default value is `nil`.
  public var background: UIColor?

  private static let captionHeight: CGFloat = 24

  /// Creates a strip of frames, ordered by time.
  public init(frames: [Frame]) {
    self.frames = frames
  }

  /// Advances the clock to each of the times, at sixty frames a second, and records the view.
  ///
  /// The times are in seconds from now, in ascending order. Before each frame, `action` is called with the
  /// frame's time, for example to move a finger.
  public init(
    of view: UIView, at times: [TimeInterval], clock: FrameClock = .main,
    during action: (TimeInterval) -> Void = { _ in }
  ) {
    let start = clock.time
    for time in times {
      while time - (clock.time - start) > 1e-9 {
        let step = min(1 / 60, time - (clock.time - start))
        action(clock.time - start + step)
        clock.advance(by: step)
      }
      frames.append(Frame(time: time, list: DisplayList(of: view)))
    }
  }

  /// All frames as one list.
  public var list: DisplayList { sheet.list }

  package var sheet: FilmstripSheet {
    let size = frames.reduce(CGSize.zero) { size, frame in
      CGSize(width: max(size.width, frame.list.size.width), height: max(size.height, frame.list.size.height))
    }
    let cell = CGSize(width: size.width + gap, height: size.height + Self.captionHeight + gap)
    let columns = min(columns, max(1, frames.count))
    let rows = (frames.count + columns - 1) / columns
    let sheet = UIView(
      frame: CGRect(
        x: 0, y: 0, width: CGFloat(columns) * cell.width + gap, height: CGFloat(rows) * cell.height + gap))
    sheet.backgroundColor = background ?? .clear
    for (index, frame) in frames.enumerated() {
      let label = UILabel(
        frame: CGRect(
          x: gap + CGFloat(index % columns) * cell.width,
          y: gap + CGFloat(index / columns) * cell.height + size.height, width: size.width,
          height: Self.captionHeight))
      label.text = "\(frame.time.svg()) s"
      label.font = .systemFont(ofSize: 13)
      label.textColor = .gray
      label.textAlignment = .center
      sheet.addSubview(label)
    }
    return FilmstripSheet(
      captions: DisplayList(of: sheet),
      frames: frames.enumerated().map { index, frame in
        let (x, y) = (CGFloat(index % columns) * cell.width, CGFloat(index / columns) * cell.height)
        return (frame.list, CGPoint(x: gap + x, y: gap + y))
      })
  }

  /// Returns an SVG document. Equal strips give equal bytes, and each image is embedded once.
  public func svg(options: SVGOptions = SVGOptions()) -> String { list.svg(options: options) }
}

package nonisolated struct FilmstripSheet: Sendable {
  fileprivate let captions: DisplayList
  fileprivate let frames: [(list: DisplayList, origin: CGPoint)]

  package var list: DisplayList {
    var strip = captions
    // The root is the parent of all frames, even if it paints nothing.
    guard let root = strip.nodes.first?.id else { return strip }
    for frame in frames { strip.add(frame.list, to: root, at: frame.origin) }
    return strip
  }
}

nonisolated extension DisplayList {
  fileprivate mutating func add(_ other: DisplayList, to root: DisplayNode.ID, at origin: CGPoint) {
    var next = (nodes.map(\.id.rawValue).max() ?? 0) + 1
    var ids: [DisplayNode.ID: DisplayNode.ID] = [:]
    for var node in other.nodes {
      let id = DisplayNode.ID(rawValue: next)
      next += 1
      ids[node.id] = id
      node.id = id
      if let parent = node.parent {
        node.parent = ids[parent]
      } else {
        node.parent = root
        node.projection = node.projection.concatenating(Projection(translationX: origin.x, y: origin.y))
        node.clips = true
      }
      nodes.append(node)
    }
  }
}
