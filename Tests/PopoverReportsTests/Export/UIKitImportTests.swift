import CellCanvas
import PopoverGeometry
import PopoverReports
import PopoverScenes
import Testing

@Suite("Scenes from lines of UIKit")
struct UIKitImportTests {
  @Test(arguments: [
    "// p.sourceRect = CGRect(x: 8, y: 16, width: 8, height: 16)",
    "/* p.sourceRect = CGRect(x: 8,\n y: 16, width: 8, height: 16) */",
    "p.sourceView = v // see \"p.sourceRect = CGRect(x: 8, y: 16, width: 8, height: 16)",
    "c.title = \"http://a // b\" // p.permittedArrowDirections = [.down]",
  ])
  func commentsSayNothing(comment: String) throws {
    let text = """
      p.sourceRect = CGRect(x: 80, y: 160, width: 80, height: 16) // was CGRect(x: 1)
      p.permittedArrowDirections = [.up] /* or [.down] */
      c.title = "http://a // b"
      \(comment)
      """
    let scene = try ImportTests.imported(text).scene
    #expect(scene.anchors[0].x == 10 && scene.popovers[0].permitted == [.up])
    #expect(scene.popovers[0].title == "http://a // b")
    #expect(scene.popovers[0].size == CellSize(width: 20, height: 4))
  }

  @Test(arguments: [
    ("x: 70.5, y: 200, width: 33, height: 14", CellSize(width: 4, height: 1)),
    ("x: 12, y: 8, width: 4, height: 8", CellSize(width: 1, height: 1)),
    ("x: 12, y: 8, width: 0, height: 8", CellSize(width: 0, height: 1)),
  ])
  func whatIsThereKeepsACell(rect: String, size: CellSize) throws {
    let scene = try ImportTests.imported("p.sourceRect = CGRect(\(rect))").scene
    #expect(scene.anchors[0].shape == .rect(size))
  }

