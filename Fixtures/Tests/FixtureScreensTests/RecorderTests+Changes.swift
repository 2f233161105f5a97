#if !os(iOS) && !os(tvOS) && !os(visionOS)
import FixtureScreens
import Recordings
import XCTest

extension RecorderTests {
  /// Compares a recording with itself, with a second recording, and with a copy changed in ten places.
  @MainActor static func checkComparisons(of recording: Recording) {
    XCTAssertEqual(Comparison(recording, recording).differences, [])
    XCTAssertEqual(Comparison(recording, Recorder.record()).report, Comparison(recording, recording).report)
    var changed = recording
    let expected = changeTenPlaces(&changed)
    let found = Comparison(recording, changed, names: ("original", "changed"))
    print(found.report)
    XCTAssertEqual(
      Set(found.differences.map { "\($0.fixture ?? "") \($0.property)" }), Set(expected),
      "each change is found, and nothing else")
    XCTAssertEqual(found.differences.count, expected.count)
    for difference in found.differences { XCTAssertGreaterThan(difference.explanation.count, 20) }
  }

  /// Changes ten places in ten fixtures. Returns the fixtures and the changed properties.
  private static func changeTenPlaces(_ recording: inout Recording) -> [String] {
    let changes: [(String, (inout Recording.Step) -> Void)] = [
      ("frame", { $0.elements[0].frame.origin.x += 0.2 }),
      ("frame", { $0.elements[0].frame.size.height -= 3 }),
      (
        "frame",
        { step in
          for index in step.elements.indices { step.elements[index].frame.origin.y += 12 }
        }
      ),
      ("element", { $0.elements.removeFirst() }),
      ("alpha", { $0.elements[0].alpha = 0.25 }),
      ("transform", { $0.elements[0].transform = [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1] }),
      ("zIndex", { $0.elements[0].zIndex += 3 }),
      ("contentSize", { $0.contentSize.height += 1 }),
      ("contentOffset", { $0.contentOffset.y -= 5 }),
      ("calls", { $0.calls.reverse() }),
    ]
    return zip(recording.fixtures.indices, changes).map { index, change in
      let last = recording.fixtures[index].steps.count - 1
      change.1(&recording.fixtures[index].steps[last])
      return "\(recording.fixtures[index].name) \(change.0)"
    }
  }
}
#endif
