import Foundation
import PlacementEngines
import PlacementRequests
import TestSupport
import Testing

/// Requests to engines without an answer, and their messages.
@Suite struct EngineFaultTests {
  /// The engines without words of their own.
  private static let otherEngines = EngineCatalog.shipped.names
    .filter {
      !["poplab", "floating-ui", "css", "xdg-wlroots", "vim", "neovim", "imgui", "posframe"]
        .contains($0)
    }
    .joined(separator: ", ")

  private func answer(_ line: String) throws -> JSONValue {
    try JSONValue(parsing: Data(BatchLine(answering: Array(line.utf8), number: 1).answer))
  }

  private func fault(engine: String, _ request: String) throws -> JSONValue? {
    try answer(#"{"id":"a","engine":"\#(engine)","in":\#(request)}"#)["error"]
  }

  @Test(arguments: [
    (
      #"{"engine":"floating","in":{}}"#,
      "unknown engine 'floating'; did you mean 'floating-ui'? known here: poplab, floating-ui, "
        + "css-anchor, xdg-positioner, vim-popup, neovim-float, imgui-popup, posframe, "
        + otherEngines
    ),
    (#"{"engine":7,"in":{}}"#, "'engine' should be text"),
    (#"{"engine":"posframe","in":[]}"#, "'in' should be an object"),
    (#"{"engine":"posframe","im":{},"size":[1,1]}"#, "'handler' is missing"),
    (
      #"{"engine":"xdg-positioner","implementaton":"kwin","in":{}}"#,
      "unknown key 'implementaton'; did you mean 'implementation'?"
    ),
    (
      #"{"engine":"vim-popup","implementation":"kwin","in":{}}"#,
      "unknown key 'implementation'; known here: cat, engine, expect, flipped_literal, id, in, kind, "
        + "note, out, raw, recommended, system, tags, version"
    ),
    (
      #"{"engine":"vim-popup","version":"9.0.1379","in":{"screen":[80,24],"line_widths":[],"opts":{}}}"#,
      "'version': '9.0.1379' is not known; did you mean '9.0.1378'?"
    ),
    (
      #"{"engine":"xdg-positioner","implementation":"kwinn","in":{"anchor":[4,5,3,1],"size":[9,3],"box":[0,0,9,9]}}"#,
      "'implementation': 'kwinn' is not known; did you mean 'kwin'?"
    ),
    (
      #"{"engine":"xdg-wlroots","implementation":"kwin","in":{"anchor":[4,5,3,1],"size":[9,3],"box":[0,0,9,9]}}"#,
      "'implementation': 'xdg-wlroots' is wlroots alone; 'xdg-positioner' takes others"
    ),
    (
      #"{"engine":"xdg-wlroots","in":{"anchor":[4,5,3,1],"size":[9,3],"box":[0,0,9,9],"implementation":"kwin"}}"#,
      "'in.implementation': 'xdg-wlroots' is wlroots alone; 'xdg-positioner' takes others"
    ),
    (
      #"{"engine":"css","in":{"container":[40,20],"anchor":[4,5,3,1],"size":[9,3],"foo":1}}"#,
      "unknown key 'in.foo'; known here: anchor, container, gap, minimum, sides, size"
    ),
    (
      #"{"engine":"poplab","in":{"container":[8,2],"anchr":[0,0,1,1],"content":[1,1]}}"#,
      "unknown key 'in.anchr'; did you mean 'anchor'?"
    ),
    (
      #"{"engine":"poplab","in":{"container":[8,2],"anchor":[0,0,1],"content":[1,1]}}"#,
      "'in.anchor' has 3 numbers; expected [x, y, width, height]"
    ),
    (
      #"{"in":{"engine":"vim","container":[8,2],"anchor":[0,0,1,1],"content":[1,1]}}"#,
      "'in.engine': it stands beside 'in', not in it"
    ),
  ])
  func aLineIsRefused(line: String, reason: String) throws {
    #expect(try answer(line)["error"] == .text("line 1: \(reason)"))
  }

  private static let floating = #""ref":[4,4,2,1],"flo":[4,2],"box":[0,0,20,10]"#

  @Test(arguments: [
    (#""placement":"over""#, "'in.placement': 'over' is not known; known here: top, top-start, "),
    (#""mw":[["jump",{}]]"#, "'in.mw[0][0]': 'jump' is not known; known here: offset, shift, "),
    (
      #""mw":[["flip",{}],["flip",{"fallbackPlacements":["botom"]}]]"#,
      "'in.mw[1][1].fallbackPlacements': 'botom' is not known; did you mean 'bottom'?"
    ),
    (#""mw":[["flip",{"crossAxis":"align"}]]"#, "'in.mw[0][1].crossAxis': 'align' is not known"),
    (#""mw":[["hide",{"strategy":"gone"}]]"#, "'in.mw[0][1].strategy': 'gone' is not known"),
    (#""mw":[["size",{"min":[1]}]]"#, "'in.mw[0][1].min' has 1 number; expected [width, height]"),
    (#""mw":[["shift",{"padding":"wide"}]]"#, "'in.mw[0][1].padding' should be an object"),
    (#""mw":[["shift"]]"#, "'in.mw[0]': expected [name, options], as in [\"flip\", {}]"),
    (#""mw":[["flip",{},3]]"#, "'in.mw[0]': expected [name, options], as in [\"flip\", {}]"),
    (#""mw":7"#, "'in.mw' should be a list"),
    (#""mw":[["offset",1e300],["offset",{"value":1e308}],["offset",{"value":1e308}]]"#, "'in.mw"),
  ])
  func aRequestToFloatingUIIsRefused(keys: String, reason: String) throws {
    guard case .text(let said) = try fault(engine: "floating-ui", "{\(Self.floating),\(keys)}")
    else { throw RequestFault("it was answered") }
    #expect(said.hasPrefix("line 1: \(reason)"), "\(said)")
  }

  @Test(arguments: [
    (
      #"{"anchor":[0,0,1,1],"box":[0,0,9,9],"size":[1,1],"implementation":"westen"}"#,
      "'in.implementation': 'westen' is not known; known here: wlroots, literal, smithay, mutter, "
        + "kwin, hyprland, gtk_fits, gtk_far, gtk_badness"
    ),
    (
      #"{"anchor":[0,0,1,1],"box":[0,0,9,9],"size":[1,1],"gravity":"botom"}"#,
      "'in.gravity': 'botom' is not known; did you mean 'bottom'?"
    ),
    (
      #"{"anchor":[0,0,1,1],"box":[0,0,9,9],"size":[1]}"#,
      "'in.size' has 1 number; expected [width, height]"
    ),
    (
      #"{"anchor":[0,0,1,1],"box":[0,0,9,9],"size":[1,3e9]}"#,
      "the height of 'in.size' is out of range; use at most 2147483647"
    ),
    (
      #"{"anchor":[0,0,1,1],"box":[0,0,9,9],"adjust":1.5,"size":[1,1]}"#,
      "'in.adjust' should be a whole number"
    ),
    (
      #"{"anchor":[0,0,1,1],"box":[0,0,9,9],"adjust":-1,"size":[1,1]}"#,
      "'in.adjust' is no sum of 1, 2, 4, 8, 16 and 32"
    ),
  ])
  func aRequestToAPositionerIsRefused(request: String, reason: String) throws {
    #expect(try fault(engine: "xdg-positioner", request) == .text("line 1: \(reason)"))
  }

  @Test(arguments: [
    (
      "vim-popup", #"{"screen":[80],"line_widths":[],"opts":{}}"#,
      "'in.screen' has 1 number; expected [columns, lines]"
    ),
    (
      "vim-popup", #"{"screen":[4294967376,24],"line_widths":[],"opts":{}}"#,
      "the width of 'in.screen' is out of range; use at most 2147483647"
    ),
    (
      "vim-popup", #"{"screen":[80,-24],"line_widths":[],"opts":{}}"#,
      "the height of 'in.screen' is negative"
    ),
    (
      "neovim-float", #"{"screen":[-80,24],"opts":{"width":1,"height":1}}"#,
      "the width of 'in.screen' is negative"
    ),
    (
      "vim-popup", #"{"screen":[80,24],"line_widths":[],"opts":{"pos":"topleftt"}}"#,
      "'in.opts.pos': 'topleftt' is not known; did you mean 'topleft'?"
    ),
    (
      "neovim-float", #"{"screen":[80,24],"opts":{"width":1,"height":1,"border":"singel"}}"#,
      "'in.opts.border': 'singel' is not known; did you mean 'single'?"
    ),
    (
      "neovim-float", #"{"screen":[80,24],"opts":{"width":0,"height":1}}"#,
      "'in.opts.width': expected 1 or more"
    ),
    (
      "neovim-float", #"{"screen":[80,24],"opts":{"width":5.5,"height":1}}"#,
      "'in.opts.width' should be a whole number"
    ),
    (
      "neovim-float", #"{"screen":[80,24],"opts":{"height":1}}"#, "'in.opts.width' is missing"
    ),
    (
      "imgui-popup",
      #"{"ref":[0,0],"size":[1,1],"avoid":[0,0,1,1],"outer":[0,0,9,9],"policy":"menu"}"#,
      "'in.policy': 'menu' is not known; known here: default, combobox, tooltip"
    ),
    (
      "posframe",
      #"{"handler":"frame-centre","frame":[9,9],"window":[0,0,9,9],"point":[0,0],"size":[1,1]}"#,
      "'in.handler': 'frame-centre' is not known; did you mean 'frame-center'?"
    ),
    (
      "css-anchor", #"{"box":[9,9],"size":[1,1],"area":"top"}"#,
      "'in': give 'anchor', or 'anchorSize' and 'path'"
    ),
  ])
  func aRequestIsRefused(engine: String, request: String, reason: String) throws {
    #expect(try fault(engine: engine, request) == .text("line 1: \(reason)"))
  }
}

/// The forms that a line may have.
@Suite struct EngineLineTests {
  private func answer(_ line: String) -> String {
    String(decoding: BatchLine(answering: Array(line.utf8), number: 1).answer, as: UTF8.self)
  }

  @Test func theLabsOwnEngineAnswersInside() throws {
    let keys = #""container":[80,24],"anchor":[30,4,8,1],"content":[20,6]"#
    let inside = answer(#"{"id":1,"engine":"poplab","in":{\#(keys)}}"#)
    let plain = answer(#"{"id":1,\#(keys)}"#)
    #expect(
      try JSONValue(parsing: Data(inside.utf8))
        == JSONValue(parsing: Data(plain.replacing(#""expect""#, with: #""out""#).utf8)))
  }

  @Test(arguments: [
    #"{"engine":"xdg-positioner","implementation":"gtk_fits","in":{KEYS}}"#,
    #"{"engine":"xdg-positioner","in":{"implementation":"gtk_fits",KEYS}}"#,
    #"{"engine":"xdg-positioner","implementation":"gtk_fits","in":{"implementation":"kwin",KEYS}}"#,
  ])
  func anImplementationStandsInsideOrBeside(line: String) {
    let keys =
      #""anchor":[9,0,0,0],"size":[4,1],"gravity":"bottom_right","adjust":16,"box":[0,0,9,9]"#
    #expect(answer(line.replacing("KEYS", with: keys)) == #"{"id":null,"out":null}"#)
  }

  @Test func aWalkIsAnsweredInside() {
    let line = """
      {"id":"w","engine":"css-anchor","in":{"box":[20,10],"anchorSize":[2,1],"size":[4,3],\
      "area":"bottom","fallbacks":"flip-block","path":[[8,7],[8,5]]}}
      """
    #expect(
      answer(line) == """
        {"id":"w","out":{"stateless":[[8,7,7,4,4,3,"top"],[8,5,7,6,4,3,"bottom"]],\
        "steps":[[8,7,7,4,4,3,"top"],[8,5,7,2,4,3,"top"]]}}
        """)
  }
}