  /// Comments of Swift have comments in them, and those of C do not, in which the rest of such a one would be no code.
  @Test(
    arguments: [
      ("/* outer /* inner */\n\(other)\n*/", 1, "line 3: code behind a comment within a comment"),
      ("/* a /* b /* c */ */ \(other) */ /* d */", 1, "line 2: code behind a comment"),
      ("/*\n/* inner */\n\(other)\n// */", 1, "line 4: code behind a comment"),
      ("/*\n/* inner */\n\(other)\n//*/", 40, nil),
      ("/* all of Sources/*.m */\n\(other)", 40, nil), ("/* a /* b */\n\(other) /* c */", 40, nil),
      ("/*/ \(other) /*/", 1, nil), ("// a /*\n\(other) // */", 40, nil),
      ("/* /*/ */\n\(other)", 40, nil), ("/* a /* b */ */", 1, nil),
    ] as [(String, Int, String?)])
  func commentsEndAsInTheirLanguage(text: String, x: Int, remark: String?) throws {
    let result = try ImportTests.imported(
      "p.sourceRect = CGRect(x: 8, y: 16, width: 80, height: 16)\n\(text)\n")
    #expect(result.scene.anchors[0].x == x)
    let remarks = result.remarks.map(\.sentence).filter { $0.contains("a comment within") }
    #expect(remarks.count == (remark == nil ? 0 : 1), "\(remarks)")
    if let remark { #expect(remarks.first?.hasPrefix(remark) == true, "\(remarks)") }
  }

  private static let other = "p.sourceRect = CGRect(x: 320, y: 160, width: 80, height: 16)"

  @Test(arguments: [
    (#""say \"hi\"""#, #"say "hi""#), (#"@"a \\ b";"#, #"a \ b"#), (#""日本""#, "日本"), (#""""#, ""),
    (#""a\nb""#, "a b"), (#""open"#, "open"),
    (#""Save; quit) {""#, "Save; quit) {"),
    (#""title = x; sourceRect = 8""#, "title = x; sourceRect = 8"),
  ])
  func titlesAreReadAsTheyAreMeant(literal: String, title: String) throws {
    let rect = "sourceRect = CGRect(x: 8, y: 16, width: 80, height: 16)"
    #expect(
      try ImportTests.imported("\(rect)\nc.title = \(literal)\n").scene.popovers[0].title == title)
  }

  @Test(arguments: [
    ("c.title = model.title", "line 2: a title that is worked out"),
    (#"c.title = "a" + b"#, "line 2: a title that is worked out"),
    (#"c.title = "a \(b)""#, "line 2: a title that is worked out"),
    (#"c.title = "a"; c.title = b"#, "line 2: a title that is worked out"),
    ("canOverlapSourceViewRect = a == b", "line 2: whether it may cover its anchor is worked out"),
  ])
  func whatIsWorkedOutIsRemarked(line: String, remark: String) throws {
    let rect = "sourceRect = CGRect(x: 8, y: 16, width: 80, height: 16)"
    let result = try ImportTests.imported("\(rect)\n\(line)\n")
    #expect(result.scene.popovers[0].title.isEmpty && !result.scene.popovers[0].canOverlap)
    #expect(result.remarks.map(\.sentence).contains(remark))
  }

  /// Other views have titles too.
  @Test(arguments: [
    (["content.preferredContentSize = size", "content.title = \"Mine\"", cancel], "Mine", []),
    ([cancel, "self.content.title = \"Mine\"", "content.preferredContentSize = size"], "Mine", []),
    (["title = \"Mine\"", cancel, "self.preferredContentSize = size"], "Mine", []),
    (
      [
        cancel, "content?.title = \"Mine\"", "content!.popoverPresentationController?.delegate = d",
      ],
      "Mine", []
    ),
    (
      [
        cancel, "content.navigationItem.title = \"Mine\"",
        "content.modalPresentationStyle = .popover",
      ],
      "Mine", []
    ),
    (
      [cancel, "content.title = \"Mine\"", "button.modalPresentationStyle = .fullScreen"], "Cancel",
      ["line 3: the title of 'content', as that of another object was taken"]
    ),
    (
      ["content.preferredContentSize = size", cancel], "Cancel",
      ["line 3: what the popover's title is; that of 'button' was taken"]
    ),
    (
      [
        "one.preferredContentSize = size", "one.title = \"One\"", "two.preferredContentSize = size",
        "two.title = \"Two\"", "one.title = \"Mine\"",
      ],
      "Mine", ["line 5: the title of 'two', as that of another object was taken"]
    ),
  ])
  func theTitleIsThatOfWhatIsShown(lines: [String], title: String, expected: [String]) throws {
    let text = lines.joined(separator: "\n").replacing(
      "= size", with: "= CGSize(width: 80, height: 16)")
    let result = try ImportTests.imported("\(Self.other)\n\(text)\n")
    #expect(result.scene.popovers[0].title == title)
    #expect(result.remarks.map(\.sentence).filter { $0.contains("title") } == expected)
  }

  private static let cancel = "button.title = \"Cancel\""

  @Test(arguments: ["popover.backgroundColor", "c.popoverPresentationController?.backgroundColor"])
  func whatASceneDoesNotHaveIsRemarked(name: String) throws {
    let result = try ImportTests.imported("\(Self.other)\n\(name) = .red\n")
    #expect(
      result.remarks.map(\.sentence).contains("line 2: 'backgroundColor' has no place in a scene"))
  }

  /// Figures that a name or a sum has in it are none.
  @Test(arguments: [
    "c.preferredContentSize = CGSize(width: wide, height: 64 * 2)",
    "p.sourceRect = CGRect(x: left, y: 8, width: 80, height: 16 * 2)",
    "p.sourceRect = CGRect(x: 100 - 20, y: 16, width: 80, height: h)",
    "p.sourceRect = CGRect(x: 2 * (8), y: 16, width: 80, height: 16)",
    "p.sourceRect = CGRect(x: 8, y: 16, width: isWide ? 8 : 160, height: 16)",
    "p.sourceRect = CGRect(x: abs(-8), y: 16, width: 80, height: 16)",
    "p.sourceRect = CGRect(x: 8, y: 16, width: infinity, height: 16)",
    "p.sourceRect = CGRect(x: Interpolated(8), y: 16, width: 80, height: 16)",
    "p.sourceRect = CGRectIntegral(CGRectMake(7.6, 16, 80, 16))",
    "c.preferredContentSize = isPad ? big : CGSize(width: 8, height: 16)",
    "c.preferredContentSize = CGSize(width: UIFontMetrics.default.scaledValue(for: 80), height: 16)",
    "p.popoverLayoutMargins = UIEdgeInsets(top: inset, left: 8, bottom: 16, right: 2 * 8)",
    "c.preferredContentSize = (CGSize){.height = 64, 160}",
    "c.preferredContentSize = (CGSize){.width = 64, .width = 160}",
    "p.sourceRect = (CGRect){.size = {.width = 80, .height = 16}}",
  ])
  func whatIsWorkedOutIsNoFigure(line: String) {
    #expect(throws: SceneError.self) {
      try ImportTests.imported(
        "p.sourceRect = CGRect(x: 8, y: 16, width: 80, height: 16)\n\(line)\n")
    }
  }

  @Test(arguments: [
    "CGRect(x: 8, y: 16, width: 80, height: 16)", "CGRectMake(8, 16.0f, 80, 16)",
    "CoreGraphics.CGRect(x: +8, y: 16, width: (unsigned int)80, height: 16)",
    "NSMakeRect(8, 16, 80, 16)",
    "CGRectMake((CGFloat)8, (CGFloat) 0x10, 0X50u, 16,)",
    ".init(x: CGFloat(8), y: 16, width: 80, height: (16))",
    "(CGRect){8, 16, 80, 16};", "(CGRect){.origin = {8, 16}, .size = {80, 16}}",
    "(CGRect){.size = {.width = 80, .height = 16}, .origin = {.x = 8, .y = 16}}",
    "(CGRect){ .size = (CGSize){.height = 16, .width = (CGFloat)80}, .origin = { 8, 16 } }",
    "(CGRect){size: {80, 16}, origin: {y: 16, x: 8}}",
    "CGRect(origin: CGPoint(x: 8, y: 16), size: CGSize(width: 80, height: 16))",
  ])
  func aRectangleIsReadInAllItsForms(rect: String) throws {
    let anchor = try ImportTests.imported("p.sourceRect = \(rect)\n").scene.anchors[0]
    #expect(
      anchor.rects(on: CellRect(x: 0, y: 0, width: 80, height: 24)) == [
        CellRect(x: 1, y: 1, width: 10, height: 1)
      ])
  }

  @Test(arguments: [
    "UIEdgeInsets(top: 16, left: 8, bottom: 32, right: 24)", "UIEdgeInsetsMake(16, 8, 32, 24)",
    "(UIEdgeInsets){.left = 8, .top = 16, .right = 24, .bottom = 32}",
    "NSDirectionalEdgeInsets(top: 16, leading: 8, bottom: 32, trailing: 24)",
    "(NSDirectionalEdgeInsets){.trailing = 24, .leading = 8, .bottom = 32, .top = 16}",
  ])
  func edgesAreReadInAllTheirForms(insets: String) throws {
    let text = "\(Self.other)\np.popoverLayoutMargins = \(insets)\n"
    let margins = try ImportTests.imported(text).scene.margins
    #expect(margins.top == 1 && margins.left == 1 && margins.bottom == 2 && margins.right == 3)
  }

  @Test(
    arguments: [
      ("[.any]", .any), (".any", .any), ("UIPopoverArrowDirectionAny", .any),
      (".any.subtracting(.up)", nil), ("[.up]", [.up]),
    ] as [(String, ArrowDirections?)])
  func directionsAreReadAsAWhole(words: String, directions: ArrowDirections?) throws {
    let code = "p.sourceRect = CGRect(x: 1_0, y: 1_6, width: 8, height: 16)\n"
    let scene = try? ImportTests.imported(code + "p.permittedArrowDirections = \(words)").scene
    #expect(scene?.popovers[0].permitted == directions)
    if let scene { #expect(scene.anchors[0].y == 1) }
  }
}
