import ArgumentParser

/// What the parser's scripts for shells leave out: `poplab SCENE` is `poplab explore SCENE`, with options before the scene or
/// after it, and `poplab help` is followed by commands. Lines after such a script add it. In Bash they also take the place of
/// what adds completions there, as that runs what stands in the names of files.
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

    # 'compgen -W' expands its words, and would run what stands in the name of a file.
    __poplab_add_completions() {
        local completion
        # Without the backslashes that quote.
        local typed="${cur//\\\\/$'\001'}"
        typed="${typed//\\}"
        typed="${typed//$'\001'/\\}"
        if [[ "${1}" == -W ]]; then
            while IFS='' read -r completion; do
                [[ -z "${completion}" || "${completion}" != "${typed}"* ]] || COMPREPLY+=("${completion}")
            done <<<"${2}"
        else
            while IFS='' read -r completion; do
                COMPREPLY+=("${completion}")
            done < <(IFS=$'\n' compgen "${@}" -- "${cur}")
        fi
    }

    # Completes as if these words followed 'poplab', the last of them still being typed: _poplab_as CURRENT PREVIOUS WORD ...
    _poplab_as() {
        local -ra others=("${COMP_WORDS[0]}" "${@:3}")
        local -ri last="$((COMP_CWORD + ${#others[@]} - ${#COMP_WORDS[@]}))"
        local -r before="${others[*]:0:last}"
        local COMP_LINE="${others[*]}"
        local -i COMP_CWORD="${last}" COMP_POINT="$((${#before} + 1 + ${#1}))"
        local -a COMP_WORDS=("${others[@]}")
        _poplab "${COMP_WORDS[0]}" "${1}" "${2}"
    }

    # Whether the first word is no command, and no longer typed.
    _poplab_explores() {
        [[ "${COMP_WORDS[1]}" == -* ]] || ((COMP_CWORD > 1)) && ! declare -F "_poplab_${COMP_WORDS[1]}" > /dev/null
    }

    # 'poplab SCENE' is 'poplab explore SCENE', with options before it or after; 'poplab help' is followed by commands.
    _poplab_or_scene() {
        if _poplab_explores; then
            _poplab_as "${2}" "${3}" explore "${COMP_WORDS[@]:1}"
        elif [[ "${COMP_WORDS[1]}" == help ]] && ((COMP_CWORD > 1)); then
            _poplab_as "${2}" "${3}" "${COMP_WORDS[@]:2}"
        else
            _poplab "${@}"
        fi
        if ((COMP_CWORD == 1)) && ! _poplab_explores; then
            local cur="${2}" name
            local -x SAP_SHELL=bash
            while IFS= read -r name; do
                [[ -z "${name}" ]] || COMPREPLY+=("${name}")
            done < <(__poplab_custom_complete ---completion explore -- positional@0 1 "${#2}")
        fi
        # A value follows such a name at once.
        [[ "${COMPREPLY[*]}" != *= ]] || compopt -o nospace +o filenames
    }

    complete -o filenames -F _poplab_or_scene poplab

    """#

  private static let zsh = #"""

    # Folders are not finished, nor are names that a value follows: no blank comes behind them.
    functions[__poplab_describe]="${functions[__poplab_complete]}"
    __poplab_complete() {
        local -ar unfinished=("${(@M)@:#*[/=]}") finished=("${(@)@:#*[/=]}")
        local -i ret=1
        ((${#unfinished})) && compadd -V '' -S '' -a unfinished && ret=0
        ((${#finished})) && __poplab_describe "${finished[@]}" && ret=0
        return "${ret}"
    }

    # 'poplab SCENE' is 'poplab explore SCENE', with options before it or after; 'poplab help' is followed by commands.
    _poplab_scene() {
        ((CURRENT == 2)) && [[ "${words[2]}" != -* ]] || return 1
        local -r command_name="${words[1]}"
        local -ar command_line=("${words[@]}")
        local -x SAP_SHELL=zsh
        __poplab_custom_complete ---completion explore -- positional@0 1 "${#words[2]}"
    }

    # Whether the first word is no command, and no longer typed.
    _poplab_explores() {
        [[ "${words[2]}" == -* ]] || ((CURRENT > 2)) && [[ -z "${functions[_poplab_${words[2]}]-}" ]]
    }

    functions[_poplab_command]="${functions[_poplab]}"
    _poplab() {
        if _poplab_explores; then
            words[2]=(explore "${words[2]}")
            ((CURRENT++))
        elif [[ "${words[2]}" == help ]] && ((CURRENT > 2)); then
            words[2]=()
            ((CURRENT--))
            _poplab_command "${@}"
            return
        fi
        _poplab_command "${@}"
        local -i ret="${?}"
        _poplab_scene && ret=0
        return "${ret}"
    }

    # A shell that loads the script as a function has completed the words as they are before it gets here.
    if [[ "${funcstack[1]}" = _poplab ]]; then
        if _poplab_explores || [[ "${words[2]}" == help ]]; then
            _poplab "${@}"
        else
            _poplab_scene || ((compstate[nmatches]))
        fi
    fi

    """#

  private static var commands: String { Poplab.commandNames.joined(separator: " ") }

  private static var fish: String {
    #"""

    # 'poplab SCENE' is 'poplab explore SCENE', with options before it or after; 'poplab help' is followed by commands.
    complete -c 'poplab' -n '__poplab_should_offer_completions_for_positional "poplab" -eq 1' -fka '(__poplab_custom_completion ---completion explore -- positional@0 (count (__poplab_tokens -pc)) (__poplab_tokens -tC))'
    functions -c __poplab_tokens __poplab_typed_tokens
    function __poplab_tokens
        set -l tokens (__poplab_typed_tokens $argv)
        if string match -q -- "-t*" $argv
            string join \n -- $tokens
        else if string match -q -- '-*' $tokens[2] (test (count $tokens) -lt 2; and commandline -ct)
            string join \n -- $tokens[1] explore $tokens[2..]
        else if test "$tokens[2]" = help
            string join \n -- $tokens[1] $tokens[3..]
        else if test (count $tokens) -gt 1; and not contains -- $tokens[2] \#(commands)
            string join \n -- $tokens[1] explore $tokens[2..]
        else
            string join \n -- $tokens
        end
    end

    """#
  }
}
