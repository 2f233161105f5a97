// The one line that suites need which are delegates themselves.
import UIKitXCTest
