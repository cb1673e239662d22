import type * as PrismNamespace from 'prismjs';

/** Commands as a reader sees them: which program, which flags. Prism's own grammar for Bash has only fixed names. */
export const shell: PrismNamespace.Grammar = {
  comment: {pattern: /(^|\s)#.*/m, lookbehind: true, greedy: true},
  string: {pattern: /"(?:\\[\s\S]|[^"\\])*"|'[^']*'/, greedy: true},
  command: {
    pattern: /(^[ \t]*(?:[A-Z_]+=\S*[ \t]+)*|(?:&&|\|\|?|;|\$\()[ \t]*)(?![A-Z_]+=)[\w./~{][\w./~{}-]*/m,
    lookbehind: true,
    // Greedy, so that ^ matches the beginning of a line, and not of the rest after other tokens.
    greedy: true,
  },
  flag: {pattern: /(\s)--?[a-zA-Z][\w-]*/, lookbehind: true},
  constant: /\$\{[^}]+\}|\$\w+/,
  operator: /&&|\|\|?|[<>]{1,2}|\\$/m,
};

/** Output is text; only the words of success stand out. */
export const output: PrismNamespace.Grammar = {
  success: /\bDEPLOYMENT_COMPLETED\b|\bSuccessfully [^\n]+|\bDone\./,
};

/** Values without quotes read as strings, as they do in most editors. Numbers, booleans and null keep their color. */
export function extendYaml(prism: Pick<typeof PrismNamespace, 'languages'>): void {
  if (!prism.languages.yaml) return;
  prism.languages.insertBefore('yaml', 'number', {
    value: {
      pattern:
        /((?:^|[[{,:-])[ \t]+|\[)(?!-?\d[\d.]*[ \t]*(?:$|[\n,\]}#]))(?![\s#>|&*!%@`"'{}[\],]|- )[^\n,\]]+?(?=[,\]}]*[ \t]*(?:\n|$)|,| #)/,
      lookbehind: true,
      alias: 'string',
    },
  });
}
