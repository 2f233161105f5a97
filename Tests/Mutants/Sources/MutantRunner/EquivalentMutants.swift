import Foundation

/// Mutants that do what the original does, and why.
///
///     LayoutEngine LanePacking.append(_:): a < b → a <= b
///       Where both are equal, either lane ends at the same position.
///
/// A line that begins at the margin names a mutant. Those below it say why. A line that begins with `#` is for the reader.
public struct EquivalentMutants: Sendable {
  /// The reasons by the mutants' names.
  public private(set) var reasons: [String: String] = [:]

  /// None.
  public init() {}

  /// Reads them.
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
