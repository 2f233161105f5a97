// swift-tools-version: 6.2
// An app package. Open this folder in Xcode or Swift Playgrounds. On Linux, `swift run` in the parent folder
// serves the same screens.
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "LayoutsApp",
  platforms: [.iOS("16.0")],
  products: [
    .iOSApplication(
      name: "Layouts",
      targets: ["LayoutsApp"],
      bundleIdentifier: "swift-collection-layouts.LayoutsApp",
      displayVersion: "1.0",
      bundleVersion: "1",
      accentColor: .presetColor(.indigo),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ])
  ],
  dependencies: [
    // Swift Playgrounds on an iPad has no parent folder. There, use the URL that you cloned from, with
    // `branch: "main"`.
    .package(name: "swift-collection-layouts", path: "../../..")
  ],
  targets: [
    .target(
      name: "Screens",
      dependencies: [.product(name: "CollectionLayouts", package: "swift-collection-layouts")],
      path: "Screens",
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "LayoutsApp", dependencies: ["Screens"], path: "App",
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ]
)
