import UIKit

/// A screen of the app.
struct Screen {
  let title: String
  let detail: String
  /// Makes what it shows, anew each time that it is opened.
  let make: () -> SamplesController
}

/// Screens that the list shows under one title.
struct ScreenSection {
  let title: String
  let screens: [Screen]
}
