extension Sequence<Mutant> {
  /// Returns the mutants in an order drawn with a seed. A mutant's rank depends only on its name and the
  /// seed, so a sample stays similar when the sources change.
  public func drawn(seed: UInt64) -> [Mutant] {
    map { (rank: rank(of: $0.name, seed: seed), mutant: $0) }
      .sorted { ($0.rank, $0.mutant.name) < ($1.rank, $1.mutant.name) }
      .map(\.mutant)
  }
}

/// Returns FNV-1a of the name, mixed again because its upper bits are poor.
private func rank(of name: String, seed: UInt64) -> UInt64 {
  var hash = stableHash(of: name.utf8) &+ seed &* 0x9E37_79B9_7F4A_7C15
  hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
  hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
  return hash ^ (hash >> 31)
}

/// Returns the FNV-1a hash. Unlike `Hasher`, it's the same in every process.
public func stableHash(of bytes: some Sequence<UInt8>) -> UInt64 {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  return hash
}
