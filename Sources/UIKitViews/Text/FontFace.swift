import Foundation

/// A font face of iOS. Text in any face is drawn in one of the faces with known widths: see ``TextMeasurer``.
nonisolated struct FontFace: Hashable {
  /// The PostScript name.
  let name: String
  let familyName: String

  /// Creates a face from a PostScript name or a family name. Returns `nil` for a font that iOS doesn't have.
  init?(named name: String) {
    if let familyName = Self.familyNames[name] {
      self.init(name: name, familyName: familyName)
    } else if let first = Self.families[name]?.first {
      self.init(name: first, familyName: name)
    } else {
      return nil
    }
  }

  private init(name: String, familyName: String) { (self.name, self.familyName) = (name, familyName) }

  var weight: UIFont.Weight { Self.weights.first { name.contains($0.word) }?.weight ?? .regular }

  var isItalic: Bool { ["Italic", "Oblique", "BookIt"].contains { name.contains($0) } }

  var oblique: FontFace? {
    (Self.families[familyName] ?? []).lazy.map { FontFace(name: $0, familyName: familyName) }
      .first { $0.isItalic && $0.weight == weight }
  }

  /// The words for weights in PostScript names. A word that is part of a longer one comes after the longer
  /// one.
  private static let weights: [(word: String, weight: UIFont.Weight)] = [
    ("UltraLight", .ultraLight), ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light),
    ("Medium", .medium), ("SemiBold", .semibold), ("Semibold", .semibold), ("DemiBold", .semibold),
    ("W6", .semibold), ("W7", .bold), ("UltraBold", .black), ("ExtraBold", .black), ("Black", .black),
    ("Heavy", .heavy), ("Bold", .bold),
  ]

  /// The PostScript names by family, with the regular face first.
  static let families: [String: [String]] = {
    var families: [String: [String]] = [:]
    for line in list.split(separator: "\n") {
      let parts = line.split(separator: ":")
      var names = parts[1].split(separator: " ").map(String.init)
      let base = names[0].prefix { $0 != "-" }
      for index in names.indices where names[index].hasPrefix("-") { names[index] = base + names[index] }
      families[String(parts[0])] = names
    }
    return families
  }()

  private static let familyNames: [String: String] = families.reduce(into: [:]) { result, family in
    for name in family.value { result[name] = family.key }
  }

  /// The fonts of iOS 13 to 17, as printed by several apps. A name with a leading hyphen is appended to the
  /// part of the first name before its hyphen.
  private static let list = """
    Academy Engraved LET: AcademyEngravedLetPlain
    Al Nile: AlNile -Bold
    American Typewriter: AmericanTypewriter -Light -Semibold -Bold -Condensed -CondensedLight -CondensedBold
    Apple Color Emoji: AppleColorEmoji
    Apple SD Gothic Neo: AppleSDGothicNeo-Regular -Thin -UltraLight -Light -Medium -SemiBold -Bold
    Apple Symbols: AppleSymbols
    Arial: ArialMT Arial-ItalicMT Arial-BoldMT Arial-BoldItalicMT
    Arial Hebrew: ArialHebrew -Light -Bold
    Arial Rounded MT Bold: ArialRoundedMTBold
    Avenir: Avenir-Book -Roman -BookOblique -Oblique -Light -LightOblique -Medium -MediumOblique -Heavy -HeavyOblique -Black -BlackOblique
    Avenir Next: AvenirNext-Regular -Italic -UltraLight -UltraLightItalic -Medium -MediumItalic -DemiBold -DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic
    Avenir Next Condensed: AvenirNextCondensed-Regular -Italic -UltraLight -UltraLightItalic -Medium -MediumItalic -DemiBold -DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic
    Baskerville: Baskerville -Italic -SemiBold -SemiBoldItalic -Bold -BoldItalic
    Bodoni 72: BodoniSvtyTwoITCTT-Book -BookIta -Bold
    Bodoni 72 Oldstyle: BodoniSvtyTwoOSITCTT-Book -BookIt -Bold
    Bodoni 72 Smallcaps: BodoniSvtyTwoSCITCTT-Book
    Bodoni Ornaments: BodoniOrnamentsITCTT
    Bradley Hand: BradleyHandITCTT-Bold
    Chalkboard SE: ChalkboardSE-Regular -Light -Bold
    Chalkduster: Chalkduster
    Charter: Charter-Roman -Italic -Bold -BoldItalic -Black -BlackItalic
    Cochin: Cochin -Italic -Bold -BoldItalic
    Copperplate: Copperplate -Light -Bold
    Courier: Courier -Oblique -Bold -BoldOblique
    Courier New: CourierNewPSMT CourierNewPS-ItalicMT CourierNewPS-BoldMT CourierNewPS-BoldItalicMT
    DIN Alternate: DINAlternate-Bold
    DIN Condensed: DINCondensed-Bold
    Damascus: Damascus DamascusLight DamascusMedium DamascusSemiBold DamascusBold
    Devanagari Sangam MN: DevanagariSangamMN -Bold
    Didot: Didot -Italic -Bold
    Euphemia UCAS: EuphemiaUCAS -Italic -Bold
    Farah: Farah
    Futura: Futura-Medium -MediumItalic -Bold -CondensedMedium -CondensedExtraBold
    Galvji: Galvji -Bold
    Geeza Pro: GeezaPro -Bold
    Georgia: Georgia -Italic -Bold -BoldItalic
    Gill Sans: GillSans -Italic -Light -LightItalic -SemiBold -SemiBoldItalic -Bold -BoldItalic -UltraBold
    Helvetica: Helvetica -Oblique -Light -LightOblique -Bold -BoldOblique
    Helvetica Neue: HelveticaNeue -Italic -UltraLight -UltraLightItalic -Thin -ThinItalic -Light -LightItalic -Medium -MediumItalic -Bold -BoldItalic -CondensedBold -CondensedBlack
    Hiragino Maru Gothic ProN: HiraMaruProN-W4
    Hiragino Mincho ProN: HiraMinProN-W3 -W6
    Hiragino Sans: HiraginoSans-W3 -W6 -W7
    Hoefler Text: HoeflerText-Regular -Italic -Black -BlackItalic
    Kailasa: Kailasa -Bold
    Kefa: Kefa-Regular
    Khmer Sangam MN: KhmerSangamMN
    Kohinoor Bangla: KohinoorBangla-Regular -Light -Semibold
    Kohinoor Devanagari: KohinoorDevanagari-Regular -Light -Semibold
    Kohinoor Gujarati: KohinoorGujarati-Regular -Light -Bold
    Kohinoor Telugu: KohinoorTelugu-Regular -Light -Medium
    Lao Sangam MN: LaoSangamMN
    Malayalam Sangam MN: MalayalamSangamMN -Bold
    Marker Felt: MarkerFelt-Thin -Wide
    Menlo: Menlo-Regular -Italic -Bold -BoldItalic
    Mishafi: DiwanMishafi
    Mukta Mahee: MuktaMahee-Regular -Light -Bold
    Myanmar Sangam MN: MyanmarSangamMN -Bold
    Noteworthy: Noteworthy-Light -Bold
    Noto Nastaliq Urdu: NotoNastaliqUrdu -Bold
    Noto Sans Kannada: NotoSansKannada-Regular -Light -Bold
    Noto Sans Myanmar: NotoSansMyanmar-Regular -Light -Bold
    Noto Sans Oriya: NotoSansOriya -Bold
    Optima: Optima-Regular -Italic -Bold -BoldItalic -ExtraBlack
    Palatino: Palatino-Roman -Italic -Bold -BoldItalic
    Papyrus: Papyrus -Condensed
    Party LET: PartyLetPlain
    PingFang HK: PingFangHK-Regular -Ultralight -Thin -Light -Medium -Semibold
    PingFang SC: PingFangSC-Regular -Ultralight -Thin -Light -Medium -Semibold
    PingFang TC: PingFangTC-Regular -Ultralight -Thin -Light -Medium -Semibold
    Rockwell: Rockwell-Regular -Italic -Bold -BoldItalic
    Savoye LET: SavoyeLetPlain
    Sinhala Sangam MN: SinhalaSangamMN -Bold
    Snell Roundhand: SnellRoundhand -Bold -Black
    Symbol: Symbol
    Tamil Sangam MN: TamilSangamMN -Bold
    Thonburi: Thonburi -Light -Bold
    Times New Roman: TimesNewRomanPSMT TimesNewRomanPS-ItalicMT TimesNewRomanPS-BoldMT TimesNewRomanPS-BoldItalicMT
    Trebuchet MS: TrebuchetMS -Italic -Bold Trebuchet-BoldItalic
    Verdana: Verdana -Italic -Bold -BoldItalic
    Zapf Dingbats: ZapfDingbatsITC
    Zapfino: Zapfino
    """
}
