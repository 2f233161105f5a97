#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(WASILibc)
import WASILibc
#elseif canImport(ucrt)
import ucrt
#endif

/// The elementary functions the engine needs, from the platform's C library, or from ``PortableMaths`` where there is
/// none. This is the engine's only import.
enum Maths {
  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android) || canImport(WASILibc) || canImport(ucrt)
  static func sine(_ x: Double) -> Double { sin(x) }
  static func cosine(_ x: Double) -> Double { cos(x) }
  static func exponential(_ x: Double) -> Double { exp(x) }
  static func logarithm(_ x: Double) -> Double { log(x) }
  static func power(_ x: Double, _ y: Double) -> Double { pow(x, y) }
  #else
  static func sine(_ x: Double) -> Double { PortableMaths.sine(x) }
  static func cosine(_ x: Double) -> Double { PortableMaths.cosine(x) }
  static func exponential(_ x: Double) -> Double { PortableMaths.exponential(x) }
  static func logarithm(_ x: Double) -> Double { PortableMaths.logarithm(x) }
  static func power(_ x: Double, _ y: Double) -> Double { PortableMaths.power(x, y) }
  #endif
}
