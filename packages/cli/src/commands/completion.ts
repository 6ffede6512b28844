import { type Command, defineCommand, UsageError } from "../command.ts";
import { environment } from "../environment.ts";

/** The options of each command by its name. */
type Words = Record<string, readonly string[]>;

const SHELLS = new Map(Object.entries<(words: Words) => string>({ bash, zsh, fish }));

/** `signet completion`: what a shell needs to complete commands and options. `commands` loads all commands. */
export const completionOf = (commands: () => Promise<Record<string, Command>>) =>
  defineCommand({
    help: `
signet completion <bash | zsh | fish>

  bash: signet completion bash > ~/.local/share/bash-completion/completions/signet
  zsh:  signet completion zsh > "\${fpath[1]}/_signet"
  fish: signet completion fish > ~/.config/fish/completions/signet.fish`,
    options: {},
    positionals: 1,
    async run({ positionals: [shell = ""], terminal }) {
      if (!SHELLS.has(shell))
        throw new UsageError(`name a shell: ${environment.self} completion bash, zsh or fish`);
      const words = Object.entries(await commands()).map(([name, { options }]) => [name, options] as const);
      terminal.out(SHELLS.get(shell)!(Object.fromEntries(words)).trimEnd());
      return 0;
    },
  });

const optionsOf = (options: readonly string[]) =>
  [...options, "help"].map((option) => `--${option}`).join(" ");

const cases = (words: Words, line: (name: string, options: string) => string) =>
  Object.entries(words)
    .map(([name, options]) => line(name, optionsOf(options)))
    .join("\n");

function bash(words: Words): string {
  return `_signet() {
  local word=\${COMP_WORDS[COMP_CWORD]}
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${Object.keys(words).join(" ")} help" -- "$word"))
    return
  fi
  local options=--help
  case \${COMP_WORDS[1]} in
${cases(words, (name, options) => `    ${name}) options="${options}" ;;`)}
  esac
  case $word in
    -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;
    *) COMPREPLY=($(compgen -f -- "$word")) ;;
  esac
}
complete -o filenames -F _signet signet`;
}

function zsh(words: Words): string {
  return `#compdef signet
if (( CURRENT == 2 )); then
  compadd -- ${Object.keys(words).join(" ")} help
  return
fi
local -a options
case $words[2] in
${cases(words, (name, options) => `  ${name}) options=(${options}) ;;`)}
  *) options=(--help) ;;
esac
if [[ $PREFIX == -* ]]; then
  compadd -- $options
else
  _files
fi`;
}

function fish(words: Words): string {
  const commands = Object.keys(words).join(" ");
  const options = Object.entries(words).flatMap(([name, own]) =>
    [...own, "help"].map(
      (option) => `complete -c signet -n "__fish_seen_subcommand_from ${name}" -l ${option}`,
    ),
  );
  return [`complete -c signet -n __fish_use_subcommand -f -a "${commands} help"`, ...options].join("\n");
}
