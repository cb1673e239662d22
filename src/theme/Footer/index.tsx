// Eject: wordmark and tagline, columns as navigation landmarks, and a base line with a switch and accessibility.
import Link from '@docusaurus/Link';
import {type MultiColumnFooter, ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import FooterLinkItem from '@theme/Footer/LinkItem';
import clsx from 'clsx';
import {memo, type ReactNode} from 'react';
import {SlashSwitch} from '@site/src/components/SlashSwitch/SlashSwitch';
import {Wordmark} from '@site/src/components/Wordmark/Wordmark';
import styles from './footer.module.css';

type Column = MultiColumnFooter['links'][number];

function FooterColumn({title, items}: Column): ReactNode {
  return (
    <nav aria-label={title ?? 'Links'}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.label} className={styles.item}>
            <FooterLinkItem item={item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Footer(): ReactNode {
  const {footer} = useThemeConfig();
  const {tagline} = useDocusaurusContext().siteConfig;
  if (!footer) return null;
  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, 'screen-only', styles.footer)}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Wordmark />
          <p>{tagline}</p>
        </div>
        {(footer as MultiColumnFooter).links.map((column) => (
          <FooterColumn key={column.title} {...column} />
        ))}
        <div className={styles.base}>
          <span>{footer.copyright}</span>
          <span className={styles.more}>
            <SlashSwitch />
            <Link to="/docs/how-we-check#accessibility">Accessibility</Link>
            <span>Open source, MIT license</span>
          </span>
        </div>
      </div>
    </footer>
  );
}

export default memo(Footer);
