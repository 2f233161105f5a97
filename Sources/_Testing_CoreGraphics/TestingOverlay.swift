// Swift Testing declares an overlay of this name for every file that imports both it and a module called CoreGraphics. Without
// this module such a file would not compile here; there is nothing that it would have to add.
