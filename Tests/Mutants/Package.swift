// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

// A separate package, so apps with the layouts don't fetch swift-syntax.
let package = Package(
  name: "Mutants",
  platforms: [.macOS(.v15)],
  dependencies: [
    // Parses Swift. Version 603 is for Swift 6.3.
    .package(url: "https://github.com/swiftlang/swift-syntax", .upToNextMinor(from: "603.0.1")),
    // The command line.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    // Finds possible changes in a source, and writes sources with switchable changes.
    .target(
      name: "MutationEngine",
      dependencies: [
        .product(name: "SwiftOperators", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: strict),
    // Builds a copy of a package with many changes, and runs its tests with each change.
    .target(name: "MutantRunner", dependencies: ["MutationEngine"], swiftSettings: strict),
    .executableTarget(
      name: "mutants",
      dependencies: [
        "MutantRunner", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/MutantsCommand", swiftSettings: strict),
    .testTarget(name: "MutationEngineTests", dependencies: ["MutationEngine"], swiftSettings: strict),
    .testTarget(
      name: "MutantRunnerTests", dependencies: ["MutantRunner"], exclude: ["Toy"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
