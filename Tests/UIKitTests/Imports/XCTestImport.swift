// The only line required by suites that are delegates themselves.
import UIKitXCTest
