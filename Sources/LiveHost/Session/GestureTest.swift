import CollectionView
import Foundation

/// A recorded gesture as the source of a Swift test: a flick that fails becomes a test that fails.
struct GestureTest {
  private let recording: GestureRecording
  private let title: String
  private let size: CGSize
  private let end: CGPoint?

  /// - Parameters:
  ///   - title: The title of what the page showed.
  ///   - size: The window's.
  ///   - end: The main scroll view's offset after the gesture, at rest. Nil if there is none.
  init(_ recording: GestureRecording, title: String, size: CGSize, end: CGPoint?) {
    (self.recording, self.title, self.size, self.end) = (recording, title, size, end)
  }

  var source: String {
    """
    import CollectionView
    import Testing

    @MainActor
    @Suite("A recorded gesture")
    struct RecordedGestureTests {
      @Test("\(quoted(title)) ends where it did in the page")
      func gesture() throws {
        let controller = makeController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: \(number(size.width)), height: \(number(size.height))))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    \(lines(opening + fingers + events + closing))
      }

      /// What the page showed, with the settings that it had.
      private func makeController() -> UIViewController {
        MyViewController()
      }
    \(end == nil ? "" : Self.search)}

    """
  }

  private static let search = """

      private func firstScrollView(in view: UIView) -> UIScrollView? {
        view as? UIScrollView ?? view.subviews.lazy.compactMap { firstScrollView(in: $0) }.first
      }

    """

  private var opening: [String] {
    guard end != nil else { return [] }
    return [
      "let scrollView = try #require(firstScrollView(in: window))",
      "scrollView.setContentOffset(\(point(recording.offset)), animated: false)",
      "window.layoutIfNeeded()",
    ]
  }

  private var numbers: [Int] { Set(recording.events.flatMap { $0.samples.map(\.finger) }).sorted() }

  private func name(_ finger: Int) -> String {
    numbers.count == 1 ? "finger" : "finger\((numbers.firstIndex(of: finger) ?? 0) + 1)"
  }

  private var fingers: [String] {
    numbers.enumerated().map { place, finger in
      "let \(name(finger)) = Finger(in: window\(place == 0 ? "" : ", number: \(place)"))"
    }
  }

  private var events: [String] {
    recording.events.flatMap { event in
      (event.delay > 0 ? ["FrameClock.main.advance(by: \(event.delay))"] : [])
        + event.samples.map { sample in
          let name = name(sample.finger)
          return switch sample.phase {
          case .began: "\(name).down(at: \(point(sample.location)))"
          case .ended: "\(name).move(to: \(point(sample.location)))\n    \(name).lift()"
          case .cancelled: "\(name).cancel()"
          default: "\(name).move(to: \(point(sample.location)))"
          }
        }
    }
  }

  private var closing: [String] {
    ["FrameClock.main.run(while: !FrameClock.main.isIdle)"]
      + (end.map {
        [
          "#expect(abs(scrollView.contentOffset.x - \(rounded($0.x))) < 0.5)",
          "#expect(abs(scrollView.contentOffset.y - \(rounded($0.y))) < 0.5)",
        ]
      } ?? [])
  }

  private func lines(_ lines: [String]) -> String { lines.map { "    " + $0 }.joined(separator: "\n") }

  private func point(_ point: CGPoint) -> String { "CGPoint(x: \(number(point.x)), y: \(number(point.y)))" }

  private func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }

  private func rounded(_ value: CGFloat) -> String { number((value * 10).rounded() / 10) }

  private func quoted(_ text: String) -> String {
    text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : $0.isNewline ? " " : "\($0)" }.joined()
  }
}
