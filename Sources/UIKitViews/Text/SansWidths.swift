import Foundation

nonisolated struct SansWidths: Sendable {
  static let regular = SansWidths(runs: regularRuns)
  static let bold = SansWidths(runs: boldRuns)
  static let oblique = SansWidths(runs: regularRuns, but: obliqueRuns)
  static let boldOblique = SansWidths(runs: boldRuns, but: boldObliqueRuns)

  static let unitsPerEm = 2048
  /// The width of unknown characters, which is that of a digit.
  private static let unknown: UInt16 = 1139

  /// Widths by code point, below 0x2300. 0 means no such character.
  private let widths: [UInt16]

  /// Creates widths from runs, which `exceptions` override.
  init(runs: [UInt32: StaticString], but exceptions: [UInt32: StaticString] = [:]) {
    var widths = [UInt16](repeating: 0, count: 0x2300)
    for (start, figures) in Array(runs) + Array(exceptions) {
      figures.withUTF8Buffer { digits in
        for index in 0..<digits.count / 2 {
          widths[Int(start) + index] =
            UInt16(digits[index * 2] - 48) << 6 | UInt16(digits[index * 2 + 1] - 48)
        }
      }
    }
    self.widths = widths
  }

  /// The width of a scalar, in 1/2048 em.
  subscript(scalar: Unicode.Scalar) -> UInt16 {
    known(scalar) ?? Self.estimate(scalar)
  }

  /// Returns the total width, or `nil` unless each byte is a character: ASCII without two-byte line breaks.
  func units(ofASCII text: Substring.UTF8View) -> Int? {
    // Finding character boundaries costs many times as much.
    let sum: Int?? = text.withContiguousStorageIfAvailable { bytes in
      var sum = 0
      for byte in bytes {
        guard byte < 0x80, byte != 0x0D else { return nil }
        sum += Int(self[Unicode.Scalar(byte)])
      }
      return sum
    }
    return sum ?? nil
  }

  /// Returns a width, or `nil` for a character that is drawn in another face.
  func known(_ scalar: Unicode.Scalar) -> UInt16? {
    guard scalar.value < widths.count else { return nil }
    let width = widths[Int(scalar.value)]
    return width == 0 || scalar.value == 0xAD ? nil : width
  }

  /// Returns 0 for marks and joiners, and a whole em for characters that East Asian type sets in a square.
  private static func estimate(_ scalar: Unicode.Scalar) -> UInt16 {
    if scalar.isZeroWidth { return 0 }
    return scalar.isFullWidth ? UInt16(unitsPerEm) : unknown
  }
}

nonisolated extension Unicode.Scalar {
  /// `true` for combining marks, joiners, direction marks, variation selectors, controls, and the soft
  /// hyphen.
  var isZeroWidth: Bool {
    if value < 0x20 || value == 0xAD { return true }
    if value < 0x300 { return false }
    return switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// `true` for ideographs, kana, Hangul, full-width forms, and emoji.
  package var isFullWidth: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1FAFF,
      0x20000...0x3FFFD:
      true
    case 0..<0x231A: false
    default: properties.isEmojiPresentation
    }
  }
}

