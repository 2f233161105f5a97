// The only file of this target that is compiled unchanged. The plugin ports the others.
