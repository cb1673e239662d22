import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState} from 'react';
import {type CopyState, useCopy} from '@site/src/components/CopyButton/CopyButton';
import {Icon, type IconName} from '@site/src/components/Icon/Icon';
import {useBackCloses} from '@site/src/hooks/use-back-closes';
import {copyText} from '@site/src/lib/copy-text';
import {markdownAddress} from '@site/src/lib/markdown/address';
import styles from './page-actions.module.css';

const PAGE_WORDS: Record<CopyState, [label: string, hint: string]> = {
  ready: ['Copy page as Markdown', 'For an editor or an assistant'],
  copied: ['Copied', 'The page is on the clipboard'],
  failed: ['Not copied', 'Open the Markdown and copy it from there'],
};

async function readPage(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/** Safari wants the write within the press, and takes a promise for the text. */
async function copyPage(address: string): Promise<boolean> {
  const text = readPage(address);
  try {
    const content = text.then((ready) => new Blob([ready], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': content})]);
    return true;
  } catch {
    // Not known here, or refused: when the text is there, the other ways may still work.
    return text.then(copyText, () => false);
  }
}

/** In the next frame, because a copy over plain http borrows the focus for a moment. */
const closeIfLeft = ({currentTarget: menu}: FocusEvent<HTMLDetailsElement>) =>
  requestAnimationFrame(() => {
    if (!menu.contains(document.activeElement)) menu.open = false;
  });

function closeByKey({key, currentTarget: menu}: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !menu.open) return;
  menu.querySelector('summary')?.focus();
  menu.open = false;
}

/** What can be done with the page, next to its title: a menu that opens without a script, until the focus goes elsewhere. */
export function PageActions({permalink}: {permalink: string}): ReactNode {
  const [copyState, followCopy] = useCopy();
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useBackCloses(isOpen, () => menu.current?.removeAttribute('open'));
  const {siteConfig} = useDocusaurusContext();
  const address = markdownAddress(permalink);
  const prompt = encodeURIComponent(`Read ${siteConfig.url}${address} and answer my questions about it.`);
  const [label, hint] = PAGE_WORDS[copyState];
  const links: [label: string, icon: IconName, hint: string, href: string][] = [
    ['View as Markdown', 'file', 'Plain text of this page', address],
    ['Open in ChatGPT', 'ask', 'Ask about this page', `https://chatgpt.com/?q=${prompt}`],
    ['Open in Claude', 'ask', 'Ask about this page', `https://claude.ai/new?q=${prompt}`],
  ];
  return (
    <details
      ref={menu}
      className={styles.actions}
      // Takes the focus in Safari, whose buttons don't when they're pressed.
      tabIndex={-1}
      data-markdown-ignore=""
      onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}
      onBlur={closeIfLeft}
      onKeyDown={closeByKey}
    >
      <summary className={styles.button} aria-label="Copy page, and more actions">
        <Icon name="copy" />
        <span>Copy page</span>
      </summary>
      <div className={clsx('overlay', styles.menu)} role="group" aria-label="Page actions">
        <button type="button" className="needs-script" onClick={() => followCopy(copyPage(address))}>
          <Icon name={copyState === 'copied' ? 'check' : 'copy'} />
          <span>{label}</span>
          <small>{hint}</small>
        </button>
        {links.map(([place, icon, use, href]) => (
          <a key={place} href={href} target="_blank" rel="noopener noreferrer">
            <Icon name={icon} />
            <span>{place}</span>
            <small>{use}</small>
          </a>
        ))}
        <span className="visually-hidden" role="status">
          {copyState === 'ready' ? '' : label}
        </span>
      </div>
    </details>
  );
}
