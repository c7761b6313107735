import CellCanvas
import Testing

@Suite("Pictures of dials")
struct DialPictureTests {
  @Test func aSmallOne() throws {
    let dial = try SampleDial(9, 5)
    #expect(
      dial.picture == """
         ⢀⠤⠒▼⠒⠤⡀ 
        ⡰⠁  3  ⠈⢆
        ⡇0  3  6⢸
        ⠱⡀  9  ⢀⠎
         ⠈⠒⠤⠤⠤⠒⠁ 
        """)
  }

  @Test func dots() throws {
    let dial = try SampleDial(21, 11)
    #expect(
      dial.picture == """
             ⢀⡠⠤⠖⠒▼⠒⠲⠤⢄⡀     
           ⡠⠚⠑    3    ⠊⠓⢄   
         ⢠⠎   2       4   ⠱⡄ 
        ⢠⠃⠁1             5⠈⠘⡄
        ⡞                   ⢳
        ⡧⠄0       3       6⠠⢼
        ⢧                   ⡼
        ⠘⡄⡀11            7⢀⢠⠃
         ⠘⢆   10      8   ⡰⠃ 
           ⠑⢤⡠    9    ⢄⡤⠊   
             ⠈⠑⠒⠦⠤⠼⠤⠴⠒⠊⠁     
        """)
  }

  @Test func blocks() throws {
    let dial = try SampleDial(21, 11, .blocks)
    #expect(
      dial.picture == """
              ▄▄▄▄▼▄▄▄▄      
           ▄▞▜▘   3   ▝▛▚▄   
         ▗▟▘  2       4  ▝▙▖ 
        ▗▛▀1             5▀▜▖
        ▟▘                 ▝▙
        █▖0       3       6▗█
        ▜▖                 ▗▛
        ▝▙▄11            7▄▟▘
         ▝▜▖  10      8  ▗▛▘ 
           ▀▚▟▖   9   ▗▙▞▀   
              ▀▀▀▀▜▀▀▀▀      
        """)
  }

  @Test func signs() throws {
    let dial = try SampleDial(21, 11, .ascii)
    #expect(
      dial.picture == #"""
              ..--v--..      
           .-+2   3   4+-.   
          /               \  
         + 1             5 + 
        |                   |
        +0        3        6+
        |                   |
         +11             7 + 
          \               /  
           '-10   9   8+-'   
              ''--+--''      
        """#)
  }

  @Test func aHalf() throws {
    let dial = try SampleDial(21, 6, isHalf: true)
    #expect(
      dial.picture == """
                ⣀⣀▼⣀⣀        
            ⣠⢔⠊⠉⠁ ⠘ ⠈⠉⠑⡢⣄    
          ⡠⠊  2   3   4  ⠑⢄  
         ⡜⠅               ⠨⢣ 
        ⣸  1             5  ⣇
        ⡇ 0       3       6 ⢸
        """)
  }

  @Test func aHalfInSigns() throws {
    let dial = try SampleDial(31, 8, .ascii, isHalf: true)
    #expect(
      dial.picture == #"""
                  ..---v---..          
              .+-'     3     '-+.      
             -  2             4  -     
           /                       \   
          +1                       5+  
         |                           | 
        |                             |
        +0             3             6+
        """#)
  }

  /// Left mirrors right and top mirrors bottom, also if the rim lies between two cells.
  @Test(arguments: [(15, 7), (21, 11), (31, 15), (9, 5), (13, 6), (17, 8)])
  func aRimOfSignsIsEven(width: Int, height: Int) throws {
    let dial = try SampleDial(items: 1, width, height, .ascii, background: .none)
    let rows = dial.picture.split(separator: "\n").map { line in
      line.map { "0v".contains($0) ? "-" : "\($0)" }
    }
    let mirrored = ["/": "\\", "\\": "/"]
    #expect(rows.allSatisfy { row in row.reversed().map { mirrored[$0] ?? $0 } == row })
    let turned = [".": "'", "'": ".", "/": "\\", "\\": "/"]
    let upright = rows.reversed().map { $0.map { turned[$0] ?? $0 } }
    for (row, other) in zip(rows, upright) {
      #expect(zip(row, other).allSatisfy { $0 == $1 || $0 == "-" || $1 == "-" })
    }
  }

  @Test func aWheel() throws {
    let dial = try SampleDial(21, 11, background: .colorWheel)
    #expect(
      dial.picture == """
              ▄▄▄▄▼▄▄▄▄      
           ▄▟█2███3███4█▙▄   
         ▗▟██           ██▙▖ 
        ▗██1             5██▖
        ▟█                 █▙
        █0        3        6█
        ▜█                 █▛
        ▝█11             7██▘
         ▝▜██           ██▛▘ 
           ▀▜10███9███8█▛▀   
              ▀▀▀▀▀▀▀▀▀      
        """)
  }

  @Test func sixty() throws {
    let dial = try SampleDial(items: 60, value: 42, 41, 20)
    #expect(
      dial.picture == """
                    ⣀⡠⢤⠒⢶⠊⠋⠉▼⠉⠙⠑⠲⠒⡤⢄⣀            
                 ⡠⠴⠊⠉   40  42    ⠁ ⠉⠑⠦⢄         
              ⢀⣔⠋⠁               45    ⠈⠙⣢⡀      
            ⢀⡔⠇⠈35                        ⠼⢢⡀    
           ⢠⠚                           50  ⠓⡄   
          ⣠⠋                                 ⠙⣄  
         ⢠⠋                                   ⠙⡄ 
         ⣎⠉ 30                                ⠈⣱ 
        ⢠⡃                                  55⠈⢙⡄
        ⢸                                       ⡇
        ⢸⠁                  42                 ⠈⡇
        ⠘⣅⡀25                                  ⢨⠃
         ⢏⡀                                 0 ⣀⡹ 
         ⠘⣄                                   ⣠⠃ 
          ⠙⣄                                 ⣠⠋  
           ⠘⢤  20                           ⡤⠃   
            ⠈⠣⡖                        5 ⡀⢰⠜⠁    
              ⠈⠫⣄⡀    15               ⢀⣠⠝⠁      
                 ⠑⠲⢄⣀ ⢀        10   ⣀⡠⠖⠊         
                    ⠉⠑⠚⠤⠦⢄⣄⣀⣠⣀⣠⡠⠷⠤⠓⠊⠉            
        """)
  }

  @Test func threeHundredAndSixty() throws {
    let dial = try SampleDial(items: 360, value: 210, 45, 20, .blocks)
    #expect(
      dial.picture == """
                       ▄▄▄▀▛▀▀▼▀▀▜▀▄▄▄               
                   ▄▄▛▀▝▘    210    ▝▘▀▜▄▄           
                ▗▄▛▘ 180             240 ▝▜▄▖        
               ▟▛                           ▜▙       
             ▗▛▘▘160                     260▝▝▜▖     
            ▗▛▘                               ▝▜▖    
           ▗█▖                                 ▗█▖   
           ▟▘ 140                           280 ▝▙   
          ▗▛                                     ▜▖  
          ▐▌                                     ▐▌  
          ▐▛ 120             210             300 ▜▌  
          ▝▙                                     ▟▘  
           ▜▖ 100                           320 ▗▛   
           ▝█▘                                 ▝█▘   
            ▝▙▖                               ▗▟▘    
             ▝▙▖▖80                      340▗▗▟▘     
               ▜▙                           ▟▛       
                ▝▀▙▖ 60               0  ▗▟▀▘        
                   ▀▀▙▄▗▖  40   20  ▗▖▄▟▀▀           
                       ▀▀▀▄▙▄▄▄▄▄▟▄▀▀▀               
        """)
  }

  @Test func wideLabels() throws {
    let dial = try SampleDial(
      items: 8, value: 2, labels: ["一月", "二月", "三月", "四月", "五月", "六月", "", "八月"], 21, 11)
    #expect(
      dial.picture == """
             ⢀⡠⠤⠖⠒▼⠒⠲⠤⢄⡀     
           ⡠⠚⠁   三月  ⠈⠓⢄   
         ⢠⠎⠈             ⠁⠱⡄ 
        ⢠⠃  二月     四月  ⠘⡄
        ⡞                   ⢳
        ⡧⠄一月   三月  五月⠠⢼
        ⢧                   ⡼
        ⠘⡄  八月     六月  ⢠⠃
         ⠘⢆⢀             ⡀⡰⠃ 
           ⠑⢤⡀         ⢀⡤⠊   
             ⠈⠑⠒⠦⠤⠼⠤⠴⠒⠊⠁     
        """)
  }

  @Test func longLabels() throws {
    let dial = try SampleDial(
      items: 7, value: 2,
      labels: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"], 21,
      11,
      .ascii)
    #expect(
      dial.picture == #"""
              ..--v--..      
           .-'  Wedn~  '-.   
          +               +  
         / Tues~     Thur~ \ 
        |                   |
        |     Wednesday     |
        +Mond~         Frid~+
         \                 / 
          \  Sund~ Satu~  /  
           '-.         .-'   
              +'-----'+      
        """#)
  }

  @Test func aPictureIsCutToTheCircle() throws {
    let tiles = try #require(CellImage("ab\ncd")).resizable(capInsets: .zero)
    let dial = try SampleDial(items: 4, value: 0, 15, 7, background: .image(tiles))
    #expect(
      dial.picture == """
           ⡠⠔⠊⠉▼⠉⠑⠢⢄   
         ⢠⠊dcdc0cdcd⠑⡄ 
        ⢠⠃abababababa⠘⡄
        ⢸d3dcdc0cdcd1d⡇
        ⠘⡄abababababa⢠⠃
         ⠘⢄dcdc2cdcd⡠⠃ 
           ⠑⠢⢄⣀⣀⣀⡠⠔⠊   
        """)
  }
}
