// swift-tools-version: 6.2
import PackageDescription

/// Every target: warnings are errors where CI asks for it. Elsewhere they must not be: Xcode, and SwiftPM from 6.4 on, suppress the warnings of
/// packages that an app depends on, and the compiler refuses both at once.
let strict: [SwiftSetting] =
  Context.environment["WARNINGS_AS_ERRORS"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// Targets that stand on views: isolated to the main actor by default, as UIKit is.
let mainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

/// Dependencies of the live page and the command.
let live: TargetDependencyCondition? = .when(traits: ["Live"])

/// Where Apple's UIKit is, ours is no part of a build.
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
    // What the live page and the command stand on. With `traits: []` SwiftPM fetches no other package.
    .trait(name: "Live", description: "The live page and the `gallery` command."),
    .default(enabledTraits: ["Live"]),
  ],
  dependencies: [
    // The command line of `gallery`.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    // The sockets of LiveHost, without blocking, and the handshake of its WebSockets.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    // What LiveHost turns away and why, where whoever embeds it wants to read it.
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
    // What is shown in the live page and compared with pictures, and samples to show.
    .target(name: "Previews", dependencies: ["CollectionView"], swiftSettings: strict),
    // For test targets: it stands on Swift Testing and XCTest.
    .target(
      name: "PictureTesting", dependencies: ["CollectionView", "Rendering", "Previews"],
      swiftSettings: strict),
    // The page's own files, in the program itself: they have to be there wherever the program is started.
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

    // What several test targets need: seeded random numbers, data sources, folders that go away.
    .target(
      name: "TestSupport", dependencies: ["CollectionView"], path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "LayoutEngineTests", dependencies: ["LayoutEngine", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "TestSupport"], swiftSettings: strict),
    // What the tests of our UIKit need beside that: facts, exceptions, fingers on a scroll view.
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

// The rest of the tests, which takes a third of the time of all: `scripts/test-rest`. It stays out of `swift test`, so that who changes
// a layout need not wait for it.
if Context.environment["TEST_EVERYTHING"] != nil {
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
    // Not a product: what the tests in a browser look at beside the gallery.
    .executableTarget(
      name: "LiveFixture", dependencies: ["CollectionView", "LiveHost"], path: "Tests/LiveFixture",
      swiftSettings: mainActor),
    // Not a product: random operations on every layout, against plain arrays and a fresh view.
    .executableTarget(
      name: "RandomDriver",
      dependencies: ["CollectionView", "CollectionLayouts", "Rendering", "TestSupport"],
      path: "Tests/RandomDriver", swiftSettings: mainActor),
    .testTarget(
      name: "RandomDriverTests", dependencies: ["RandomDriver", "TestSupport"], swiftSettings: mainActor),
  ]
}

#if !os(macOS)
// Lets sources that say `import UIKit`, `import CoreGraphics` or `import QuartzCore` compile as they are. On a Mac the real modules
// are one SDK away, so the names stay free.
let reExports = ["UIKit", "CoreGraphics", "QuartzCore"]
package.products.append(.library(name: "UIKit", targets: reExports))
// Swift Testing wants modules of these names next to the modules that they are called after.
let overlays = ["UIKit": "_Testing_UIKit", "CoreGraphics": "_Testing_CoreGraphics"]
for overlay in overlays.values.sorted() {
  package.targets.append(.target(name: overlay, swiftSettings: strict))
}
for module in reExports {
  let overlay = overlays[module].map { [Target.Dependency(stringLiteral: $0)] } ?? []
  package.targets.append(
    .target(name: module, dependencies: ["CollectionView"] + overlay, swiftSettings: mainActor))
}
// For test targets: on Apple's platforms, a test case is an NSObject.
package.products.append(.library(name: "UIKitXCTest", targets: ["UIKitXCTest"]))
package.targets.append(.target(name: "UIKitXCTest", swiftSettings: strict))
// Sources as people write them for iOS: Swift 5's rules, no default isolation.
package.targets.append(
  .testTarget(
    name: "UIKitTests",
    dependencies: ["UIKit", "CoreGraphics", "QuartzCore", "UIKitXCTest", "CollectionLayouts"],
    swiftSettings: strict + [.swiftLanguageMode(.v5)]
  ))
#endif
