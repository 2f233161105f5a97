// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

// A separate package, so that iOS sources are built with the plugin, as for a user. It also tests the
// plugin's command, so swift-syntax is compiled only once.
let package = Package(
  name: "PortingTests",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "swift-collection-layouts", path: "../.."),
    .package(name: "Porting", path: ".."),
  ],
  targets: [
    // Built like an iOS app, with Swift 5's rules. Only `Ported.swift` is compiled unchanged.
    .target(
      name: "Album", dependencies: [.product(name: "UIKit", package: "swift-collection-layouts")],
      path: "Album",
      exclude: ["AlbumDelegate.swift", "AlbumView.swift", "Views"], sources: ["Ported.swift"],
      swiftSettings: strict + [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "PortFromIOS", package: "Porting")]),
    .testTarget(
      name: "AlbumTests", dependencies: ["Album"], path: "AlbumTests",
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    .testTarget(name: "PortFromIOSTests", path: "PortFromIOSTests", swiftSettings: strict),
  ]
)
