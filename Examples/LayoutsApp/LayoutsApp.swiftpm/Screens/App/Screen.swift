import UIKit

/// A screen of the app.
struct Screen {
  let title: String
  let detail: String
  /// Creates the contents anew each time the screen is opened.
  let make: () -> SamplesController
}

/// A group of screens with a title in the list.
struct ScreenSection {
  let title: String
  let screens: [Screen]
}
