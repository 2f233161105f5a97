import Foundation

// `json` writes the format. A point, a size, and a frame are arrays of numbers. Properties with their usual
// values are left out.

extension Recording: Decodable {
  enum CodingKeys: String, CodingKey { case format, system, scale, fixtures }

  /// Throws a `RecordingError.Problem` for another version of the format.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let format = try values.decode(Int.self, forKey: .format)
    guard format == Recording.format else { throw RecordingError.Problem.format(format) }
    try self.init(
      system: values.decode(String.self, forKey: .system), scale: values.decode(Double.self, forKey: .scale),
      fixtures: values.decode([Fixture].self, forKey: .fixtures))
  }
}

extension Recording.Element: Decodable {
  enum CodingKeys: String, CodingKey {
    case name = "element"
    case frame, transform, alpha, zIndex, isHidden
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let transform = try values.decodeIfPresent([Double].self, forKey: .transform)
    guard transform.map({ $0.count == 16 }) ?? true else {
      throw DecodingError.dataCorruptedError(
        forKey: .transform, in: values, debugDescription: "a transform needs 16 numbers")
    }
    try self.init(
      name: values.decode(String.self, forKey: .name),
      frame: values.decode(Recording.Frame.self, forKey: .frame), transform: transform,
      alpha: values.decodeIfPresent(Double.self, forKey: .alpha) ?? 1,
      zIndex: values.decodeIfPresent(Int.self, forKey: .zIndex) ?? 0,
      isHidden: values.decodeIfPresent(Bool.self, forKey: .isHidden) ?? false)
  }
}

extension Recording.Point: Decodable {
  public init(from decoder: any Decoder) throws {
    let numbers = try numbers(2, "a point", from: decoder)
    self.init(x: numbers[0], y: numbers[1])
  }
}

extension Recording.Size: Decodable {
  public init(from decoder: any Decoder) throws {
    let numbers = try numbers(2, "a size", from: decoder)
    self.init(width: numbers[0], height: numbers[1])
  }
}

extension Recording.Frame: Decodable {
  public init(from decoder: any Decoder) throws {
    let numbers = try numbers(4, "a frame", from: decoder)
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

private func numbers(_ count: Int, _ subject: String, from decoder: any Decoder) throws -> [Double] {
  let found = try [Double](from: decoder)
  guard found.count == count else {
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath,
        debugDescription: "\(subject) needs \(count) numbers, not \(found.count)"))
  }
  return found
}
