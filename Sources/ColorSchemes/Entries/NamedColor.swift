/// The names of colours that X11 knows, which several terminals take.
enum NamedColor {
  /// `0xRRGGBB` of a name in lower case, with or without blanks.
  static func rgb(_ name: String) -> UInt32? {
    let name = name.filter { $0 != " " }
    return known[name] ?? grey(name)
  }

  /// `gray0` to `gray100`, in either spelling.
  private static func grey(_ name: String) -> UInt32? {
    guard name.hasPrefix("gray") || name.hasPrefix("grey"), let share = Int(name.dropFirst(4)),
      (0...100).contains(share), !name.contains("+")
    else { return nil }
    // The table of X11 rounds the halves of these two down, and the others up.
    let half = share == 50 || share == 90 ? 49 : 50
    return UInt32((share * 255 + half) / 100) * 0x01_0101
  }

  private static let known: [String: UInt32] = {
    var known: [String: UInt32] = [:]
    for entry in single.split(whereSeparator: \.isWhitespace) {
      let parts = entry.split(separator: ":")
      known[String(parts[0])] = UInt32(parts[1], radix: 16)
    }
    for entry in families.split(whereSeparator: \.isWhitespace) {
      let parts = entry.split(separator: ":")
      for (number, digits) in parts[1].sixes.enumerated() {
        known["\(parts[0])\(number + 1)"] = UInt32(digits, radix: 16)
      }
    }
    return known
  }()

  private static let single = """
    aliceblue:f0f8ff antiquewhite:faebd7 aqua:00ffff aquamarine:7fffd4 azure:f0ffff beige:f5f5dc bisque:ffe4c4
    black:000000 blanchedalmond:ffebcd blue:0000ff blueviolet:8a2be2 brown:a52a2a burlywood:deb887
    crimson:dc143c fuchsia:ff00ff indigo:4b0082 lime:00ff00 olive:808000 rebeccapurple:663399
    silver:c0c0c0 teal:008080 webgray:808080 webgreen:008000 webgrey:808080 webmaroon:800000
    webpurple:800080 x11gray:bebebe x11green:00ff00 x11grey:bebebe x11maroon:b03060 x11purple:a020f0
    cadetblue:5f9ea0 chartreuse:7fff00 chocolate:d2691e coral:ff7f50 cornflowerblue:6495ed
    cornsilk:fff8dc cyan:00ffff darkblue:00008b darkcyan:008b8b darkgoldenrod:b8860b
    darkgray:a9a9a9 darkgreen:006400 darkgrey:a9a9a9 darkkhaki:bdb76b darkmagenta:8b008b
    darkolivegreen:556b2f darkorange:ff8c00 darkorchid:9932cc darkred:8b0000 darksalmon:e9967a
    darkseagreen:8fbc8f darkslateblue:483d8b darkslategray:2f4f4f darkslategrey:2f4f4f
    darkturquoise:00ced1 darkviolet:9400d3 debianred:d70751 deeppink:ff1493 deepskyblue:00bfff
    dimgray:696969 dimgrey:696969 dodgerblue:1e90ff firebrick:b22222 floralwhite:fffaf0
    forestgreen:228b22 gainsboro:dcdcdc ghostwhite:f8f8ff gold:ffd700 goldenrod:daa520 gray:bebebe
    green:00ff00 greenyellow:adff2f grey:bebebe honeydew:f0fff0 hotpink:ff69b4 indianred:cd5c5c
    ivory:fffff0 khaki:f0e68c lavender:e6e6fa lavenderblush:fff0f5 lawngreen:7cfc00
    lemonchiffon:fffacd lightblue:add8e6 lightcoral:f08080 lightcyan:e0ffff lightgoldenrod:eedd82
    lightgoldenrodyellow:fafad2 lightgray:d3d3d3 lightgreen:90ee90 lightgrey:d3d3d3
    lightpink:ffb6c1 lightsalmon:ffa07a lightseagreen:20b2aa lightskyblue:87cefa
    lightslateblue:8470ff lightslategray:778899 lightslategrey:778899 lightsteelblue:b0c4de
    lightyellow:ffffe0 limegreen:32cd32 linen:faf0e6 magenta:ff00ff maroon:b03060
    mediumaquamarine:66cdaa mediumblue:0000cd mediumorchid:ba55d3 mediumpurple:9370db
    mediumseagreen:3cb371 mediumslateblue:7b68ee mediumspringgreen:00fa9a mediumturquoise:48d1cc
    mediumvioletred:c71585 midnightblue:191970 mintcream:f5fffa mistyrose:ffe4e1 moccasin:ffe4b5
    navajowhite:ffdead navy:000080 navyblue:000080 oldlace:fdf5e6 olivedrab:6b8e23 orange:ffa500
    orangered:ff4500 orchid:da70d6 palegoldenrod:eee8aa palegreen:98fb98 paleturquoise:afeeee
    palevioletred:db7093 papayawhip:ffefd5 peachpuff:ffdab9 peru:cd853f pink:ffc0cb plum:dda0dd
    powderblue:b0e0e6 purple:a020f0 red:ff0000 rosybrown:bc8f8f royalblue:4169e1
    saddlebrown:8b4513 salmon:fa8072 sandybrown:f4a460 seagreen:2e8b57 seashell:fff5ee
    sienna:a0522d skyblue:87ceeb slateblue:6a5acd slategray:708090 slategrey:708090 snow:fffafa
    springgreen:00ff7f steelblue:4682b4 tan:d2b48c thistle:d8bfd8 tomato:ff6347 turquoise:40e0d0
    violet:ee82ee violetred:d02090 wheat:f5deb3 white:ffffff whitesmoke:f5f5f5 yellow:ffff00
    yellowgreen:9acd32
    """

