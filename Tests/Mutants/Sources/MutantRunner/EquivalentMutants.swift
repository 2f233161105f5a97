import Foundation

/// Mutants equivalent to the original, with reasons.
///
///     LayoutEngine LanePacking.append(_:): a < b → a <= b
///       If both are equal, either lane ends at the same position.
///
/// A line at the margin names a mutant. The lines below it are the reason. A line that starts with `#` is a
/// comment.
public struct EquivalentMutants: Sendable {
  /// The reasons by mutant name.
  public private(set) var reasons: [String: String] = [:]

  /// Creates an empty list.
  public init() {}

  /// Parses a list of equivalent mutants.
  public init(_ text: String) {
    var name: String?
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix(" ") {
        guard let name else { continue }
        let reason = line.trimmingCharacters(in: .whitespaces)
        reasons[name] = [reasons[name], reason].compactMap { $0 }.filter { !$0.isEmpty }.joined(
          separator: " ")
      } else {
        name = String(line)
        reasons[String(line)] = ""
      }
    }
  }
}
