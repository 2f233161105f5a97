extension Screen {
  static let sections = [
    ScreenSection(
      title: "Layouts",
      screens: [
        Screen(title: "Waterfall", detail: "Items of any length, in lanes") { WaterfallScreen() },
        Screen(title: "Photo wall", detail: "Rows as broad as the screen") { JustifiedScreen() },
        Screen(title: "Mosaic", detail: "Large items, and small ones beside them") { MosaicScreen() },
        Screen(title: "Tags", detail: "Words in lines, as broad as they need") { TagsScreen() },
        Screen(title: "Timeline", detail: "A week of events, and its hours") { TimelineScreen() },
        Screen(title: "Carousel", detail: "A line of items, one of them in the middle") { CarouselScreen() },
        Screen(title: "Circle", detail: "Turn it and pinch it with two fingers") { CircleScreen() },
        Screen(title: "Wheel", detail: "Scrolling turns it") { WheelScreen() },
        Screen(title: "Card stack", detail: "Flick the top card away") { CardStackScreen() },
        Screen(title: "Photo stack", detail: "Tap it or pinch it open") { PhotoStackScreen() },
        Screen(title: "Sticky headers", detail: "Headers that stay, shrink and stretch") {
          StickyHeadersScreen()
        },
      ]),
    ScreenSection(
      title: "Ready-made",
      screens: [
        Screen(title: "Hero carousel", detail: "One item, and a peek of its neighbours") { HeroScreen() },
        Screen(title: "Wallet", detail: "Drag the front card to the back") { WalletScreen() },
        Screen(title: "Board", detail: "Pins of any height below one as broad as the screen") {
          BoardScreen()
        },
        Screen(title: "Profiles", detail: "To the right is yes, to the left is no") { ProfilesScreen() },
        Screen(title: "Contacts", detail: "A list with letters that stay") { ContactsScreen() },
      ]),
  ]
}
