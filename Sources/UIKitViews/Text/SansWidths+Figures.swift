import Foundation

// The advance widths shared by Helvetica, Arial, Liberation Sans, and Arimo, from the `hmtx` tables of
// Liberation Sans 2.1: Latin with its diacritics, Greek, Cyrillic, and common punctuation. The italic faces
// have the same widths, except for those in SansWidths+Oblique.swift.
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
