// Eject: tokens carry classes only; prompts, signs and marks are drawn by src/css/code.css; a block that scrolls takes
// the focus and has a name; lines end in line feeds, so that Firefox copies them (docusaurus#11565).
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import {Highlight, type Token} from 'prism-react-renderer';
import type {ReactNode} from 'react';
import {commandStarts} from '@site/src/components/code/command-starts';
import {parseDiff} from '@site/src/components/code/diff';
import {isShell, languageName, languageOfFile} from '@site/src/components/code/languages';
import {useOverflow} from '@site/src/components/overflow/use-overflow';

/** Colors come from classes. */
const NO_STYLES = {plain: {}, styles: []};

const isPlain = ({types}: Token) => types.every((type) => type === 'plain');

function tokens(line: Token[]): ReactNode {
  return line.map((token, index) => {
    // The renderer's mark of an empty line.
    if (token.empty) return null;
    if (isPlain(token)) return token.content;
    return (
      <span key={index} className={clsx('token', token.types)}>
        {token.content}
      </span>
    );
  });
}

/** Code, its grammar and the classes of its lines. */
function useBlock() {
  const {code, language, title, lineClassNames} = useCodeBlockContext().metadata;
  if (language === 'diff') {
    const lines = parseDiff(code);
    return {
      code: lines.map(({text}) => text).join('\n'),
      grammar: languageOfFile(title),
      classes: lines.map(({change}) => `code-block__line--${change}`),
    };
  }
  const starts = isShell(language) ? commandStarts(code) : [];
  return {
    code,
    grammar: language,
    classes: code
      .split('\n')
      .map((_, index) => clsx(lineClassNames[index], starts[index] && 'code-block__line--command')),
  };
}

function nameOf(language: string, title: ReactNode): string {
  if (language === 'output') return 'Expected output';
  if (isShell(language)) return 'Commands';
  if (typeof title === 'string' && title) return title;
  return `${languageName(language, title) ?? 'Text'}, example`;
}

export default function CodeBlockContent({className}: {className?: string}): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const {language, title, lineNumbersStart} = metadata;
  const {code, grammar, classes} = useBlock();
  const overflows = useOverflow(wordWrap.codeBlockRef);
  return (
    // The line feed at the end lets grammars see a key without a value; it makes one line too many.
    <Highlight theme={NO_STYLES} code={`${code}\n`} language={grammar}>
      {({tokens: lines}) => (
        <pre
          ref={wordWrap.codeBlockRef}
          className={className}
          {...(overflows && {tabIndex: 0, role: 'group', 'aria-label': nameOf(language, title)})}
        >
          <code>
            {lines.slice(0, -1).map((line, index) => (
              <span key={index} className={clsx('code-block__line', classes[index])}>
                {lineNumbersStart !== undefined && (
                  <span className="code-block__number" aria-hidden="true">
                    {lineNumbersStart + index}
                  </span>
                )}
                {tokens(line)}
                {'\n'}
              </span>
            ))}
          </code>
        </pre>
      )}
    </Highlight>
  );
}
