import Foundation
import Recordings
import Testing

@Suite struct FormatTests {
  @Test func `a written recording is equal after reading, and its text is the same`() throws {
    let text = Recording.sample.json
    let read = try Recording(json: Data(text.utf8), file: "a.json")
    #expect(read == .sample)
    #expect(read.json == text)
    #expect(text.contains("{ \"element\": \"cell 0-1\", \"frame\": [0, 20, 33.333, 20], \"zIndex\": 1 }"))
    #expect(text.contains("\"transform\": [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 5, 0, 0, 1]"))
  }

  @Test func `a recording is written to a file and read from it`() throws {
    let file = NSTemporaryDirectory() + "recording-\(UUID()).json"
    defer { try? FileManager.default.removeItem(atPath: file) }
    try Recording.sample.write(to: file)
    #expect(try Recording(contentsOf: file) == .sample)
  }

  @Test(arguments: [
    (1.0, "1"), (-0.0001, "0"), (-0.5, "-0.5"), (1.0 / 3, "0.333"), (2.0 / 3, "0.667"), (12.05, "12.05"),
    (.nan, "0"), (.infinity, "1000000000000"), (-.infinity, "-1000000000000"),
  ])
  func `numbers have at most three decimals`(number: Double, text: String) {
    #expect(decimal(number) == text)
  }

  @Test(arguments: [
    ("\"format\": 1", "\"format\": 9", "the format is 9, but only format 1 can be read"),
    ("\"system\": \"a UIKit\",", "", "system is missing"),
    ("\"scale\": 2", "\"scale\": \"two\"", "scale must be a number"),
    ("\"contentOffset\": [0, 40]", "\"contentOffset\": [0]", "fixtures[0].steps[1].contentOffset is invalid"),
    ("\"contentOffset\": [0, 40],", "", "fixtures[0].steps[1].contentOffset is missing"),
    ("\"calls\": [\n", "\"calls\": [ 3,\n", "fixtures[0].steps[0].calls[0] must be a string"),
    ("\"name\": \"grid\"", "\"name\": null", "fixtures[0].name is null, but must be a string"),
    ("\"motion\": \"touches\"", "\"motion\": \"magic\"", "fixtures[1].steps[1].motion is invalid"),
    ("5, 0, 0, 1]", "5, 0, 0]", "fixtures[0].steps[0].elements[4].transform is invalid"),
    ("{\n", "", "the file isn't JSON"),
  ])
  func `an error in a file names its place`(old: String, new: String, message: String) throws {
    let text = Recording.sample.json
    let range = try #require(text.range(of: old))
    let changed = text.replacingCharacters(in: range, with: new)
    let error = #expect(throws: RecordingError.self) {
      try Recording(json: Data(changed.utf8), file: "a.json")
    }
    #expect(error?.description.hasPrefix("a.json: \(message)") == true, "\(String(describing: error))")
  }

  @Test func `a missing file is an error`() {
    #expect(throws: RecordingError(file: "/none.json", reason: "the file doesn't exist or can't be read")) {
      try Recording(contentsOf: "/none.json")
    }
  }
}
