import ClassicBackgrounds
import PopoverGeometry
import PopoverReports
import TestSupport
import Testing

@Suite("Chrome in words")
struct ChromeReportTests {
  private func report(
    _ mode: BackgroundViewMode, _ bounds: Size, _ direction: ArrowDirection?, _ offset: Double,
    caps: Insets? = nil
  ) -> ChromeReport {
    var metrics = mode.metrics
    if let caps { metrics.capInsets = caps }
    return ChromeReport(
      BackgroundViewQuestion(
        bounds: bounds, direction: direction, arrowOffset: offset, metrics: metrics),
      as: mode)
  }

  private let bounds = Size(width: 240, height: 180)

  @Test func differencesAreMarked() {
    #expect(
      report(.mb, bounds, .up, -110).table == """
                          MB             safe           difference
        background        0,16 240x164   0,16 240x164
        arrow             -12,0 44x16    12,0 44x16     * 24 pt left, leaves the view
        content           10,26 220x144  10,26 220x144
        effective offset  -110           -86            * -24

        transform  identity

        MBPopoverBackgroundView holds an arrow on the sides only, by its caps, the top one last.

        """)
  }

  @Test func theSafeModeStandsAlone() {
    #expect(
      report(.safe, bounds, .up, -40).table == """
                          safe
        background        0,19 240x161
        arrow             61.5,0 37x19
        content           8,27 224x145
        effective offset  -40

        """)
  }

  /// What has no room is empty in the safe mode; an original's figures are its own.
  @Test(arguments: [Size.zero, Size(width: 3, height: 3), Size(width: 60, height: 10)])
  func nothingSafeIsNegative(bounds: Size) {
    for direction in ArrowDirection.allCases + [nil] {
      let safe = report(.safe, bounds, direction, 0)
      let parts = [safe.chrome, safe.safe, report(.mb, bounds, direction, 0).safe]
      for rect in parts.flatMap({ [$0.background, $0.content] }) {
        #expect(rect.width >= 0 && rect.height >= 0)
      }
    }
    #expect(report(.mb, .zero, .up, 0).chrome.content.width == -20)
  }

  @Test func everyFactOfTheSevenPicturesIsReported() {
    #expect(
      report(.gik, Size(width: 320, height: 300), .up, -140).table.hasSuffix(
        """

        image           UpRight
        mirrored        yes
        stretches       1
        arrow center    20
        at start        yes
        at end          no
        first insets    41,42,9,9
        source size     52x51
        context size    none
        second insets   none
        tip             24
        squeezed        no
        shadow rect     0,19 320x281
        center shift x  0

        GIKPopoverBackgroundView has the tip a point off towards the start, and farther where a \
        picture of an end takes over; no direction counts as right.

        """))
  }

  @Test func cornersAreNamed() {
    let table = report(.textured, bounds, .right, 62, caps: Insets(all: 12)).table
    #expect(
      table.contains(
        "\nradii            top left 12, top right 12, bottom right 8, bottom left 12\n"))
    #expect(table.contains("\narrow tip        152\n"))
  }

  @Test func allIsInTheJSON() throws {
    #expect(
      try report(.gt2012, bounds, .up, 95).json() == """
        {"as":"GT 2012","differs":["background","arrow","effectiveOffset"],\
        "original":{"arrow":[189,0,35,19],"background":[0,17,240,161],\
        "literalBackground":[0,17,240,180]},\
        "parts":{"arrow":[189,0,35,19],"background":[0,17,240,161],"content":[8,27,224,145],\
        "effectiveOffset":86.5},\
        "question":{"arrowBase":35,"arrowDirection":"up","arrowHeight":19,"arrowOffset":95,\
        "bounds":[240,180],"capInsets":[9,9,9,9],"contentInsets":[8,8,8,8],"grid":"points"},\
        "safe":{"arrow":[196,0,35,19],"background":[0,19,240,161],"content":[8,27,224,145],\
        "effectiveOffset":93.5},"version":1}
        """)
    #expect(try !report(.safe, bounds, .up, 0).json().contains("original"))
  }

  @Test(arguments: BackgroundViewMode.allCases)
  func everyModeHasANoteAndFacts(mode: BackgroundViewMode) {
    #expect(mode.note.hasSuffix("."))
    let facts = report(mode, bounds, .left, 3).facts
    #expect(facts.isEmpty == (mode == .safe))
    #expect(Set(facts.map(\.key)).count == facts.count)
  }

  @Test(arguments: [
    ("GIC", " did you mean 'GIK'?"), ("GT2014", " did you mean 'GT 2012'?"),
    ("Texturde", " did you mean 'Textured'?"),
    ("wholly else", ""),
  ])
  func aMisspeltModeIsSuggested(name: String, suggestion: String) {
    #expect {
      try BackgroundViewMode.named(name)
    } throws: {
      ($0 as? UnknownChoice)?.reason
        == "unknown mode '\(name)';\(suggestion) there are safe, MB, GT 2012, GT 2013, GIK, C360, "
        + "DD, YLF, PC, BH, Textured"
    }
  }
}
