import CollectionView

nonisolated enum SettingsRow: String, CaseIterable, Sendable {
  case account
  case airplaneMode, wifi, bluetooth, mobileData
  case notifications, sounds, screenTime
  case automatic, light, dark
  case headphones, watch, keyboard, car

  enum Section: Int, CaseIterable, Sendable {
    case account, networks, general, appearance, devices

    var title: String? {
      switch self {
      case .account: nil
      case .networks: "Networks"
      case .general: "General"
      case .appearance: "Appearance"
      case .devices: "Devices"
      }
    }

    var note: String? {
      switch self {
      case .networks: "Airplane mode switches off everything that sends."
      case .devices: "Swipe a device aside to flag or forget it. While editing, the handles move them."
      default: nil
      }
    }
  }

  enum Kind { case page, menu, toggle, choice, device }

  var section: Section {
    switch self {
    case .account: .account
    case .airplaneMode, .wifi, .bluetooth, .mobileData: .networks
    case .notifications, .sounds, .screenTime: .general
    case .automatic, .light, .dark: .appearance
    case .headphones, .watch, .keyboard, .car: .devices
    }
  }

  var kind: Kind {
    switch self {
    case .airplaneMode, .bluetooth, .mobileData: .toggle
    case .automatic, .light, .dark: .choice
    case .headphones, .watch, .keyboard, .car: .device
    case .sounds: .menu
    default: .page
    }
  }

  var title: String {
    switch self {
    case .account: "Ada Lindqvist"
    case .airplaneMode: "Airplane mode"
    case .wifi: "Wi-Fi"
    case .bluetooth: "Bluetooth"
    case .mobileData: "Mobile data"
    case .notifications: "Notifications"
    case .sounds: "Sound"
    case .screenTime: "Screen time"
    case .automatic: "As the system"
    case .light: "Light"
    case .dark: "Dark"
    case .headphones: "Headphones"
    case .watch: "Watch"
    case .keyboard: "Keyboard"
    case .car: "Car"
    }
  }

  /// The trailing text.
  var value: String? {
    switch self {
    case .wifi: "Attic"
    case .screenTime: "3 h 12 min"
    default: nil
    }
  }

  var symbol: String {
    switch self {
    case .account: "person.crop.circle.fill"
    case .airplaneMode: "airplane"
    case .wifi: "wifi"
    case .bluetooth: "bolt.circle.fill"
    case .mobileData: "globe"
    case .notifications: "bell.fill"
    case .sounds: "speaker.wave.2.fill"
    case .screenTime: "hourglass"
    case .automatic: "sparkles"
    case .light: "sun.max"
    case .dark: "moon.fill"
    case .headphones: "headphones"
    case .watch: "clock"
    case .keyboard: "desktopcomputer"
    case .car: "car.fill"
    }
  }

  @MainActor var color: UIColor {
    switch self {
    case .account: .systemGray
    case .airplaneMode, .light: .systemOrange
    case .wifi, .bluetooth: .systemBlue
    case .mobileData: .systemGreen
    case .notifications: .systemRed
    case .sounds: .systemPink
    case .screenTime, .dark: .systemIndigo
    case .automatic: .systemTeal
    case .headphones, .watch, .keyboard, .car: .systemGray
    }
  }
}
