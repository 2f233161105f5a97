import Foundation

/// The durations of the steps from saving a source to seeing the result. The serving program gets them as
/// text.
struct ReloadTimes: Equatable {
  struct Part: Equatable, Sendable {
    var name: String
    var seconds: Double

    init(_ name: String, _ seconds: Double) { (self.name, self.seconds) = (name, seconds) }
  }

  /// The time of saving, in seconds since 1970.
  let saved: Double
  private(set) var parts: [Part]

  init(saved: Double, parts: [Part] = []) { (self.saved, self.parts) = (saved, parts) }

  mutating func end(_ name: String, at now: Double = Date().timeIntervalSince1970) {
    parts.append(Part(name, max(0, now - saved - parts.reduce(0) { $0 + $1.seconds })))
  }

  mutating func add(_ more: [Part]) {
    for part in more {
      if let index = parts.firstIndex(where: { $0.name == part.name }) {
        parts[index].seconds += part.seconds
      } else {
        parts.append(part)
      }
    }
  }

  /// A text such as `1.21 s after saving: noticing 0.08, compiling 0.61, …`.
  var words: String {
    let total = parts.reduce(0) { $0 + $1.seconds }
    return Self.text(total) + " s after saving: "
      + parts.map { "\($0.name) \(Self.text($0.seconds))" }.joined(separator: ", ")
  }

  private static func text(_ seconds: Double) -> String {
    let hundredths = Int((seconds * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}

extension ReloadTimes: LosslessStringConvertible {
  init?(_ description: String) {
    let fields = description.split(separator: ";")
    guard let saved = fields.first.flatMap({ Double($0) }) else { return nil }
    self.saved = saved
    parts = []
    for field in fields.dropFirst() {
      let pair = field.split(separator: "=")
      guard pair.count == 2, let seconds = Double(pair[1]) else { return nil }
      parts.append(Part(String(pair[0]), seconds))
    }
  }

  var description: String {
    (["\(saved)"] + parts.map { "\($0.name)=\($0.seconds)" }).joined(separator: ";")
  }
}
