// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "MyFirstLayout",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-collection-layouts", path: "../..", traits: ["Live"])],
  targets: [
    .executableTarget(
      name: "MyFirstLayout",
      dependencies: [
        .product(name: "CollectionView", package: "swift-collection-layouts"),
        .product(name: "LiveHost", package: "swift-collection-layouts"),
        .product(name: "Previews", package: "swift-collection-layouts"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "MyFirstLayoutTests",
      dependencies: ["MyFirstLayout", .product(name: "PictureTesting", package: "swift-collection-layouts")],
      exclude: ["Pictures"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ]
)
