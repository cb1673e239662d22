import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {type ReactNode, useRef, useState} from 'react';
import {CopyButton} from '@site/src/components/CopyButton/CopyButton';
import {Icon} from '@site/src/components/Icon/Icon';
import {useOverflow} from '@site/src/hooks/use-overflow';
import {isPrompt, isShell, isWrapped as wraps, languageName} from '@site/src/lib/code/languages';
import {shownText} from '@site/src/lib/code/shown-text';

interface Props {
  language: string;
  title?: string | undefined;
  /** Lines from `renderBlock`, which escapes them. */
  html: string;
}

function nameOf(language: string, title: string | undefined): string {
  if (language === 'output') return 'Expected output';
  if (isShell(language)) return 'Commands';
  return title ?? `${languageName(language, title) ?? 'Text'}, example`;
}

/**
 * A bar with title, language and buttons over colored code; output has a label instead. Commands wrap. A block that
 * scrolls takes the focus and has a name. The lines are HTML, since React then neither builds nor compares an element for each token.
 */
export function CodeFrame({language, title, html}: Props): ReactNode {
  const code = useRef<HTMLPreElement>(null);
  const [isWrapped, setIsWrapped] = useState(false);
  const overflows = useOverflow(code);
  const isOutput = language === 'output';
  const buttons = useIsBrowser() && (
    <div className="code-block__buttons">
      {(overflows || isWrapped) && (
        <button
          type="button"
          className="code-block__button"
          aria-label="Wrap lines"
          aria-pressed={isWrapped}
          onClick={() => setIsWrapped(!isWrapped)}
        >
          <Icon name="wrap" />
        </button>
      )}
      <CopyButton
        text={() => (code.current ? shownText(code.current) : '')}
        what={title ?? (isShell(language) ? 'commands' : 'code')}
      />
    </div>
  );
  return (
    <div
      className={clsx(
        'code-block theme-code-block',
        `language-${language}`,
        isPrompt(language, title) && 'code-block--shell',
        isOutput && 'code-block--output',
        (isWrapped || wraps(language)) && 'code-block--wrapped',
      )}
    >
      {title && (
        <div className="code-block__bar">
          <span className="code-block__title">{title}</span>{' '}
          <span className="code-block__language" data-markdown-ignore="">
            {languageName(language, title)}
          </span>
          {buttons}
        </div>
      )}
      {isOutput && <p className="code-block__label">Expected output</p>}
      <pre ref={code} {...(overflows && {tabIndex: 0, role: 'group', 'aria-label': nameOf(language, title)})}>
        <code dangerouslySetInnerHTML={{__html: html}} />
      </pre>
      {!title && !isOutput && buttons}
    </div>
  );
}
