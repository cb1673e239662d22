// Eject: our columns, the folded table of contents under the page's title instead of above it, and a link to the page's
// Markdown in the head, where agents look for it.
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useWindowSize} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef} from 'react';
import {markdownAddress} from '@site/src/lib/markdown/address';
import {useWideOnly} from '@site/src/hooks/use-wide-only';

/** Next to the page. A component of its own, since it renders again once the browser says how wide its window is. */
function Contents(): ReactNode {
  const windowSize = useWindowSize();
  const nav = useRef<HTMLElement>(null);
  // Hidden while a table that takes their room too passes by.
  useEffect(() => {
    const hide = () => {
      const {left, top, bottom} = nav.current?.getBoundingClientRect() ?? new DOMRect();
      const isCovering = (table: DOMRect) => table.right > left && table.top < bottom && table.bottom > top;
      const tables = Array.from(document.querySelectorAll('.table-box'), (box) => box.getBoundingClientRect());
      nav.current?.classList.toggle('toc--covered', tables.some(isCovering));
    };
    hide();
    window.addEventListener('scroll', hide, {passive: true});
    return () => window.removeEventListener('scroll', hide);
  }, []);
  const contents = useWideOnly(
    <>
      <p className="toc__title" id="toc-title">
        On this page
      </p>
      <DocItemTOCDesktop />
    </>,
  );
  return windowSize === 'mobile' ? null : (
    <nav ref={nav} className="toc screen-only" aria-labelledby="toc-title" {...contents} />
  );
}

export default function DocItemLayout({children}: Props): ReactNode {
  const {frontMatter, metadata, toc} = useDoc();
  const {url} = useDocusaurusContext().siteConfig;
  const isSingle = frontMatter.hide_table_of_contents === true;
  return (
    <div className={clsx('doc-columns', isSingle && 'doc-columns--single')}>
      <Head>
        <link rel="alternate" type="text/markdown" href={`${url}${markdownAddress(metadata.permalink)}`} />
      </Head>
      <div className="doc-column">
        <article>
          <DocBreadcrumbs />
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
        </article>
        <DocItemPaginator />
      </div>
      {!isSingle && toc.length > 0 && <Contents />}
    </div>
  );
}
