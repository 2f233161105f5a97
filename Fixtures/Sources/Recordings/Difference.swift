/// A difference between two recordings, explained in a sentence.
public struct Difference: Equatable, Sendable, CustomStringConvertible {
  /// The fixture's name, or `nil` for a difference of the whole recordings.
  public var fixture: String?
  /// The step, such as "step 2 (rotate to 480 × 360)", or `nil` for a difference of the whole fixture.
  public var step: String?
  /// The element, such as "cell 0-3", or the elements, or `nil` for a difference of the whole step.
  public var element: String?
  /// The differing property, such as "contentOffset".
  public var property: String
  /// The explanation, with both values.
  public var explanation: String

  public var description: String {
    let place = [fixture, step].compactMap { $0 }.joined(separator: ", ")
    return place.isEmpty ? explanation : "\(place): \(explanation)"
  }
}
