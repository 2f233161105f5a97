// swift-tools-version: 6.2
import PackageDescription

// A package of its own: the benchmark library comes with a plugin, and whoever measures ratios should not build that first.
let package = Package(
  name: "Kernels",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "swift-collection-layouts", path: "../.."),
    // Without traits: counting allocations would take packages of its own.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "Engine",
      dependencies: [
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "LayoutEngine", package: "swift-collection-layouts"),
      ],
      // Where the library's plugin looks: in a folder called Benchmarks.
      path: "Benchmarks/Engine",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
  ],
  swiftLanguageModes: [.v6]
)
