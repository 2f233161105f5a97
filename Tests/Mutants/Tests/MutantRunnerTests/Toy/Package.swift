// swift-tools-version: 6.2
import PackageDescription

// What MutationRunTests tries the tool on.
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
