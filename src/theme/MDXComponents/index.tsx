// Wrap: adds the components that pages use without an import, boxes for tables, and parts of "link: text" items.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {ComponentProps} from 'react';
import {Anchor} from '@site/src/components/Anchor/Anchor';
import {CodeFrame} from '@site/src/components/code/CodeFrame';
import {withParts} from '@site/src/components/ListItem/ListItem';
import {Steps} from '@site/src/components/Steps/Steps';
import {Support} from '@site/src/components/Support/Support';
import {TableBox} from '@site/src/components/TableBox/TableBox';

const OriginalItem = MDXComponents.li as (props: ComponentProps<'li'>) => JSX.Element;

/** A corner without words is no header. */
function HeaderCell(props: ComponentProps<'th'>) {
  return props.children ? <th scope="col" {...props} /> : <td />;
}

export default {
  ...MDXComponents,
  Anchor,
  CodeFrame,
  Steps,
  Support,
  TabItem,
  Tabs,
  table: TableBox,
  th: HeaderCell,
  li: (props: ComponentProps<'li'>) => <OriginalItem {...withParts(props)} />,
};