// The advance widths shared by Helvetica, Arial, Liberation Sans, and Arimo, from the `hmtx` tables of
// Liberation Sans 2.1: Latin with its diacritics, Greek, Cyrillic, and common punctuation. For the italic
// faces, see `obliqueRuns`.
//
// Each run starts at a code point and has two characters for each code point: the width in 1/2048 em, in base
// 64 with digits starting at "0" (48), high digit first. 00 means that the face has no such character.
nonisolated extension SansWidths {
  static let regularRuns: [UInt32: StaticString] = [
    0x0020: #"""
    8i8i;GAcAcLMEF67:Z:Z<MB\8i:Z8i8iAcAcAcAcAcAcAcAcAcAc8i8iB\B\B\AcPOEFEFG7G7EFCSHiG78i@0EFAcJZG7Hi\#
    EFHiG7EFCSG7EFN=EFEFCS8i8i8i?1Ac:ZAcAc@0AcAc8iAcAc7777@077JZAcAcAcAc:Z@08iAc@0G7@0@0@0:\8D:\B\
    """#,
    0x00A0: #"""
    8i:ZAcAcAcAc8DAc:ZGU;fAcB\:ZGUA[<cAT:Z:Z:ZBLA<8i:Z:Z;\AcJ\J\J\CSEFEFEFEFEFEFP0G7EFEFEFEF8i8i8i8i\#
    G7G7HiHiHiHiHiB\HiG7G7G7G7EFEFCSAcAcAcAcAcAcLM@0AcAcAcAc8i8i8i8iAcAcAcAcAcAcAcATCSAcAcAcAc@0Ac@0\#
    EFAcEFAcEFAcG7@0G7@0G7@0G7@0G7C[G7AcEFAcEFAcEFAcEFAcEFAcHiAcHiAcHiAcHiAcG7AcG7Ac8i8i8i8i8i8i8i77\#
    8i8iGQ>=@077EF@0@0Ac77Ac77Ac9EAc:\Ac77G7AcG7AcG7AcCEG9AcHiAcHiAcHiAcP0N=G7:ZG7:ZG7:ZEF@0EF@0EF@0\#
    EF@0CS8iCS<0CS8iG7AcG7AcG7AcG7AcG7AcG7AcN=G7EF@0EFCS@0CS@0CS@077
    """#,
    0x0384: #"""
    :Z:ZEG8iI6Jd<B00Hb00KHH577EFEFAXEHEFCSG7Hi8iEFEHJZG7DcHiG7EF00CbCSEFIREFJ_Gk8iEFBP>AAc77APBPBJ@0\#
    Ad>A>7AcAc77@0@0BL@0>EAcF5B=?KC`<YAPD`@cFdHo77APAcAPHo
    """#,
    0x0400: #"""
    EFEGK[AEG0EF8i8i@0QePEKEBYG7DEG0EFE0EFAEE[EFMSCEG0G0BYE0JZG7HiG0EFG7CSDEHEEFG[EEMEN0IELEE0G0PEG7\#
    AcBEA0;[B[AcEJ>[AhAh>0B[F0A[AcAEAc@0>Z@0JE@0BE@[I[JED0G0@[@EH0AEAcAcAc;[@E@0778i77M0J0Ac>0Ah@0A[
    """#,
    0x0490: #"?Y=:"#,
    0x2010: #"""
    :Z:Z00AcP0P000A[77777777:Z:Z:Z00AcAc;=000000P0000000000000000000P00060;E0000000000:Z:Z00@000:Z00\#
    000000005F
    """#,
    0x20AC: #"Ac"#,
    0x2116: #"RE"#,
    0x2122: #"P0"#,
    0x2190: #"P0@0P0@0P0@0"#,
    0x2212: #"B\"#,
  ]

  static let boldRuns: [UInt32: StaticString] = [
    0x0020: #"""
    8i:Z?;AcAcLMG77W:Z:Z<MB\8i:Z8i8iAcAcAcAcAcAcAcAcAcAc:Z:ZB\B\B\CSO=G7G7G7G7EFCSHiG78iAcG7CSJZG7Hi\#
    EFHiG7EFCSG7EFN=EFEFCS:Z8i:ZB\Ac:ZAcCSAcCSAc:ZCSCS8i8iAc8iLMCSCSCSCS<MAc:ZCSAcHiAcAc@0<M8m<MB\
    """#,
    0x00A0: #"""
    8i:ZAcAcAcAc8mAc:ZGU;fAcB\:ZGUA[<cAT:Z:Z:ZBLAc8i:Z:Z;\AcJ\J\J\CSG7G7G7G7G7G7P0G7EFEFEFEF8i8i8i8i\#
    G7G7HiHiHiHiHiB\HiG7G7G7G7EFEFCSAcAcAcAcAcAcLMAcAcAcAcAc8i8i8i8iCSCSCSCSCSCSCSATCSCSCSCSCSAcCSAc\#
    G7AcG7AcG7AcG7AcG7AcG7AcG7AcG7G0G7CSEFAcEFAcEFAcEFAcEFAcHiCSHiCSHiCSHiCSG7CSG7CS8i8i8i8i8i8i8i8i\#
    8i8iI7AcAc8iG7AcAcCS8iCS8iCS<ECS?ECS8iG7CSG7CSG7CSF[G9CSHiCSHiCSHiCSP0N=G7<MG7<MG7<MEFAcEFAcEFAc\#
    EFAcCS:ZCS?ECS:ZG7CSG7CSG7CSG7CSG7CSG7CSN=HiEFAcEFCS@0CS@0CS@08i
    """#,
    0x0384: #"""
    :Z>hG7:ZKCLo?:00JI00M[Jd8iG7G7C?G0EFCSG7Hi8iG7EFJZG7DVHiG7EF00C=CSEFJAEFIiIZ8iEFC[>LCS8iBXC[CRAc\#
    CJ?<>_CSAC8iAfAcCUAc>@CSHPCc@YEi>BBXFiBKH7K28iBXCSBXK2
    """#,
    0x0400: #"""
    EFEJLEB9FaEF8i8eAcS0R0L0CRG7CjG0G7G0G7B9FcEFLkD3G0G0CRFMJZG7HiG0EFG7CSCjKDEFGHFOP:PWKeOEG0FaQ0G0\#
    AcCaC[=EDDAcF\?jC[C[@1DEG[CECSCECSAc?[AcL0AcC[BUJ[K0GEKEC[A[KEB[AcAcCS=EA[Ac8i908iO0M0CS@1C[AcCE
    """#,
    0x0490: #"?U>C"#,
    0x2010: #"""
    :Z:Z00AcP0P000A[8i8i8i8i@0@0@000AcAc;=000000P0000000000000000000P0007[?E0000000000:Z:Z00CE00:Z00\#
    000000005F
    """#,
    0x20AC: #"Ac"#,
    0x2116: #"S["#,
    0x2122: #"P0"#,
    0x2190: #"P0@0P0@0P0@0"#,
    0x2212: #"B\"#,
  ]
}

// Widths in the italic faces of Liberation Sans 2.1 that differ from the upright faces, because Greek and
// Cyrillic have other shapes (a т looks like an m). The format is that of `regularRuns`.
nonisolated extension SansWidths {
  static let obliqueRuns: [UInt32: StaticString] = [
    0x010F: #"D0"#,
    0x0132: #"GN"#,
    0x013E: #"90"#,
    0x0140: #"<c"#,
    0x0149: #"C["#,
    0x0165: #";E"#,
    0x2116: #"RZ"#,
    0x2190: #"Oo"#,
    0x2192: #"Ok"#,
    0x0384: #"""
    :Z:ZEF8iI?K5<L00IJ00K\Hc77EFEFB@ENEFCSG7Hi8iEFEFJZG7D`HiG<EF00C<CSEFJbEFJUHF8iEFB@>4Aa77AVB@BB@0\#
    Ab>4>eAaAG77@0?`AR@0>CAcELBE?TCC;nAVDhANGBHk77AVAcAVHk
    """#,
    0x0400: #"""
    EFEFJnAJFYEF8i8i@0R7OLK1BgFiDMG:EFDeEFAJFREFMFCYFiFiBgElJZG7HiG<EFG7CSDMILEFGAESMMMRIaLGDeF=P^Ed\#
    AcB0@]?bA\AcF1>hAcAc?7B3ElAWAcAcAc@0JZ@0J_@0BC@TJTK?ChGS@e?_H4A6AcAcAc<6?g@0777777M8JOAc?7B6@0Ac
    """#,
    0x0490: #"?`:g"#,
  ]

  static let boldObliqueRuns: [UInt32: StaticString] = [
    0x010F: #"G["#,
    0x0132: #"I2"#,
    0x013E: #"<["#,
    0x2116: #"T["#,
    0x2190: #"On"#,
    0x2194: #"Oo"#,
    0x0384: #"""
    :Z:ZG7:ZKELo?900K100MaK78iG7G7CQEOEFCSG7Hi8iG7EFJZG7E2HiFnEF00BiCSEFJDEFJQHo8iEFCf?DCS8iBkCfCgAc\#
    CR?D?_CSAf8iB7AcCCAc>ICSFbCHA2E?=5BkFQBOH_J]8iBkCSBkJ]
    """#,
    0x0400: #"""
    EFEFLFCYG0EF8i8iAcS1QFKDCjG1E[G1G7FZG7CYG7EFM[DTG1G1C[EoJZG7HiG1EFG7CSE[HoEFGEFZOEOYKEP0FZG0QFGE\#
    AcCdCEA5CbAcGT@ECSCS@>CjG[CECSCSCSAcLMAcLDAcD[BZLMMkFXKEC0AZK[BfAcAcCS?1B1Ac8i8i8iO1LoCS@>CdAcCS
    """#,
    0x0490: #"BJ>l"#,
  ]
}
