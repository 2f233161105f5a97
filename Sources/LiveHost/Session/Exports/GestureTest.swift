import CollectionView
import Foundation

/// The source of a Swift test that repeats a recorded gesture.
///
/// The test expects the offset, the number of items, the visible and selected items, and their positions if
/// the gesture has changed them.
struct GestureTest {
  /// The maximum number of moved items whose frames the test checks.
  private static let frameLimit = 8

  private let recording: GestureRecording
  private let title: String
  private let size: CGSize
  private let expectations: [String]

  /// Returns `nil` if the gesture changed nothing.
  ///
  /// - Parameter after: The contents after the gesture, at rest.
  init?(
    _ recording: GestureRecording, title: String, size: CGSize, from before: ShownContents,
    to after: ShownContents
  ) {
    (self.recording, self.title, self.size) = (recording, title, size)
    expectations = Self.expectations(from: before, to: after)
    if expectations.isEmpty { return nil }
  }

  var source: String {
    """
    import CollectionView
    import Testing

    @MainActor
    @Suite("A recorded gesture")
    struct RecordedGestureTests {
      @Test(\(SwiftText.quoted("\(title) ends where it did in the page")))
      func gesture() throws {
        let controller = makeController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: \(SwiftText.number(size.width)), height: \(SwiftText.number(size.height))))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    \(lines(opening + fingers + events + closing).indented(by: 4))
      }

      /// What the page showed, with the settings that it had.
      private func makeController() -> UIViewController {
        MyViewController()
      }
    \(helpers.indented(by: 2))
    }

    """
  }

  // MARK: Expectations

  private static func expectations(from before: ShownContents, to after: ShownContents) -> [String] {
    var lines: [String] = []
    if abs(before.offset.x - after.offset.x) >= 0.5 || abs(before.offset.y - after.offset.y) >= 0.5 {
      lines.append("#expect(abs(scrollView.contentOffset.x - \(SwiftText.rounded(after.offset.x))) < 0.5)")
      lines.append("#expect(abs(scrollView.contentOffset.y - \(SwiftText.rounded(after.offset.y))) < 0.5)")
    }
    if before.counts.count != after.counts.count {
      lines.append("#expect(collectionView.numberOfSections == \(after.counts.count))")
    }
    for (section, (old, new)) in zip(before.counts, after.counts).enumerated() where old != new {
      lines.append("#expect(collectionView.numberOfItems(inSection: \(section)) == \(new))")
    }
    if before.selected != after.selected {
      lines.append(
        "#expect((collectionView.indexPathsForSelectedItems ?? []).sorted() == \(paths(after.selected)))")
    }
    if before.items.map(\.path) != after.items.map(\.path) {
      lines.append("let visible = collectionView.indexPathsForVisibleItems.sorted()")
      lines.append("#expect(visible.count == \(after.items.count))")
      for (end, item) in [("first", after.items.first), ("last", after.items.last)] {
        if let item { lines.append("#expect(visible.\(end) == \(path(item.path)))") }
      }
    }
    let old = Dictionary(uniqueKeysWithValues: before.items.map { ($0.path, $0.frame) })
    let moved = after.items.filter { item in old[item.path].map { !$0.isNear(item.frame) } ?? false }
    for item in moved.prefix(frameLimit) {
      let frame = [item.frame.minX, item.frame.minY, item.frame.width, item.frame.height].map(
        SwiftText.rounded)
      lines.append(
        "try expect(\(path(item.path)), of: collectionView, "
          + "at: CGRect(x: \(frame[0]), y: \(frame[1]), width: \(frame[2]), height: \(frame[3])))")
    }
    return lines
  }

  private static func path(_ path: IndexPath) -> String { "[\(path.section), \(path.item)]" }

  private static func paths(_ paths: [IndexPath]) -> String {
    "[" + paths.map(path).joined(separator: ", ") + "]"
  }

  // MARK: Test source

  private var usesCollectionView: Bool { expectations.contains { $0.contains("collectionView") } }

  private var helpers: String {
    var parts = [
      """

      private func firstScrollView(in view: UIView) -> UIScrollView? {
        view as? UIScrollView ?? view.subviews.lazy.compactMap { firstScrollView(in: $0) }.first
      }
      """
    ]
    if expectations.contains(where: { $0.hasPrefix("try expect(") }) {
      parts.append(
        """
        private func expect(
          _ path: IndexPath, of view: UICollectionView, at frame: CGRect, _ location: SourceLocation = #_sourceLocation
        ) throws {
          let actual = try #require(view.cellForItem(at: path)?.frame, sourceLocation: location)
          let isThere = actual.insetBy(dx: -0.5, dy: -0.5).contains(frame) && frame.insetBy(dx: -0.5, dy: -0.5).contains(actual)
          #expect(isThere, "\\(path) is at \\(actual)", sourceLocation: location)
        }
        """)
    }
    return parts.joined(separator: "\n\n")
  }

  private var opening: [String] {
    let view = "let scrollView = try #require(firstScrollView(in: window))"
    return [view]
      + (usesCollectionView ? ["let collectionView = try #require(scrollView as? UICollectionView)"] : []) + [
        "scrollView.setContentOffset(\(point(recording.offset)), animated: false)",
        "window.layoutIfNeeded()",
      ]
  }

  private var numbers: [Int] { Set(recording.events.flatMap { $0.samples.map(\.finger) }).sorted() }

  private func name(_ finger: Int) -> String {
    numbers.count == 1 ? "finger" : "finger\((numbers.firstIndex(of: finger) ?? 0) + 1)"
  }

  private var fingers: [String] {
    numbers.enumerated().map { index, finger in
      "let \(name(finger)) = Finger(in: window\(index == 0 ? "" : ", number: \(index)"))"
    }
  }

  private var events: [String] {
    recording.events.flatMap { event in
      (event.delay > 0 ? ["FrameClock.main.advance(by: \(event.delay))"] : [])
        + event.samples.flatMap { sample in
          let name = name(sample.finger)
          return switch sample.phase {
          case .began: ["\(name).down(at: \(point(sample.location)))"]
          case .ended: ["\(name).move(to: \(point(sample.location)))", "\(name).lift()"]
          case .cancelled: ["\(name).cancel()"]
          default: ["\(name).move(to: \(point(sample.location)))"]
          }
        }
    }
  }

  private var closing: [String] { ["FrameClock.main.run(while: !FrameClock.main.isIdle)"] + expectations }

  private func lines(_ lines: [String]) -> String { lines.joined(separator: "\n") }

  private func point(_ point: CGPoint) -> String {
    "CGPoint(x: \(SwiftText.number(point.x)), y: \(SwiftText.number(point.y)))"
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.5 && abs(minY - other.minY) < 0.5 && abs(width - other.width) < 0.5
      && abs(height - other.height) < 0.5
  }
}
