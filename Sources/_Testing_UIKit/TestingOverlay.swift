// Required in files that import Swift Testing and UIKit.
