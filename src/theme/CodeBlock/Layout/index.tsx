// Eject: a bar with title, language and buttons; output has a label instead; no style attributes.
import BrowserOnly from '@docusaurus/BrowserOnly';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Content from '@theme/CodeBlock/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {CopyButton} from '@site/src/components/CopyButton/CopyButton';
import {Icon} from '@site/src/components/Icon/Icon';
import {isShell, languageName} from '@site/src/components/code/languages';
import {resultOfDiff} from '@site/src/components/code/diff';

function WrapButton(): ReactNode {
  const {isEnabled, isCodeScrollable, toggle} = useCodeBlockContext().wordWrap;
  if (!isEnabled && !isCodeScrollable) return null;
  return (
    <button
      type="button"
      className="code-block__button"
      aria-label="Wrap lines"
      aria-pressed={isEnabled}
      onClick={toggle}
    >
      <Icon name="wrap" />
    </button>
  );
}

/** Copies what a reader wants to have: commands without prompt, and of a diff the lines that stay. */
function Buttons(): ReactNode {
  const {code, language, title} = useCodeBlockContext().metadata;
  const what = typeof title === 'string' && title ? title : isShell(language) ? 'commands' : 'code';
  return (
    <BrowserOnly>
      {() => (
        <div className="code-block__buttons">
          <WrapButton />
          <CopyButton text={language === 'diff' ? resultOfDiff(code) : code} what={what} />
        </div>
      )}
    </BrowserOnly>
  );
}

export default function CodeBlockLayout({className}: {className?: string}): ReactNode {
  const {title, language, className: languageClass} = useCodeBlockContext().metadata;
  const isOutput = language === 'output';
  return (
    <div
      className={clsx(
        'code-block',
        isShell(language) && 'code-block--shell',
        isOutput && 'code-block--output',
        ThemeClassNames.common.codeBlock,
        languageClass,
        className,
      )}
    >
      {title && (
        <div className="code-block__bar">
          <span className="code-block__title">{title}</span>
          <span className="code-block__language">{languageName(language, title)}</span>
          <Buttons />
        </div>
      )}
      {isOutput && <p className="code-block__label">Expected output</p>}
      <Content />
      {!title && !isOutput && <Buttons />}
    </div>
  );
}
