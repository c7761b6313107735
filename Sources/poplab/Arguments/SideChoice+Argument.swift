import ArgumentParser
import PopoverScenes

/// The value of `--choose`.
extension SideChoice: ExpressibleByArgument {}
