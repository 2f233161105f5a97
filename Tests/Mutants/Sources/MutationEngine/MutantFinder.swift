import SwiftSyntax

/// Finds what can be changed in a source: operators, constants, conditions and calls.
///
/// Left alone are: what is not compiled on Linux, patterns, raw values, messages of traps; assertions, `hash(into:)` and
/// `reserveCapacity(_:)`, whose changes nobody could see; and invariants, which are there for the tests.
public struct MutantFinder {
  /// The mutants of a source, in its order.
  ///
  /// - Parameter file: its path from the package's folder: `Sources/LayoutEngine/Maths.swift`. The module is the second folder.
  public static func mutants(in text: String, file: String) -> [Mutant] {
    if file.hasSuffix("+Invariants.swift") { return [] }
    let source = SourceText(text)
    let visitor = MutantVisitor(source: source, file: file)
    visitor.walk(source.tree)
    return visitor.mutants.sorted {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
  }

  /// All mutants, those of one name numbered.
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
