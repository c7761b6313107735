import ArgumentParser

/// What the parser's scripts for shells leave out: the first word may be a scene, since `poplab SCENE` is
/// `poplab explore SCENE`. Lines after such a script offer scenes beside the commands, and change none of its own.
struct FirstWordCompletion {
  private let shell: CompletionShell

  /// `nil` unless the words ask for the script of a shell.
  init?(askedFor words: [String]) {
    let parts = words.joined(separator: "=").split(separator: "=").map(String.init)
    guard parts.first == "--generate-completion-script" else { return nil }
    let named = parts.dropFirst().first.map(CompletionShell.init(rawValue:))
    guard let shell = named ?? CompletionShell.autodetected() else { return nil }
    self.shell = shell
  }

  /// The lines that follow the parser's script.
  var lines: String {
    switch shell {
    case .bash: Self.bash
    case .zsh: Self.zsh
    case .fish: Self.fish
    default: ""
    }
  }

  private static let bash = #"""

    # 'poplab SCENE' is 'poplab explore SCENE'.
    _poplab_or_scene() {
        _poplab "${@}"
        ((COMP_CWORD == 1)) && [[ "${2}" != -* ]] || return 0
        local cur="${2}" name
        local -x SAP_SHELL=bash
        while IFS= read -r name; do
            [[ -z "${name}" ]] || COMPREPLY+=("${name}")
        done < <(__poplab_custom_complete ---completion explore -- positional@0 1 "${#2}")
    }

    complete -o filenames -F _poplab_or_scene poplab

    """#

  /// A shell that loads the script as a function has completed the first word before it gets here.
  private static let zsh = #"""

    # 'poplab SCENE' is 'poplab explore SCENE'.
    _poplab_scene() {
        ((CURRENT == 2)) && [[ "${words[2]}" != -* ]] || return 1
        local -r command_name="${words[1]}"
        local -ar command_line=("${words[@]}")
        local -x SAP_SHELL=zsh
        __poplab_custom_complete ---completion explore -- positional@0 1 "${#words[2]}"
    }

    functions[_poplab_command]="${functions[_poplab]}"
    _poplab() {
        _poplab_command "${@}"
        local -i ret="${?}"
        _poplab_scene && ret=0
        return "${ret}"
    }

    if [[ "${funcstack[1]}" = _poplab ]]; then
        _poplab_scene || ((compstate[nmatches]))
    fi

    """#

  private static let fish = #"""

    # 'poplab SCENE' is 'poplab explore SCENE'.
    complete -c 'poplab' -n '__poplab_should_offer_completions_for_positional "poplab" -eq 1' -fka '(__poplab_custom_completion ---completion explore -- positional@0 (count (__poplab_tokens -pc)) (__poplab_tokens -tC))'

    """#
}
