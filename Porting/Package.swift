// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors where CI asks for it, as in the package of the layouts.
let strict: [SwiftSetting] =
  Context.environment["WARNINGS_AS_ERRORS"] == nil ? [] : [.treatAllWarnings(as: .error)]

// A package of its own: an app that depends on the layouts does not fetch swift-syntax. Its tests are a package, too: Tests/Package.swift.
let package = Package(
  name: "Porting",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "port-from-ios", targets: ["port-from-ios"]),
    .plugin(name: "PortFromIOS", targets: ["PortFromIOS"]),
    .library(name: "PortingEngine", targets: ["PortingEngine"]),
  ],
  dependencies: [
    // Reads Swift: 603 is that of Swift 6.3.
    .package(url: "https://github.com/swiftlang/swift-syntax", .upToNextMinor(from: "603.0.1")),
    // The command line.
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
