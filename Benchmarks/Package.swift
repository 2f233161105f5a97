// swift-tools-version: 6.2
import PackageDescription

// Separate from the library's own package, so that users of the library build none of this.
//
// `Benchmarks` has its own small harness. The important figures are ratios, so the two kernels of a row take
// turns in one process. Benchmark libraries run one kernel after the other. `Kernels` uses such a library for
// a closer look.

/// The floor uses all instructions of this machine and aligned loops.
///
/// Without alignment, the floor's speed depends on the other code linked into the program. Our code is built
/// as an app would build it.
#if arch(x86_64)
let floorFlags = ["-O3", "-march=native", "-falign-loops=64", "-falign-functions=64"]
#else
let floorFlags = ["-O3"]
#endif

/// kiwi gets the same flags if `scripts/bench` found its headers. Without headers, the peer is empty and
/// reports this.
let kiwiFlags = Context.environment["KIWI_HEADERS"].map { ["-I", $0] } ?? []

/// Other libraries' layouts for the curves and for `--peers`, if `scripts/bench` downloaded and ported their
/// sources.
///
/// They are built as their authors build them.
let peers = peerTargets(in: Context.environment["PEER_LAYOUTS"])

func peerTargets(in folder: String?) -> [Target] {
  guard let folder else { return [] }
  return ["CHTCollectionViewWaterfallLayout", "MagazineLayout", "ChatLayout"].map { name in
    .target(
      name: name, dependencies: [.product(name: "UIKit", package: "swift-collection-layouts")],
      path: "\(folder)/\(name)", swiftSettings: [.swiftLanguageMode(.v5)])
  }
}

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-collection-layouts", path: "..", traits: ["Live"])],
  targets: peers + [
    .target(name: "Floor", cSettings: [.unsafeFlags(floorFlags)]),
    .target(name: "Kiwi", cxxSettings: [.unsafeFlags(floorFlags + kiwiFlags)]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Floor", "Kiwi",
        .product(name: "ConstraintSolver", package: "swift-collection-layouts"),
        .product(name: "LayoutEngine", package: "swift-collection-layouts"),
        .product(name: "CollectionView", package: "swift-collection-layouts"),
        .product(name: "CollectionLayouts", package: "swift-collection-layouts"),
        .product(name: "LiveHost", package: "swift-collection-layouts"),
      ] + peers.map { .byName(name: $0.name) },
      swiftSettings: [.treatAllWarnings(as: .error), .defaultIsolation(MainActor.self)]
        + (peers.isEmpty ? [] : [.define("PEER_LAYOUTS")])),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx20
)
