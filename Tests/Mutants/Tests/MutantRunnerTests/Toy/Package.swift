// swift-tools-version: 6.2
import PackageDescription

// The test package of MutationRunTests.
let package = Package(
  name: "Toy",
  products: [.library(name: "Toy", targets: ["Toy"])],
  targets: [
    .target(name: "Toy", swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(name: "ToyCommand", dependencies: ["Toy"]),
    .testTarget(name: "ToyTests", dependencies: ["Toy"]),
    .testTarget(name: "ToyCommandTests", dependencies: ["ToyCommand"]),
  ]
)
