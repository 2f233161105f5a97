import CollectionView
import FixtureScreens
import Foundation
import Recordings
import XCTest

// XCTest and not Swift Testing: a test of Swift Testing runs on the main queue, and a run loop inside of it
// doesn't perform the queue's work, such as the completions of UIKit's animations.

/// Records all fixtures: on Linux and Macs with this package's UIKit, and in a simulator with Apple's.
final class RecorderTests: XCTestCase {
  /// Writes the recording to the file in the environment variable `RECORDING`, if there is one.
  ///
  /// XCTest on Linux can't call isolated methods.
  func testRecordingOfAllFixtures() throws { try MainActor.assumeIsolated { try Self.recordAll() } }

  @MainActor private static func recordAll() throws {
    let recording = Recorder.record()
    XCTAssertEqual(recording.fixtures.map(\.name), Fixture.all.map(\.name))
    XCTAssertEqual(Set(Fixture.all.map(\.name)).count, Fixture.all.count)
    for fixture in recording.fixtures {
      for step in fixture.steps {
        XCTAssertFalse(step.elements.isEmpty, "\(fixture.name), \(step.operation): no visible elements")
        XCTAssertEqual(
          Set(step.elements.map(\.name)).count, step.elements.count,
          "\(fixture.name), \(step.operation): two elements with the same name")
      }
      XCTAssertFalse(fixture.steps[0].calls.isEmpty, "\(fixture.name): no calls")
    }
    XCTAssertEqual(try Recording(json: Data(recording.json.utf8), file: "the recording"), recording)
    if let file = ProcessInfo.processInfo.environment["RECORDING"] {
      try recording.write(to: file)
    }
    #if !os(iOS) && !os(tvOS) && !os(visionOS)
    checkComparisons(of: recording)
    #endif
  }
}
