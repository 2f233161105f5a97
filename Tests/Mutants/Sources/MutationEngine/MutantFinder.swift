import SwiftSyntax

/// Finds possible changes in a source: operators, constants, conditions, and calls.
///
/// It leaves some code alone: code not compiled on Linux, patterns, raw values, and trap messages. It also
/// ignores assertions, `hash(into:)`, and `reserveCapacity(_:)`, because their changes are invisible, and
/// invariants, because they serve the tests.
public struct MutantFinder {
  /// Returns the mutants of a source in source order.
  ///
  /// - Parameter file: The path relative to the package's folder, such as `Sources/LayoutEngine/Maths.swift`.
  ///   The module is the second component.
  public static func mutants(in text: String, file: String) -> [Mutant] {
    if file.hasSuffix("+Invariants.swift") { return [] }
    let source = SourceText(text)
    let visitor = MutantVisitor(source: source, file: file)
    visitor.walk(source.tree)
    return visitor.mutants.sorted {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
  }

  /// Returns all mutants. Mutants with the same name are numbered.
  public static func numbered(_ mutants: [Mutant]) -> [Mutant] {
    var counts: [String: Int] = [:]
    return mutants.map { mutant in
      var mutant = mutant
      counts[mutant.name, default: 0] += 1
      mutant.ordinal = counts[mutant.name] ?? 1
      return mutant
    }
  }
}
