import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ReactNode, useEffect, useRef} from 'react';
import {type CopyState, useCopy} from '@site/src/components/CopyButton/use-copy';
import {Icon} from '@site/src/components/Icon/Icon';
import {copyText} from '@site/src/lib/copy-text';
import {type LinkAction, chatActions, markdownAddress} from './actions';
import styles from './menu.module.css';

interface Props {
  id: string;
  permalink: string;
}

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

function Entry({label, hint, icon, href}: LinkAction): ReactNode {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      <Icon name={icon} />
      <span>{label}</span>
      <small>{hint}</small>
    </a>
  );
}

/** What can be done with the page. */
export function Menu({id, permalink}: Props): ReactNode {
  const first = useRef<HTMLButtonElement>(null);
  const [copyState, followCopy] = useCopy();
  const {siteConfig} = useDocusaurusContext();
  const address = markdownAddress(permalink);
  const [label, hint] = PAGE_WORDS[copyState];

  useEffect(() => first.current?.focus(), []);

  return (
    <>
      <div id={id} className={`overlay ${styles.menu}`} role="group" aria-label="Page actions">
        <button ref={first} type="button" onClick={() => followCopy(copyPage(address))}>
          <Icon name={copyState === 'copied' ? 'check' : 'copy'} />
          <span>{label}</span>
          <small>{hint}</small>
        </button>
        <Entry label="View as Markdown" hint="Plain text of this page" icon="file" href={address} />
        {chatActions(`${siteConfig.url}${address}`).map((action) => (
          <Entry key={action.label} {...action} />
        ))}
      </div>
      <span className="visually-hidden" role="status">
        {copyState === 'ready' ? '' : label}
      </span>
    </>
  );
}
