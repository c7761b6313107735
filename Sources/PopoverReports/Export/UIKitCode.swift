import CellCanvas
import PopoverGeometry
import PopoverScenes

/// A view controller that presents the popover.
enum UIKitCode {
  static let target = ExportTarget(
    name: "uikit", summary: "UIKit, 8x16 points a cell", statement: .rule, comments: .slashes,
    lacks: [
      .footer, .borderGlyphs, .partialBorder, .contentStyles, .shadow, .order, .gap, .alignment,
      .skid, .keepOut, .pieces, .choice, .stability, .shrinking, .hiding,
    ], body: body)

  private static let body: @Sendable (ExportedPopover) -> [String] = { subject in
    opening(subject) + popover(subject).map { "      popover." + $0 } + closing
  }

  private static func opening(_ subject: ExportedPopover) -> [String] {
    let size = subject.placed.presentation.limitedContentSize
    let color = subject.look.text.seen.foreground.hexadecimal.map(color)
    return [
      "import UIKit", "", "final class PopoverExample: UIViewController {",
      "  override func viewDidAppear(_ animated: Bool) {",
      "    super.viewDidAppear(animated)", "    let content = UIViewController()",
      "    let text = UITextView()", "    text.text = \(CodeText.quoted(lines: subject.lines))",
      "    text.font = .monospacedSystemFont(ofSize: 13, weight: .regular)",
      "    text.isEditable = false", "    text.backgroundColor = .clear",
    ] + (color.map { ["    text.textColor = \($0)"] } ?? []) + [
      "    content.view = text",
      "    content.title = \(CodeText.quoted(subject.popover.title))",
      "    content.preferredContentSize = CGSize(width: \(CodeText.across(size.width)), "
        + "height: \(CodeText.down(size.height)))", "    content.modalPresentationStyle = .popover",
      "    if let popover = content.popoverPresentationController {",
    ]
  }

  private static func popover(_ subject: ExportedPopover) -> [String] {
    let (anchor, edges) = (subject.engineScene.anchor, subject.edges)
    let directions = subject.placed.presentation.permittedArrowDirections.map { ".\($0.name)" }
    let back = subject.look.text.seen.background.hexadecimal.map(color)
    return [
      "sourceView = view",
      "sourceRect = CGRect(x: \(CodeText.across(anchor.x)), y: \(CodeText.down(anchor.y)), "
        + "width: \(CodeText.across(anchor.width)), height: \(CodeText.down(anchor.height)))",
      "permittedArrowDirections = [\(directions.joined(separator: ", "))]",
      "popoverLayoutMargins = UIEdgeInsets(top: \(CodeText.down(edges.top)), "
        + "left: \(CodeText.across(edges.left)), bottom: \(CodeText.down(edges.bottom)), "
        + "right: \(CodeText.across(edges.right)))",
      "canOverlapSourceViewRect = \(subject.popover.canOverlap)",
    ] + (back.map { ["backgroundColor = \($0)"] } ?? []) + ["delegate = self"]
  }

  private static func color(_ hexadecimal: String) -> String {
    "UIColor(\(CodeText.channels(hexadecimal)), alpha: 1)"
  }

  private static let closing = """
        }
        present(content, animated: true)
      }
    }

    extension PopoverExample: UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
      }
    }
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}
