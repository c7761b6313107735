import PopoverScenes
import Testing

@Suite("What is wrong with the popovers of a scene file")
struct PopoverFaultTests {
  @Test(arguments: [
    (
      "p: {}",
      "2:5: found a mapping; expected the key 'anchor' too: the name of what the popover points at"
    ),
    ("p: {anchor: wrod}", "2:14: unknown anchor 'wrod'; did you mean 'word'?"),
    (
      "p: {anchor: q}\n q: {anchor: word}",
      "2:14: found 'q'; expected an anchor, or a popover that comes before this one"
    ),
    (
      "p: {anchor: p}",
      "2:14: found 'p'; expected an anchor, or a popover that comes before this one"
    ),
    (
      "word: {anchor: word}",
      "2:2: found 'word'; expected another name; an anchor has this one already"
    ),
    (
      "p: {anchor: word, text: a, menu: [b]}",
      "2:35: found a list; expected no 'menu' beside other content"
    ),
    (
      "p: {anchor: word, ansi: a, text: b}",
      "2:35: found 'b'; expected no 'text' beside other content"
    ),
    (
      "p: {anchor: word, geometry: true, text: b}",
      "2:42: found 'b'; expected no 'text' beside other content"
    ),
    (
      "p: {anchor: word, text: a, selected: 1}",
      "2:39: found '1'; expected no 'selected' beside content other than a menu"
    ),
    ("p: {anchor: word, selected: 1}", "2:30: found '1'; expected the key 'menu' too: its items"),
    (
      "p: {anchor: word, menu: [a], selected: 2}",
      "2:41: found '2'; expected the number of an item of the menu, from 1"
    ),
    (
      "p: {anchor: word, dial: [a, b], value: 2}",
      "2:41: found '2'; expected the number of an item of the dial, from 0"
    ),
    (
      "p: {anchor: word, value: 0}",
      "2:27: found '0'; expected the key 'dial' too: what is on the dial"
    ),
    (
      "p: {anchor: word, dial: 3, face: sky}",
      "2:35: unknown face 'sky'; known here: none, scale, wheel"
    ),
    (
      "p: {anchor: word, face: wheel}",
      "2:26: found 'wheel'; expected the key 'dial' too: what is on the dial"
    ),
    ("p: {anchor: word, dial: []}", "2:26: found a list; expected at least one label"),
    ("p: {anchor: word, dial: 0}", "2:26: found '0'; expected a whole number from 1 to 10000"),
    (
      "p: {anchor: word, dial: 3, selected: 1}",
      "2:39: found '1'; expected no 'selected' beside content other than a menu"
    ),
    (
      "p: {anchor: word, text: a, value: 1}",
      "2:36: found '1'; expected no 'value' beside content other than a dial"
    ),
    ("p: {anchor: word, menu: [{lable: a}]}", "2:28: unknown key 'lable'; did you mean 'label'?"),
    (
      "p: {anchor: word, ansi: ''}",
      "2:26: found nothing; expected the path of a file, or - for standard input"
    ),
    ("p: {anchor: word, overlap: yes}", "2:29: unknown value 'yes'; known here: true, false"),
    (
      "p: {anchor: word, permitted: under}",
      "2:31: unknown direction 'under'; known here: any, none, up, down, left, right, below, above"
    ),
    (
      "p: {anchor: word, permitted: 'below, left'}",
      "2:31: found 'below, left'; expected a list in brackets, as in [below, left]"
    ),
    (
      "p: {anchor: word, adjust: flip}",
      "2:28: found 'flip'; expected a list in brackets, as in [flip]"
    ),
    (
      "p: {anchor: word, permitted: [up, dwn]}",
      "2:36: unknown direction 'dwn'; did you mean 'down'?"
    ),
    (
      "p: {anchor: word, stability: dead-band}",
      "2:31: found 'dead-band'; expected a stability: rechoose, while-it-fits, dead-band:N with N "
        + "cells, or least-movement"
    ),
    (
      "p: {anchor: word, engine: floatingui}",
      "2:28: unknown engine 'floatingui'; did you mean 'floating-ui'?"
    ),
    (
      "p: {anchor: word, adjust: [flip-z]}",
      "2:29: unknown adjustment 'flip-z'; did you mean 'flip-x'?"
    ),
    (
      "p: {anchor: word, minimum: 9x3, maximum: 30x2}",
      "2:29: the minimum 9x3 is above the maximum 30x2; lower it, or raise the maximum"
    ),
    (
      "p: {anchor: word, size: 20}",
      "2:26: found '20'; expected columns x rows, each from 0 to 100000, as in 40x10"
    ),
  ])
  func isSaidWithItsPlace(text: String, message: String) {
    let found = Scene.messages("popovers:\n " + text + "\nanchors: {word: {}}")
    #expect(found == ["s.yaml:" + message])
  }
}
