// swift-tools-version: 6.2
import PackageDescription

// Apart from the library's own package, because everything in it is built with the fuzzer's counters: see `scripts/fuzz`.

/// What SwiftPM calls the library's package when it compiles it: after the folder that it is in. The gallery's sources use what is for
/// that package alone.
let library = Context.packageDirectory.split(separator: "/").dropLast(2).last ?? ""
let libraryName = String(library.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-collection-layouts", path: "../..")],
  targets: [
    // The gallery's scenes are no product. This is a link to their sources, under a name of its own.
    .target(
      name: "FuzzedGallery",
      dependencies: [
        .product(name: "CollectionLayouts", package: "swift-collection-layouts"),
        .product(name: "CollectionView", package: "swift-collection-layouts"),
        .product(name: "Previews", package: "swift-collection-layouts"),
        .product(name: "Rendering", package: "swift-collection-layouts"),
      ],
      // Without, it would count as a part of this package.
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
