// swift-tools-version: 6.2
import PackageDescription

// A separate package, because measuring ratios doesn't need the benchmark library's plugin.
let package = Package(
  name: "Kernels",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "swift-collection-layouts", path: "../.."),
    // No traits, because counting allocations needs additional packages.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "Engine",
      dependencies: [
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "LayoutEngine", package: "swift-collection-layouts"),
      ],
      // The library's plugin expects a folder called Benchmarks.
      path: "Benchmarks/Engine",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
  ],
  swiftLanguageModes: [.v6]
)
