// The edits that the preview has to show, each with a page where a browser can see it.

export const PAGE = {file: 'docs/concepts/domains.mdx', path: '/docs/concepts/domains'};

/** Each puts a new word into a file. */
export const EDITS = [
  {name: 'page', ...PAGE, edit: (text, word) => `${text}\n${word}\n`},
  {
    name: 'data file',
    file: 'src/data/glossary.yaml',
    path: '/docs/concepts',
    edit: (text, word) => text.replace(/^( *meaning: )(['"]?)/m, `$1$2${word} `),
  },
  {
    name: 'file of an example',
    file: 'examples/express/Dockerfile',
    path: '/docs/quickstarts/express',
    edit: (text, word) => `${text}# ${word}\n`,
  },
  {
    name: 'sidebar',
    file: 'sidebars.ts',
    path: PAGE.path,
    edit: (text, word) => text.replace(/label: 'Managed/, `label: '${word} Managed`),
  },
];

/** The one that starts the preview again. */
export const RESTART = {
  name: 'token (restart)',
  file: 'config/site.ts',
  path: '/docs/intro/getting-started',
  edit: (text, word) => text.replace('.io/install`', `.io/${word}\``),
};

/** A mistake at the end of a page, and what the preview says of it. */
export function withMistake(text) {
  const line = text.split('\n').length + 1;
  return {text: `${text}\n{prodct}\n`, said: `${PAGE.file}:${line}: Unknown token {prodct}`};
}
