import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef} from 'react';
import {type CopyState, useCopy} from '@site/src/components/CopyButton/use-copy';
import {Icon} from '@site/src/components/Icon/Icon';
import {useProduct} from '@site/src/hooks/use-product';
import {copyText} from '@site/src/lib/copy-text';
import {type LinkAction, chatActions, editorActions, isAboutMcp, markdownAddress} from './actions';
import styles from './menu.module.css';

interface Props {
  id: string;
  permalink: string;
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
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

/** Closes on a press outside. */
function usePressOutside(inside: RefObject<HTMLElement | null>[], onPress: () => void): void {
  useEffect(() => {
    const check = ({target}: PointerEvent) => {
      if (!inside.some(({current}) => current?.contains(target as Node))) onPress();
    };
    document.addEventListener('pointerdown', check);
    return () => document.removeEventListener('pointerdown', check);
  });
}

function Entry({label, hint, icon, href}: LinkAction): ReactNode {
  // An editor's own address doesn't open a page, so it doesn't need a new tab.
  const opensPage = /^(https:|\/)/.test(href);
  return (
    <a role="menuitem" tabIndex={-1} href={href} {...(opensPage && {target: '_blank', rel: 'noopener noreferrer'})}>
      <Icon name={icon} />
      <span>{label}</span>
      <small>{hint}</small>
    </a>
  );
}

/** The menu: arrows move, Escape closes and gives the focus back, Tab leaves. */
export function Menu({id, permalink, button, onClose}: Props): ReactNode {
  const menu = useRef<HTMLDivElement>(null);
  const [copyState, followCopy] = useCopy();
  const {siteConfig} = useDocusaurusContext();
  const product = useProduct();
  const address = markdownAddress(permalink);
  const [label, hint] = PAGE_WORDS[copyState];
  const editors = isAboutMcp(permalink) ? editorActions(product) : [];
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  useEffect(() => items()[0]?.focus(), []);
  usePressOutside([menu, button], onClose);

  const leave = () => {
    button.current?.focus();
    onClose();
  };

  const moveTo = (event: KeyboardEvent) => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const targets: Record<string, number> = {ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1};
    const target = targets[event.key];
    if (event.key === 'Escape' || event.key === 'Tab') leave();
    else if (event.key === ' ' && document.activeElement instanceof HTMLAnchorElement) document.activeElement.click();
    else if (target !== undefined) all[(target + all.length) % all.length]?.focus();
    else return;
    // Tab continues from the button.
    if (event.key !== 'Tab') event.preventDefault();
  };

  return (
    <>
      <div
        ref={menu}
        id={id}
        className={`overlay ${styles.menu}`}
        role="menu"
        tabIndex={-1}
        aria-label="Page actions"
        onKeyDown={moveTo}
      >
        <button type="button" role="menuitem" tabIndex={-1} onClick={() => followCopy(copyPage(address))}>
          <Icon name={copyState === 'copied' ? 'check' : 'copy'} />
          <span>{label}</span>
          <small>{hint}</small>
        </button>
        <Entry label="View as Markdown" hint="Plain text of this page" icon="file" href={address} />
        {[...chatActions(`${siteConfig.url}${address}`), ...editors].map((action) => (
          <Entry key={action.label} {...action} />
        ))}
      </div>
      <span className="visually-hidden" role="status">
        {copyState === 'ready' ? '' : label}
      </span>
    </>
  );
}
