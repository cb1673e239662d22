// Eject: rows on hairlines instead of cards. Their descriptions come from plugins/bundling/docs-list.cjs.
import Link from '@docusaurus/Link';
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useActiveVersion,
  useCurrentSidebarSiblings,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {Props} from '@theme/DocCardList';
import clsx from 'clsx';
import type {ReactNode} from 'react';

type Entry = Extract<PropSidebarItem, {type: 'link' | 'category'}>;

/** Throws where there's no such doc. Docs pages have a list of ids, and load nothing else about other docs. */
function useKnownDoc(docId: string | undefined): void {
  const isKnown = useActiveVersion(undefined)?.docs.some(({id}) => id === docId);
  useDocById(isKnown ? undefined : docId);
}

function Row({item}: {item: Entry}): ReactNode {
  useKnownDoc(item.type === 'link' ? (item.docId ?? undefined) : undefined);
  const href = item.type === 'category' ? findFirstSidebarItemLink(item) : item.href;
  if (!href) return null;
  return (
    <li>
      <Link to={href}>{item.label}</Link>
      <span className="item-text">{item.description}</span>
    </li>
  );
}

function SiblingList(props: Props): ReactNode {
  return <DocCardList {...props} items={useCurrentSidebarSiblings()} />;
}

export default function DocCardList({items, className}: Props): ReactNode {
  if (!items) return <SiblingList {...(className && {className})} />;
  return (
    <ul className={clsx('link-rows', className)}>
      {filterDocCardListItems(items).map((item) =>
        item.type === 'html' ? null : <Row key={item.label} item={item} />,
      )}
    </ul>
  );
}
