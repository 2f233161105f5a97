// swift-tools-version: 6.2
import PackageDescription

// Separate from the library's own package, so that its `swift test` builds none of this.

/// Warnings are errors if CI requests it. Xcode can have warnings that Linux doesn't have.
let strict: [SwiftSetting] =
  Context.environment["WARNINGS_AS_ERRORS"] == nil ? [] : [.treatAllWarnings(as: .error)]

let mainActor = strict + [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "Fixtures",
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [
    .executable(name: "record", targets: ["Record"]),
    .executable(name: "compare", targets: ["Compare"]),
  ],
  dependencies: [.package(name: "swift-collection-layouts", path: "..")],
  targets: [
    // The format of a recording, and the comparison of two. Values only, without views.
    .target(name: "Recordings", swiftSettings: strict),
    // The screens, their scripts, and the recorder, for any UIKit.
    .target(
      name: "FixtureScreens",
      dependencies: [
        "Recordings",
        .product(name: "CollectionView", package: "swift-collection-layouts"),
        .product(name: "CollectionLayouts", package: "swift-collection-layouts"),
      ],
      swiftSettings: mainActor),
    .executableTarget(
      name: "Record", dependencies: ["FixtureScreens", "Recordings"], swiftSettings: mainActor),
    .executableTarget(
      name: "Compare", dependencies: ["FixtureScreens", "Recordings"], swiftSettings: mainActor),
    .testTarget(name: "RecordingsTests", dependencies: ["Recordings"], swiftSettings: strict),
    // Records this package's UIKit on Linux and Macs, and Apple's UIKit in a simulator.
    .testTarget(
      name: "FixtureScreensTests", dependencies: ["FixtureScreens", "Recordings"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
