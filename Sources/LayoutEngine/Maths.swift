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
#else
private func sin(_ x: Double) -> Double { PortableMaths.sine(x) }
private func cos(_ x: Double) -> Double { PortableMaths.cosine(x) }
private func exp(_ x: Double) -> Double { PortableMaths.exponential(x) }
private func log(_ x: Double) -> Double { PortableMaths.logarithm(x) }
private func pow(_ x: Double, _ y: Double) -> Double { PortableMaths.power(x, y) }
#endif

/// Elementary functions from the C library (the only import) or ``PortableMaths``.
enum Maths {
  static func sine(_ x: Double) -> Double { sin(x) }
  static func cosine(_ x: Double) -> Double { cos(x) }
  static func exponential(_ x: Double) -> Double { exp(x) }
  static func logarithm(_ x: Double) -> Double { log(x) }
  static func power(_ x: Double, _ y: Double) -> Double { pow(x, y) }
}
