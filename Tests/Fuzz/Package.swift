// swift-tools-version: 6.2
import PackageDescription

// This package is separate from the library's because everything in it is built with the fuzzer's counters.
// See `scripts/fuzz`.

/// The library's package name during compilation. SwiftPM derives it from the folder's name. The gallery's
/// sources use declarations with package access.
let library = Context.packageDirectory.split(separator: "/").dropLast(2).last ?? ""
let libraryName = String(library.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-collection-layouts", path: "../..", traits: ["Live"])],
  targets: [
    // The gallery's scenes aren't a product. This target links to their sources under its own name.
    .target(
      name: "FuzzedGallery",
      dependencies: [
        .product(name: "CollectionLayouts", package: "swift-collection-layouts"),
        .product(name: "CollectionView", package: "swift-collection-layouts"),
        .product(name: "Previews", package: "swift-collection-layouts"),
        .product(name: "Rendering", package: "swift-collection-layouts"),
      ],
      // Otherwise, the target would count as part of this package.
      packageAccess: false,
      swiftSettings: [.defaultIsolation(MainActor.self), .unsafeFlags(["-package-name", libraryName])]),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "FuzzedGallery",
        .product(name: "CollectionView", package: "swift-collection-layouts"),
        .product(name: "LiveHost", package: "swift-collection-layouts"),
        .product(name: "Rendering", package: "swift-collection-layouts"),
      ], swiftSettings: [.treatAllWarnings(as: .error), .defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)
