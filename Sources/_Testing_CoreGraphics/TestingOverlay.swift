// Swift Testing declares an overlay with this name for every file that imports both it and a module called
// CoreGraphics. Without this module, such a file doesn't compile here. The module needs no contents.
