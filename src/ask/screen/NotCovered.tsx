import Link from '@docusaurus/Link';
import settings from '@generated/outputs/default/ask-settings.json';
import type {ReactNode} from 'react';
import type {Source} from 'docs-index/answers/answer';
import {safeUrl} from 'docs-index/markdown/safe-url';
import styles from './answer.module.css';

/** Says that the docs have no answer, lists related sections, and links to where people answer. */
export function NotCovered({sections}: {sections: readonly Source[]}): ReactNode {
  return (
    <div className={styles.body}>
      <p>
        Nothing in these docs answers exactly this question. Try fewer or other words, such as a command, a flag or the
        text of a message.
      </p>
      {sections.length > 0 && (
        <>
          <p>The closest sections:</p>
          <ul className="prose-list">
            {sections.map(({title, trail, url}) => (
              <li key={url}>
                <Link to={safeUrl(url) ?? '/docs'}>{title}</Link> <span className="muted-xs">{trail.join(' / ')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        People answer on <Link href={settings.discord}>Discord</Link> and in the{' '}
        <Link href={settings.issues}>GitHub issues</Link>.
      </p>
    </div>
  );
}
