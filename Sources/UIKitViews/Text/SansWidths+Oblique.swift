import Foundation

// Widths in the italic faces of Liberation Sans 2.1 that differ from the upright faces, because Greek and
// Cyrillic have other shapes (a т looks like an m). For the format, see SansWidths+Figures.swift.
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