  /// The four shades of each name with a number, as `red1` to `red4`.
  private static let families = """
    antiquewhite:ffefdbeedfcccdc0b08b8378 aquamarine:7fffd476eec666cdaa458b74
    azure:f0ffffe0eeeec1cdcd838b8b bisque:ffe4c4eed5b7cdb79e8b7d6b blue:0000ff0000ee0000cd00008b
    brown:ff4040ee3b3bcd33338b2323 burlywood:ffd39beec591cdaa7d8b7355
    cadetblue:98f5ff8ee5ee7ac5cd53868b chartreuse:7fff0076ee0066cd00458b00
    chocolate:ff7f24ee7621cd661d8b4513 coral:ff7256ee6a50cd5b458b3e2f
    cornsilk:fff8dceee8cdcdc8b18b8878 cyan:00ffff00eeee00cdcd008b8b
    darkgoldenrod:ffb90feead0ecd950c8b6508 darkolivegreen:caff70bcee68a2cd5a6e8b3d
    darkorange:ff7f00ee7600cd66008b4500 darkorchid:bf3effb23aee9a32cd68228b
    darkseagreen:c1ffc1b4eeb49bcd9b698b69 darkslategray:97ffff8deeee79cdcd528b8b
    deeppink:ff1493ee1289cd10768b0a50 deepskyblue:00bfff00b2ee009acd00688b
    dodgerblue:1e90ff1c86ee1874cd104e8b firebrick:ff3030ee2c2ccd26268b1a1a
    gold:ffd700eec900cdad008b7500 goldenrod:ffc125eeb422cd9b1d8b6914
    green:00ff0000ee0000cd00008b00 honeydew:f0fff0e0eee0c1cdc1838b83
    hotpink:ff6eb4ee6aa7cd60908b3a62 indianred:ff6a6aee6363cd55558b3a3a
    ivory:fffff0eeeee0cdcdc18b8b83 khaki:fff68feee685cdc6738b864e
    lavenderblush:fff0f5eee0e5cdc1c58b8386 lemonchiffon:fffacdeee9bfcdc9a58b8970
    lightblue:bfefffb2dfee9ac0cd68838b lightcyan:e0ffffd1eeeeb4cdcd7a8b8b
    lightgoldenrod:ffec8beedc82cdbe708b814c lightpink:ffaeb9eea2adcd8c958b5f65
    lightsalmon:ffa07aee9572cd81628b5742 lightskyblue:b0e2ffa4d3ee8db6cd607b8b
    lightsteelblue:cae1ffbcd2eea2b5cd6e7b8b lightyellow:ffffe0eeeed1cdcdb48b8b7a
    magenta:ff00ffee00eecd00cd8b008b maroon:ff34b3ee30a7cd29908b1c62
    mediumorchid:e066ffd15feeb452cd7a378b mediumpurple:ab82ff9f79ee8968cd5d478b
    mistyrose:ffe4e1eed5d2cdb7b58b7d7b navajowhite:ffdeadeecfa1cdb38b8b795e
    olivedrab:c0ff3eb3ee3a9acd32698b22 orange:ffa500ee9a00cd85008b5a00
    orangered:ff4500ee4000cd37008b2500 orchid:ff83faee7ae9cd69c98b4789
    palegreen:9aff9a90ee907ccd7c548b54 paleturquoise:bbffffaeeeee96cdcd668b8b
    palevioletred:ff82abee799fcd68898b475d peachpuff:ffdab9eecbadcdaf958b7765
    pink:ffb5c5eea9b8cd919e8b636c plum:ffbbffeeaeeecd96cd8b668b purple:9b30ff912cee7d26cd551a8b
    red:ff0000ee0000cd00008b0000 rosybrown:ffc1c1eeb4b4cd9b9b8b6969
    royalblue:4876ff436eee3a5fcd27408b salmon:ff8c69ee8262cd70548b4c39
    seagreen:54ff9f4eee9443cd802e8b57 seashell:fff5eeeee5decdc5bf8b8682
    sienna:ff8247ee7942cd68398b4726 skyblue:87ceff7ec0ee6ca6cd4a708b
    slateblue:836fff7a67ee6959cd473c8b slategray:c6e2ffb9d3ee9fb6cd6c7b8b
    snow:fffafaeee9e9cdc9c98b8989 springgreen:00ff7f00ee7600cd66008b45
    steelblue:63b8ff5cacee4f94cd36648b tan:ffa54fee9a49cd853f8b5a2b
    thistle:ffe1ffeed2eecdb5cd8b7b8b tomato:ff6347ee5c42cd4f398b3626
    turquoise:00f5ff00e5ee00c5cd00868b violetred:ff3e96ee3a8ccd32788b2252
    wheat:ffe7baeed8aecdba968b7e66 yellow:ffff00eeee00cdcd008b8b00
    """
}

extension Substring {
  /// The text in pieces of six characters.
  fileprivate var sixes: [Substring] {
    isEmpty ? [] : [prefix(6)] + dropFirst(6).sixes
  }
}
