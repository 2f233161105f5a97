// swift-tools-version: 6.2
import PackageDescription

/// Settings for every target. Warnings are errors if CI requests it, as in the layouts' package.
let strict: [SwiftSetting] =
  Context.environment["WARNINGS_AS_ERRORS"] == nil ? [] : [.treatAllWarnings(as: .error)]

// A separate package, so that apps with the layouts don't fetch swift-syntax. Its tests are a package, too:
// Tests/Package.swift.
let package = Package(
  name: "Porting",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "port-from-ios", targets: ["port-from-ios"]),
    .plugin(name: "PortFromIOS", targets: ["PortFromIOS"]),
    .library(name: "PortingEngine", targets: ["PortingEngine"]),
  ],
  dependencies: [
    // Parses Swift. Version 603 is for Swift 6.3.
    .package(url: "https://github.com/swiftlang/swift-syntax", .upToNextMinor(from: "603.0.1")),
    // The command-line interface.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .target(
      name: "PortingEngine",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "port-from-ios",
      dependencies: ["PortingEngine", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "Sources/PortFromIOSCommand", swiftSettings: strict),
    .plugin(name: "PortFromIOS", capability: .buildTool(), dependencies: ["port-from-ios"]),
  ],
  swiftLanguageModes: [.v6]
)
