import TestSupport

@testable import LiveHost

/// Messages no page sends: some of random bytes, most with small errors.
enum DamagedMessage {
  static func make(_ random: inout SeededGenerator) -> [UInt8] {
    if Int.random(in: 0..<5, using: &random) == 0 {
      return (0..<Int.random(in: 0...64, using: &random)).map { _ in .random(in: 0...255, using: &random) }
    }
    var bytes = MessageBytes.examples.randomElement(using: &random) ?? []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes.append(.random(in: 0...255, using: &random))
      case 1: if !bytes.isEmpty { bytes.removeLast(Int.random(in: 1...bytes.count, using: &random)) }
      case 2:
        bytes.insert(.random(in: 0...255, using: &random), at: .random(in: 0...bytes.count, using: &random))
      case 3: bytes += MessageBytes.examples.randomElement(using: &random) ?? []
      default:
        guard let index = bytes.indices.randomElement(using: &random) else { continue }
        bytes[index] ^= 1 << UInt8.random(in: 0...7, using: &random)
      }
    }
    return bytes
  }
}
