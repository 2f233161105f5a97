// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

// A package of its own, so that sources written for iOS are built as a user builds them: with the plugin. It also tests the
// command that the plugin runs, and so swift-syntax is compiled once.
let package = Package(
  name: "PortingTests",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "swift-collection-layouts", path: "../..", traits: []),
    .package(name: "Porting", path: ".."),
  ],
  targets: [
    // As for an app on iOS, with Swift 5's rules. Only `Ported.swift` is compiled as it is.
    .target(
      name: "Album", dependencies: [.product(name: "UIKit", package: "swift-collection-layouts")],
      path: "Album",
      exclude: ["AlbumDelegate.swift", "AlbumView.swift", "Views"], sources: ["Ported.swift"],
      swiftSettings: strict + [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "PortFromIOS", package: "Porting")]),
    .testTarget(
      name: "AlbumTests", dependencies: ["Album"], path: "AlbumTests",
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    // What `--migrate` makes of OldNames, as the tests see, and the compiler of this. LiveHost stands on the trait that is off here.
    .target(
      name: "NewNames",
      dependencies: ["UIKit", "CollectionLayouts", "LayoutEngine", "ConstraintSolver"].map {
        .product(name: $0, package: "swift-collection-layouts")
      },
      path: "NewNames", exclude: ["Serving.swift"],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "PortFromIOSTests", dependencies: ["NewNames"], path: "PortFromIOSTests", swiftSettings: strict),
  ]
)
