import CollectionView
import Rendering
import TestSupport
import Testing

@testable import LiveHost

@MainActor
@Suite("Motions recorded for a page") struct MotionRecorderTests {
  private var recorder = MotionRecorder()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// Adds frames at sixty per second, each with a different width.
  private mutating func move(
    from start: Double, frames: Int, width: CGFloat = 0, isTouched: (Int) -> Bool = { _ in false }
  ) {
    for frame in 0..<frames {
      view.frame.size.width = 100 + width + CGFloat(frame)
      recorder.add(DisplayList(of: view), at: start + Double(frame) / 60, isTouched: isTouched(frame))
    }
  }

  @Test mutating func `a first picture alone isn't a motion, and the next motion starts with it`() {
    move(from: 10, frames: 1)
    #expect(recorder.forFilmstrip == nil)
    #expect(recorder.forFilm == nil)
    move(from: 20, frames: 30, width: 50)
    let motion = recorder.forFilmstrip
    #expect(motion?.frames.first?.list.size.width == 100)
    #expect(motion?.frames.first?.time == 0)
    #expect(motion?.frames.last?.list.size.width == 179)
    #expect(abs((motion?.frames.last?.time ?? 0) - 0.5) < 0.01)
    let times = motion?.frames.map(\.time) ?? []
    expectAscending(times)
  }

  @Test
  mutating func `a gesture continues after release until it rests, and both motions are kept`() {
    move(from: 0, frames: 1)
    move(from: 1, frames: 20, width: 200)
    move(from: 3, frames: 60, width: 400) { $0 < 10 }
    #expect(recorder.forFilm?.frames.last?.list.size.width == 559)
    #expect(abs((recorder.forFilm?.frames.last?.time ?? 0) - 1) < 0.05)
    #expect(recorder.forFilmstrip?.frames.last?.list.size.width == 319)
    move(from: 9, frames: 20, width: 600)
    #expect(recorder.forFilm?.frames.last?.list.size.width == 559)
    #expect(recorder.forFilmstrip?.frames.last?.list.size.width == 719)
  }

  @Test mutating func `a touch during a transition starts a gesture`() {
    move(from: 0, frames: 1)
    move(from: 1, frames: 40, width: 100) { $0 >= 20 }
    #expect(recorder.forFilmstrip?.frames.last?.list.size.width == 219)
    #expect(recorder.forFilm?.frames.last?.list.size.width == 239)
  }

  @Test mutating func `a long motion keeps its first and last frames and fewer in between`() {
    for _ in 0..<200 { view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))) }
    for child in view.subviews { child.backgroundColor = .red }
    move(from: 0, frames: 1)
    move(from: 1, frames: 600) { _ in true }
    let frames = recorder.forFilm?.frames ?? []
    #expect(frames.reduce(0) { $0 + $1.list.nodes.count } <= 16_000)
    #expect(frames.count > 20)
    #expect(frames.first?.time == 0)
    #expect(abs((frames.last?.time ?? 0) - 10) < 0.05)
  }
}
