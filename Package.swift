// swift-tools-version: 6.2
import PackageDescription

/// Settings for every target. Warnings are errors if CI requests it.
///
/// They can't be errors elsewhere: Xcode, and SwiftPM from 6.4 on, suppress the warnings of an app's
/// dependencies, and the compiler rejects the combination.
let strict: [SwiftSetting] =
  Context.environment["WARNINGS_AS_ERRORS"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// Settings for targets built on views, which are isolated to the main actor by default, like UIKit.
let mainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

/// `TEST_EVERYTHING` adds the tests of the live page, the gallery, and the random driver. If it is `rest`,
/// there are no other tests.
let everything = Context.environment["TEST_EVERYTHING"] ?? ""

/// The condition for dependencies of the live page and the command.
let live: TargetDependencyCondition? = .when(traits: ["Live"])

/// The platforms without Apple's UIKit. On the others, our UIKit isn't built.
let withoutUIKit: TargetDependencyCondition? = .when(platforms: [
  .macOS, .watchOS, .linux, .windows, .android, .wasi, .openbsd,
])

let package = Package(
  name: "swift-collection-layouts",
  platforms: [.iOS(.v15), .tvOS(.v15), .visionOS(.v1), .macOS(.v13)],
  products: [
    .library(name: "LayoutEngine", targets: ["LayoutEngine"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "CollectionView", targets: ["CollectionView"]),
    .library(name: "CollectionLayouts", targets: ["CollectionLayouts"]),
    .library(name: "Rendering", targets: ["Rendering"]),
    .library(name: "Previews", targets: ["Previews"]),
    .library(name: "PictureTesting", targets: ["PictureTesting"]),
    .library(name: "LiveHost", targets: ["LiveHost"]),
    .executable(name: "gallery", targets: ["GalleryCommand"]),
  ],
  traits: [
    // The live page and the command, with their dependencies. Without it, SwiftPM fetches no other packages.
    .trait(name: "Live", description: "The live page and the `gallery` command."),
    // The tests added below need the trait.
    .default(enabledTraits: everything.isEmpty ? [] : ["Live"]),
  ],
  dependencies: [
    // The command-line interface of `gallery`.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    // Non-blocking sockets for LiveHost, and the handshake of its WebSockets.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    // Logs LiveHost's rejections and their reasons, for hosts that read them.
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
  ],
  targets: [
    .target(name: "LayoutEngine", swiftSettings: strict),
    .target(name: "ConstraintSolver", swiftSettings: strict),
    .target(name: "UIKitAdditions", dependencies: ["LayoutEngine"], swiftSettings: mainActor),
    .target(
      name: "UIKitViews", dependencies: ["UIKitAdditions", "LayoutEngine", "ConstraintSolver"],
      swiftSettings: mainActor),
    .target(
      name: "UIKitCollections", dependencies: ["UIKitViews", "UIKitAdditions", "LayoutEngine"],
      swiftSettings: mainActor),
    .target(
      name: "CollectionView",
      dependencies: [
        "UIKitAdditions",
        .target(name: "UIKitViews", condition: withoutUIKit),
        .target(name: "UIKitCollections", condition: withoutUIKit),
      ], swiftSettings: mainActor),
    .target(
      name: "CollectionLayouts", dependencies: ["CollectionView", "LayoutEngine"],
      swiftSettings: mainActor),
    .target(
      name: "Rendering", dependencies: ["UIKitViews", "UIKitAdditions", "LayoutEngine"],
      swiftSettings: mainActor),
    // The previews on the live page, which are also compared with pictures, and sample contents.
    .target(name: "Previews", dependencies: ["CollectionView"], swiftSettings: strict),
    // For test targets, because it depends on Swift Testing and XCTest.
    .target(
      name: "PictureTesting", dependencies: ["CollectionView", "Rendering", "Previews"],
      swiftSettings: strict),
    // The page's own files, embedded in the program so that they are always available.
    .target(name: "LivePage", exclude: ["Page"]),
    .target(
      name: "LiveHost",
      dependencies: [
        "CollectionView", "Rendering", "Previews", "LivePage",
        .product(name: "FlyingFox", package: "FlyingFox", condition: live),
        .product(name: "FlyingSocks", package: "FlyingFox", condition: live),
        .product(name: "Logging", package: "swift-log", condition: live),
      ],
      swiftSettings: strict),
    .target(
      name: "Gallery", dependencies: ["CollectionView", "CollectionLayouts", "Rendering", "Previews"],
      swiftSettings: mainActor),
    .executableTarget(
      name: "GalleryCommand",
      dependencies: [
        "Gallery", "LiveHost",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: live),
      ],
      swiftSettings: strict),

    // Shared by several test targets: seeded random numbers, data sources, temporary folders.
    .target(
      name: "TestSupport", dependencies: ["CollectionView"], path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "LayoutEngineTests", dependencies: ["LayoutEngine", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "TestSupport"], swiftSettings: strict),
    // Further support for tests of our UIKit: facts, exceptions, fingers on a scroll view.
    .target(
      name: "UIKitTestSupport", dependencies: ["UIKitViews"], path: "Tests/UIKitTestSupport",
      swiftSettings: mainActor),
    .testTarget(
      name: "UIKitViewsTests", dependencies: ["UIKitViews", "UIKitTestSupport", "TestSupport"],
      swiftSettings: mainActor),
    .testTarget(
      name: "UIKitCollectionsTests",
      dependencies: ["UIKitCollections", "UIKitViews", "UIKitTestSupport", "TestSupport"],
      swiftSettings: mainActor),
    .testTarget(
      name: "CollectionLayoutsTests", dependencies: ["CollectionLayouts", "TestSupport"],
      swiftSettings: mainActor),
    .testTarget(
      name: "RenderingTests", dependencies: ["Rendering", "TestSupport"], resources: [.copy("Golden")],
      swiftSettings: mainActor),
    .testTarget(
      name: "PreviewsTests", dependencies: ["Previews", "TestSupport"], swiftSettings: mainActor),
    .testTarget(
      name: "PictureTestingTests", dependencies: ["PictureTesting", "TestSupport"], exclude: ["Pictures"],
      swiftSettings: mainActor),
  ],
  swiftLanguageModes: [.v6]
)

// The remaining tests, which take a third of the total time: `scripts/test-rest`. They aren't part of
// `swift test`, so that changing a layout doesn't mean waiting.
if !everything.isEmpty {
  // CI has already run the others.
  if everything == "rest" { package.targets.removeAll { $0.type == .test } }
  package.targets += [
    .testTarget(
      name: "LiveHostTests",
      dependencies: [
        "LiveHost", "TestSupport", .product(name: "FlyingSocks", package: "FlyingFox", condition: live),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "GalleryTests", dependencies: ["Gallery", "PictureTesting", "TestSupport"], exclude: ["Pictures"],
      swiftSettings: mainActor),
    .testTarget(
      name: "GalleryCommandTests", dependencies: ["GalleryCommand", "Gallery", "LiveHost", "TestSupport"],
      swiftSettings: mainActor),
    // Not a product: additional scenes for the browser tests.
    .executableTarget(
      name: "LiveFixture", dependencies: ["CollectionView", "LiveHost"], path: "Tests/LiveFixture",
      swiftSettings: mainActor),
    // Not a product: random operations on every layout, compared with plain arrays and a fresh view.
    .executableTarget(
      name: "RandomDriver",
      dependencies: ["CollectionView", "CollectionLayouts", "Rendering", "TestSupport"],
      path: "Tests/RandomDriver", swiftSettings: mainActor),
    .testTarget(
      name: "RandomDriverTests", dependencies: ["RandomDriver", "TestSupport"], swiftSettings: mainActor),
  ]
}

#if !os(macOS)
// Lets sources with `import UIKit`, `import CoreGraphics`, or `import QuartzCore` compile unchanged. On a Mac
// the real modules are one SDK away, so the names stay free.
let reExports = ["UIKit", "CoreGraphics", "QuartzCore"]
package.products.append(.library(name: "UIKit", targets: reExports))
// Swift Testing expects overlay modules with these names for the modules that they extend.
let overlays = ["UIKit": "_Testing_UIKit", "CoreGraphics": "_Testing_CoreGraphics"]
for overlay in overlays.values.sorted() {
  package.targets.append(.target(name: overlay, swiftSettings: strict))
}
for module in reExports {
  let overlay = overlays[module].map { [Target.Dependency(stringLiteral: $0)] } ?? []
  package.targets.append(
    .target(name: module, dependencies: ["CollectionView"] + overlay, swiftSettings: mainActor))
}
// For test targets, because a test case is an NSObject on Apple's platforms.
package.products.append(.library(name: "UIKitXCTest", targets: ["UIKitXCTest"]))
package.targets.append(.target(name: "UIKitXCTest", swiftSettings: strict))
if everything != "rest" {
  // Typical iOS sources: Swift 5 language mode, no default isolation.
  package.targets.append(
    .testTarget(
      name: "UIKitTests",
      dependencies: ["UIKit", "CoreGraphics", "QuartzCore", "UIKitXCTest", "CollectionLayouts"],
      swiftSettings: strict + [.swiftLanguageMode(.v5)]
    ))
}
#endif
