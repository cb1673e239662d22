// Wrap: adds the components that pages use without an import, boxes for tables, ways to enlarge pictures, and parts of "link: text" items.
import MDXComponents from '@theme-original/MDXComponents';
import type {ComponentProps, ComponentType} from 'react';
import {Anchor} from '@site/src/components/Anchor/Anchor';
import {BelowFold} from '@site/src/components/StagedRendering/BelowFold';
import {Part} from '@site/src/components/StagedRendering/Part';
import {CodeFrame} from '@site/src/components/CodeFrame/CodeFrame';
import {withParts} from '@site/src/lib/list-item';
import {TableBox} from '@site/src/components/TableBox/TableBox';
import {Diagram} from '@site/src/components/Zoom/Diagram';
import {zoomable} from '@site/src/components/Zoom/zoomable';

const OriginalItem = MDXComponents.li as (props: ComponentProps<'li'>) => JSX.Element;

/** A corner without words isn't a header. */
function HeaderCell(props: ComponentProps<'th'>) {
  return props.children ? <th scope="col" {...props} /> : <td />;
}

export default {
  ...MDXComponents,
  Anchor,
  BelowFold,
  CodeFrame,
  Diagram,
  Part,
  img: zoomable(MDXComponents.img as ComponentType<ComponentProps<'img'>>),
  table: TableBox,
  th: HeaderCell,
  li: (props: ComponentProps<'li'>) => <OriginalItem {...withParts(props)} />,
};
