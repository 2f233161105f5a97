// swift-tools-version: 6.2
// The app on Linux: `swift run` serves it to a browser. On an iPhone or a Mac, open LayoutsApp.swiftpm, which
// has the same sources.
import PackageDescription

let package = Package(
  name: "LayoutsApp",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-collection-layouts", path: "../..", traits: ["Live"])],
  targets: [
    .target(
      name: "Screens",
      dependencies: [
        .product(name: "CollectionLayouts", package: "swift-collection-layouts"),
        .product(name: "UIKit", package: "swift-collection-layouts"),
      ],
      path: "LayoutsApp.swiftpm/Screens",
      swiftSettings: [.treatAllWarnings(as: .error), .defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "LayoutsApp",
      dependencies: ["Screens", .product(name: "LiveHost", package: "swift-collection-layouts")],
      swiftSettings: [.treatAllWarnings(as: .error), .defaultIsolation(MainActor.self)]),
  ]
)
