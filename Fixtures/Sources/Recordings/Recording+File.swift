import Foundation

/// A file that isn't a recording.
public struct RecordingError: Error, Equatable, CustomStringConvertible {
  enum Problem: Error { case format(Int) }

  public var file: String
  public var reason: String

  public init(file: String, reason: String) { (self.file, self.reason) = (file, reason) }

  public var description: String { "\(file): \(reason)" }
}

extension Recording {
  /// Reads a recording. Throws a ``RecordingError`` with the place of the error.
  public init(contentsOf file: String) throws {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw RecordingError(file: file, reason: "the file doesn't exist or can't be read")
    }
    self = try Recording(json: data, file: file)
  }

  /// Decodes a recording from the contents of a file.
  public init(json: Data, file: String) throws {
    do {
      self = try JSONDecoder().decode(Recording.self, from: json)
    } catch {
      throw RecordingError(file: file, reason: Self.reason(of: error))
    }
  }

  public func write(to file: String) throws {
    do {
      try Data(json.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch {
      throw RecordingError(file: file, reason: "the file can't be written: \(error.localizedDescription)")
    }
  }

  private static func reason(of error: any Error) -> String {
    switch error {
    case RecordingError.Problem.format(let format):
      "the format is \(format), but only format \(Recording.format) can be read. "
        + "Record again with the same version of this package"
    case DecodingError.keyNotFound(let key, let context):
      "\(place(context.codingPath + [key])) is missing"
    case DecodingError.typeMismatch(let type, let context):
      "\(place(context.codingPath)) must be \(word(for: type))"
    case DecodingError.valueNotFound(let type, let context):
      "\(place(context.codingPath)) is null, but must be \(word(for: type))"
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      "\(place(context.codingPath)) is invalid: \(context.debugDescription)"
    default: "the file isn't JSON"
    }
  }

  /// Returns a path such as `fixtures[3].steps[0].size`.
  private static func place(_ path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "the file's contents" }
    return path.reduce(into: "") { place, key in
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += (place.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }

  private static func word(for type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Double.Type, is Int.Type: "a number"
    case is Bool.Type: "true or false"
    case is [String: Any].Type: "an object"
    default: String(describing: type).hasPrefix("Dictionary") ? "an object" : "an array"
    }
  }
}

extension Recording {
  /// The recording as JSON with one line for each element and call, in a fixed order.
  public var json: String {
    var lines = [
      "{", "\"format\": \(Recording.format),", "\"system\": \(quoted(system)),",
      "\"scale\": \(decimal(scale)),",
      "\"fixtures\": [",
    ]
    for (index, fixture) in fixtures.enumerated() {
      lines += ["{ \"name\": \(quoted(fixture.name)), \"steps\": ["]
      for (index, step) in fixture.steps.enumerated() {
        lines += step.lines
        if index < fixture.steps.count - 1 { lines[lines.count - 1] += "," }
      }
      lines += ["] }" + (index < fixtures.count - 1 ? "," : "")]
    }
    return (lines + ["]", "}", ""]).joined(separator: "\n")
  }
}

extension Recording.Step {
  fileprivate var lines: [String] {
    var first = "{ \"operation\": \(quoted(operation)),"
    if let motion { first += " \"motion\": \(quoted(motion.rawValue))," }
    return [
      first,
      "  \"size\": \(array([size.width, size.height])),",
      "  \"contentSize\": \(array([contentSize.width, contentSize.height])),",
      "  \"contentOffset\": \(array([contentOffset.x, contentOffset.y])),",
    ] + block("elements", elements.map(\.line), end: ",") + block("calls", calls.map(quoted), end: " }")
  }

  private func block(_ key: String, _ rows: [String], end: String) -> [String] {
    guard let last = rows.last else { return ["  \"\(key)\": []\(end)"] }
    return ["  \"\(key)\": ["] + rows.dropLast().map { "    \($0)," } + ["    \(last)", "  ]\(end)"]
  }
}

extension Recording.Element {
  fileprivate var line: String {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    var fields = ["\"element\": \(quoted(name))", "\"frame\": \(array(numbers))"]
    if let transform { fields.append("\"transform\": \(array(transform))") }
    if alpha != 1 { fields.append("\"alpha\": \(decimal(alpha))") }
    if zIndex != 0 { fields.append("\"zIndex\": \(zIndex)") }
    if isHidden { fields.append("\"isHidden\": true") }
    return "{ \(fields.joined(separator: ", ")) }"
  }
}

private func array(_ numbers: [Double]) -> String {
  "[\(numbers.map(decimal).joined(separator: ", "))]"
}

private func quoted(_ text: String) -> String {
  var quoted = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": quoted += "\\\(scalar)"
    case _ where scalar.value < 0x20: quoted += "\\u" + String(0x10000 + scalar.value, radix: 16).dropFirst()
    default: quoted.unicodeScalars.append(scalar)
    }
  }
  return quoted + "\""
}
